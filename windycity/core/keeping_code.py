"""Where numba keeps compiled kernels: below the folder of a build, whatever path their sources have.

numba itself would put the path of the source into the name, so that a second checkout, or a package installed elsewhere,
compiles everything again. The folder of a build is named by the content of its sources, so their path says nothing more.
"""

from __future__ import annotations

from numba.core.caching import UserProvidedCacheLocator

LOCATOR = f"{__name__}.Below"
FOLDER = "code"


class Below(UserProvidedCacheLocator):
    """One folder below the one that is set in numba's configuration."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """Return the name of the folder below it."""
        return FOLDER
