"""Running commands: in this process, or as separate programs."""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
from typing import Any

import pytest

from kaiju import cli

# The tests' Ray cluster lets nobody in but the tests.
SECURED = {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *typed: str) -> tuple[int, str, str]:
    """The exit code of a command, what it printed, and what it complained about."""
    code = cli.run(list(typed))
    out, err = capsys.readouterr()
    return code, out, err


def refused(capsys: Capture, *typed: str) -> str:
    """The one sentence that refuses a command."""
    code, out, err = run(capsys, *typed)
    assert code != 0
    assert out == ""
    (sentence,) = err.splitlines()
    assert sentence.startswith("kaiju: ")
    return sentence


def program(*typed: str, **more: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kaiju", *typed]
    return subprocess.run(command, capture_output=True, text=True, check=False, **more)
