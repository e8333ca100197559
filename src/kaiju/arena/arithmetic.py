"""What is computed with while a network learns: NumPy, or PyTorch where there is a GPU for it.

Both do the same steps, since arrays of both can be added, multiplied and picked from in the same way; here is
what they say differently. NumPy is what the tests hold to; a GPU rounds a little differently.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

TORCH: Final = "torch"


class Arithmetic(Protocol):
    """Arrays on one device."""

    device: str
    version: str

    def array(self, values: NDArray[Any]) -> Any:
        """An array of NumPy, brought to the device."""

    def told(self, values: Any) -> NDArray[Any]:
        """An array of the device, as one of NumPy."""

    def floats(self, values: Any) -> Any:
        """The same numbers in 32 bits."""

    def full(self, shape: tuple[int, ...], value: float) -> Any:
        """The same number everywhere."""

    def joined(self, parts: Sequence[Any], axis: int) -> Any:
        """One array after another."""

    def exp(self, values: Any) -> Any:
        """The powers of e."""

    def log(self, values: Any) -> Any:
        """The natural logarithm of each."""

    def top(self, values: Any) -> Any:
        """The largest of each row."""

    def positive(self, values: Any) -> Any:
        """Nothing less than 0."""


class OfNumPy:
    """Computes on the processor."""

    device = "cpu"
    version = f"NumPy {np.__version__}"

    def array(self, values: NDArray[Any]) -> Any:
        """It is there already."""
        return values

    def told(self, values: Any) -> NDArray[Any]:
        """It is one already."""
        found: NDArray[Any] = values
        return found

    def floats(self, values: Any) -> Any:
        """The same numbers in 32 bits."""
        return values.astype(np.float32)

    def full(self, shape: tuple[int, ...], value: float) -> Any:
        """The same number everywhere."""
        return np.full(shape, value, np.float32)

    def joined(self, parts: Sequence[Any], axis: int) -> Any:
        """One array after another."""
        return np.concatenate(parts, axis=axis)

    def exp(self, values: Any) -> Any:
        """The powers of e."""
        return np.exp(values)

    def log(self, values: Any) -> Any:
        """The natural logarithm of each."""
        return np.log(values)

    def top(self, values: Any) -> Any:
        """The largest of each row."""
        return values.max(axis=1, keepdims=True)

    def positive(self, values: Any) -> Any:
        """Nothing less than 0."""
        return np.maximum(values, 0)


class OfPyTorch:
    """Computes wherever PyTorch can."""

    def __init__(self, device: str) -> None:
        self._torch: Any = import_module(TORCH)
        self.device = device
        self.version = f"PyTorch {self._torch.__version__}"

    def array(self, values: NDArray[Any]) -> Any:
        """An array of NumPy, brought to the device."""
        return self._torch.as_tensor(np.ascontiguousarray(values), device=self.device)

    def told(self, values: Any) -> NDArray[Any]:
        """An array of the device, as one of NumPy."""
        found: NDArray[Any] = values.cpu().numpy()
        return found

    def floats(self, values: Any) -> Any:
        """The same numbers in 32 bits."""
        return values.float()

    def full(self, shape: tuple[int, ...], value: float) -> Any:
        """The same number everywhere."""
        return self._torch.full(shape, value, dtype=self._torch.float32, device=self.device)

    def joined(self, parts: Sequence[Any], axis: int) -> Any:
        """One array after another."""
        return self._torch.cat(list(parts), dim=axis)

    def exp(self, values: Any) -> Any:
        """The powers of e."""
        return values.exp()

    def log(self, values: Any) -> Any:
        """The natural logarithm of each."""
        return values.log()

    def top(self, values: Any) -> Any:
        """The largest of each row."""
        return values.amax(dim=1, keepdim=True)

    def positive(self, values: Any) -> Any:
        """Nothing less than 0."""
        return values.clamp(min=0)


class NoGpu(Exception):
    """There is no GPU to compute with, or no PyTorch to do it with (`torch`)."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


DEVICES: Final = ("auto", "cpu", "gpu")


def arithmetic_on(device: str) -> Arithmetic:
    """NumPy on the processor, PyTorch on a GPU; `auto` is a GPU if there is one."""
    torch = find_spec(TORCH) if device != "cpu" else None
    if torch is not None and import_module(TORCH).cuda.is_available():
        return OfPyTorch("cuda")
    if device == "gpu":
        raise NoGpu("gpu" if torch else TORCH)
    return OfNumPy()
