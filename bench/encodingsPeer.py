"""Encodes texts with Python's codecs and iconv, an independent definition of each encoding, and reads them again with
charset-normalizer where it is installed. JSON in: [{"text", "encoding"}]; JSON out: [{"bytes", "peer"}]."""
import base64
import json
import subprocess
import sys

try:
    from charset_normalizer import from_bytes
except ImportError:
    from_bytes = None

# Python has no codec for it, and its byte for a line end in EBCDIC is another than the usual one.
ICONV = {"cp1047": "IBM1047"}


def encode(text, encoding):
    if encoding in ICONV:
        return subprocess.run(["iconv", "-f", "UTF-8", "-t", ICONV[encoding]], input=text.encode(), capture_output=True, check=True).stdout
    return text.encode(encoding)


def read(content):
    if from_bytes is None:
        return None
    best = from_bytes(content).best()
    return None if best is None else str(best)


def answer(one, with_peer):
    try:
        content = encode(one["text"], one["encoding"])
    except (UnicodeEncodeError, subprocess.CalledProcessError):
        return {"bytes": None}
    found = {"bytes": base64.b64encode(content).decode()}
    if with_peer:
        found["peer"] = read(content)
    return found


asked = json.load(sys.stdin)
with_peer = "--peer" in sys.argv and from_bytes is not None
json.dump({"hasPeer": with_peer, "files": [answer(one, with_peer) for one in asked]}, sys.stdout)
