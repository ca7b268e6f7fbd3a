"""Settings for all tests."""

from hypothesis import settings

from tests.effort import often

# A slow moment of the machine is no failure; speed is measured in bench/.
settings.register_profile("windycity", deadline=None, max_examples=often(50))
settings.load_profile("windycity")
