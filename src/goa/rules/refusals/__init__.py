"""Why a choice is not offered: the rule, and a reason in plain words. Never looks at what another seat holds."""

from goa.rules.refusals.refusal import IllegalChoice, Refusal
from goa.rules.refusals.texts import refuse_text
from goa.rules.refusals.why_not import refuse, why_not

__all__ = ["IllegalChoice", "Refusal", "refuse", "refuse_text", "why_not"]
