"""Where numba keeps compiled kernels: below the folder of a build, wherever their sources are.

numba itself would put the path of the source into the name, so a second checkout, or a package installed elsewhere, would
compile everything again. The folder of a build is named by the content of its sources, so their path adds nothing.
"""

from __future__ import annotations

from numba.core.caching import UserProvidedCacheLocator

LOCATOR = f"{__name__}.Below"
FOLDER = "code"


class Below(UserProvidedCacheLocator):
    """One folder below the one set in numba's configuration."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """Return the name of the folder below it."""
        return FOLDER
