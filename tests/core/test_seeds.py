"""Seeds of both kinds: what is accepted, and how they are written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import goa
from goa.core.dice import HIGHEST_SEED
from goa.core.seeds import Seed, check_seed, read_seed, seed_text

SEEDS = st.one_of(st.integers(0, HIGHEST_SEED), st.binary(min_size=32, max_size=32))


@given(SEEDS)
def test_a_seed_is_read_as_it_was_written(seed: Seed) -> None:
    check_seed(seed)
    assert read_seed(seed_text(seed)) == seed
    assert isinstance(read_seed(seed_text(seed)), type(seed))


def test_bytes_that_are_all_decimal_digits_stay_bytes() -> None:
    assert read_seed("12" * 32) == bytes.fromhex("12" * 32)


@pytest.mark.parametrize("text", ["", "-1", str(2**63), "seven", "0x7", "a" * 63, "a" * 65, "A" * 64, "1" * 64 + "\n"])
def test_other_texts_are_no_seeds(text: str) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        read_seed(text)


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_bytes_of_another_length_are_refused(seed: bytes) -> None:
    with pytest.raises(ValueError, match=f"a seed of bytes has 32 of them, not {len(seed)}"):
        goa.new_game("2012", seed=seed)
