"""Web Push as the RFCs write it."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.calls.push_service import Browser, check_vapid

from goa.server.calls.push_encryption import Vapid, decode, encode, encrypt, new_vapid_key, read_browser_keys

# RFC 8291, section 5 and appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RECEIVER_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode(text), "big"), ec.SECP256R1())


def test_the_example_of_rfc_8291_byte_for_byte() -> None:
    browser, auth = read_browser_keys(RECEIVER_PUBLIC, AUTH)
    made = encrypt(PLAIN, browser, auth, key=private_key(SENDER), salt=decode(SALT))
    assert encode(made) == BODY


def test_the_browser_of_the_example_reads_it() -> None:
    browser = Browser(private_key(RECEIVER), decode(AUTH))
    assert encode(browser.public) == RECEIVER_PUBLIC
    assert browser.decrypt(decode(BODY)) == PLAIN


def test_every_message_has_a_key_and_a_salt_of_its_own() -> None:
    browser = Browser()
    first, second = (encrypt(PLAIN, browser.public, browser.auth) for _ in range(2))
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]
    assert browser.decrypt(first) == browser.decrypt(second) == PLAIN


@pytest.mark.parametrize(
    ("public_key", "auth"),
    [
        ("", AUTH),
        (RECEIVER_PUBLIC, ""),
        (RECEIVER_PUBLIC[:-4], AUTH),
        (encode(b"\x04" + bytes(64)), AUTH),  # not on the curve
        ("%%%", AUTH),
    ],
)
def test_keys_that_are_none_are_refused(public_key: str, auth: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - what it says depends on the library
        read_browser_keys(public_key, auth)


def test_push_services_can_check_who_sends() -> None:
    vapid = Vapid(new_vapid_key(), "https://goa.example.org")
    header = vapid.authorization("https://push.example.org", 1000)
    assert check_vapid(header, "https://push.example.org", 1000)["sub"] == "https://goa.example.org"
    assert f"k={vapid.public_key}" in header
    other = Vapid(new_vapid_key(), "https://goa.example.org")
    with pytest.raises(InvalidSignature):
        check_vapid(header.replace(vapid.public_key, other.public_key), "https://push.example.org", 1000)


def test_a_stored_key_is_the_same_again() -> None:
    stored = new_vapid_key()
    assert Vapid(stored, "").public_key == Vapid(stored, "").public_key
