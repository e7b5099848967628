"""Positions as rows of bytes, compiled and without numpy.

`encode_row` has the functions, `layout` says what stands where. A row is joined from prepared pieces of bytes, which is
fast compiled and interpreted. The functions that write a part are never given what the viewer may not know.
"""
