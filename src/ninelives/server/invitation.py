"""Draw the link of a table as a QR code."""

import io

import segno


def qr_code(link: str) -> bytes:
    """Return a link as an SVG picture that a phone can read."""
    out = io.BytesIO()
    segno.make(link).save(out, kind="svg", border=2, light="#ffffff", dark="#2b2330", xmldecl=False)
    return out.getvalue()
