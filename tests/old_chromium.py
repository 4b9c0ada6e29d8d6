"""The oldest Chromium that the site promises to work in, for ``make full``: fetched once from npm's registry.

The package is made for machines without a screen and holds a headless Chromium alone, packed with Brotli, which the
Node that Playwright brings can unpack.
"""

from __future__ import annotations

import base64
import hashlib
import io
import os
import subprocess
import tarfile
import urllib.request
from pathlib import Path

from tests.tools import find_node

VERSION = "109.0.6"
"""The version of the package; its Chromium is 109.0.5412."""

_PACKAGE = f"https://registry.npmjs.org/@sparticuz/chromium/-/chromium-{VERSION}.tgz"
_SHA512 = "9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg=="
_UNPACK = """
const { createReadStream, createWriteStream } = require("fs");
const { createBrotliDecompress } = require("zlib");
const [from, to] = process.argv.slice(1);
require("stream").pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to), (error) => {
  if (error) throw error;
});
"""
_KEPT = Path(__file__).parents[1] / ".cache" / f"chromium-{VERSION}" / "chromium"


def old_chromium() -> str:
    """Give the path of a Chromium 109 (``FATHOM_OLD_CHROMIUM``, or the one in ``.cache``, fetched if it is not there).

    Raises an OSError where npm's registry cannot be reached or gives another package than it did.
    """
    if given := os.environ.get("FATHOM_OLD_CHROMIUM"):
        return given
    if not _KEPT.exists():
        with urllib.request.urlopen(_PACKAGE, timeout=300) as answer:
            package = answer.read()
        if base64.b64encode(hashlib.sha512(package).digest()).decode() != _SHA512:
            raise OSError(f"{_PACKAGE} is not the package that it was")
        _unpack(package)
    return str(_KEPT)


def _unpack(package: bytes) -> None:
    _KEPT.parent.mkdir(parents=True, exist_ok=True)
    packed, unpacked = _KEPT.with_suffix(".br"), _KEPT.with_suffix(".new")
    with tarfile.open(fileobj=io.BytesIO(package)) as archive:
        member = archive.extractfile("package/bin/chromium.br")
        assert member, "the package has no Chromium"
        packed.write_bytes(member.read())
    subprocess.run([find_node(), "-e", _UNPACK, str(packed), str(unpacked)], check=True)
    packed.unlink()
    unpacked.chmod(0o755)
    unpacked.replace(_KEPT)  # only a whole one is ever found
