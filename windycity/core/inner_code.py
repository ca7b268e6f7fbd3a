"""How kernels are compiled that only other kernels call: as far as their callers need them.

numba links whatever a kernel calls into it, optimizes all of that, and turns it into machine code: by itself it would do so
for every kernel, and with a kernel that many call as often again. But only entries are called from outside. So an inner
kernel stays in LLVM's intermediate form, and is made machine code within the entries that it is linked into. It is optimized
there too; small ones are optimized before as well, which costs little, and without which some loops were a fifth slower.
That halves the time to compile a game, and the code is as fast.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

SMALL = 8  # functions: of what a kernel calls, directly or through others, and itself


class InnerLibrary(JITCodeLibrary):
    """The code of an inner kernel, which is only there to be linked into others."""

    def _optimize_final_module(self) -> None:
        """Optimize what is small; leave the rest to the entries."""
        if sum(not function.is_declaration for function in self._final_module.functions) <= SMALL:
            super()._optimize_final_module()  # type: ignore[no-untyped-call]

    def _finalize_final_module(self) -> None:
        """Add nothing to what is turned into machine code."""
        self._finalized = True

    @property
    def codegen(self) -> InnerLibrary:
        """What is asked to `set_env`, once it is compiled."""
        return self

    def set_env(self, name: str, env: Any) -> None:
        """Keep no environment for code that is never run by itself."""


class InnerCompiler(Compiler):
    """numba's compiler, with such a library for the code."""

    def compile_extra(self, func: Any) -> Any:
        """Compile a function."""
        self.state.library = InnerLibrary(self.state.targetctx.codegen(), func.__qualname__)  # type: ignore[no-untyped-call]
        return super().compile_extra(func)  # type: ignore[no-untyped-call]


OPTIONS = {"pipeline_class": InnerCompiler, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
