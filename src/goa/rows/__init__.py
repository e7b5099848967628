"""Positions as rows of bytes, compiled and without numpy.

`encode_row` has the functions, `layout` says what stands where. A row is joined from prepared pieces of bytes, which is
fast compiled and interpreted. Pieces of a fixed number are joined by a format, b"%b%b%b": compiled, it copies each of
them once, without a list of them. The functions that write a part are never given what the viewer may not know.
"""
