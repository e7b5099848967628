"""Why a choice is not offered: the rule, and a reason in plain words. Never looks at what another seat holds."""

from goa.rules.refusals.reasons import refuse, why_not
from goa.rules.refusals.refusal import IllegalChoice, Refusal
from goa.rules.refusals.texts import refuse_text

__all__ = ["IllegalChoice", "Refusal", "refuse", "refuse_text", "why_not"]
