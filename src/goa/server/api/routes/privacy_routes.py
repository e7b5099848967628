"""The privacy page: what is stored, for how long, and how to have it deleted. Without scripts."""

from __future__ import annotations

from html import escape
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from goa.locales import say
from goa.server.api.auth import LanguageOf
from goa.server.ops.settings import Settings

router = APIRouter(tags=["operations"])

STORED: Final = ("games", "tokens", "devices", "chat", "orders", "calls", "browser")
NOT_STORED: Final = ("addresses", "logs", "third_parties")


@router.get("/privacy", include_in_schema=False)
async def privacy(request: Request, language: LanguageOf) -> HTMLResponse:
    """What this server stores about its visitors, with its own periods."""
    settings: Settings = request.app.state.settings
    return HTMLResponse(privacy_page(settings, language))


def privacy_page(settings: Settings, language: str) -> str:
    def words(key: str, **values: int) -> str:
        return escape(say(f"server.privacy.{key}", language, **values))

    def items(keys: tuple[str, ...]) -> str:
        return "".join(f"<li>{words(key)}</li>" for key in keys)

    def period(key: str, days: int) -> str:
        return words(f"{key}_days", days=days) if days else words(f"{key}_kept")

    kept = (
        f"<li>{period('finished', settings.keep_finished_days)}</li><li>{period('idle', settings.keep_idle_days)}</li>"
    )
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Goa: {words("title")}</title>'
        f"<h1>{words('title')}</h1><p>{words('about')}</p>"
        f"<h2>{words('stored')}</h2><ul>{items(STORED)}</ul>"
        f"<h2>{words('not_stored')}</h2><ul>{items(NOT_STORED)}</ul>"
        f"<h2>{words('how_long')}</h2><ul>{kept}<li>{words('restrictions')}</li></ul>"
        f"<h2>{words('deletion')}</h2><p>{words('how_to_delete')}</p></html>"
    )
