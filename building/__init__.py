"""Build steps: extension modules compiled with mypyc, and the browser client."""
