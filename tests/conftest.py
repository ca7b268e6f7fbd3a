"""Settings for all tests."""

from hypothesis import settings

# A slow moment of the machine is no failure; speed is measured in bench/.
settings.register_profile("windycity", deadline=None)
settings.load_profile("windycity")
