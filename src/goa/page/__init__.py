"""Tables inside a web page: the same requests and answers as the server, without network, database or processes."""
