"""The HTTP API: routes, request and response models, errors, middleware, rate limits."""
