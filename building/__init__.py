"""What has to be made before goa can be installed or played: extension modules, and the client for the browser."""
