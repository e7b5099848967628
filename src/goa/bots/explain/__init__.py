"""Why a bot prefers a choice."""
