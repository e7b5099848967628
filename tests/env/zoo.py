"""Imports PettingZoo's own tests without the warnings of their examples."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

__all__ = ["api_test", "max_cycles_test", "parallel_api_test", "parallel_seed_test", "render_test", "seed_test"]
