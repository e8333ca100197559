"""Files that are there as a whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kaiju.files import PRIVATE, replacing, write_text


def test_a_text_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    path = tmp_path / "story.txt"
    write_text(path, "old")
    write_text(path, "new\n")
    assert path.read_bytes() == b"new\n"
    assert list(tmp_path.iterdir()) == [path]


def test_until_everything_is_written_the_old_file_is_there(tmp_path: Path) -> None:
    path = tmp_path / "story.txt"
    path.write_text("old")
    with replacing(path) as draft:
        assert draft.parent == tmp_path
        draft.write_text("half")
        assert path.read_text() == "old"
        draft.write_text("whole")
    assert path.read_text() == "whole"


@pytest.mark.parametrize("trouble", [OSError, KeyboardInterrupt])
def test_what_fails_leaves_nothing_behind(tmp_path: Path, trouble: type[BaseException]) -> None:
    path = tmp_path / "story.txt"
    path.write_text("old")

    def fail() -> None:
        with replacing(path) as draft:
            draft.write_text("half")
            raise trouble

    with pytest.raises(trouble):
        fail()
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_two_may_write_at_once_and_one_of_them_is_last(tmp_path: Path) -> None:
    path = tmp_path / "story.txt"
    with replacing(path) as one, replacing(path) as other:
        one.write_text("one")
        other.write_text("other")
    assert path.read_text() == "one"


def test_a_private_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    mask = os.umask(0o022)
    try:
        write_text(tmp_path / "shared", "")
        write_text(tmp_path / "private", "", PRIVATE)
    finally:
        os.umask(mask)
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert modes == {"shared": 0o644, "private": 0o600}
