import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    "module, library, needed",
    [("gymnasium", "gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo", "pettingzoo"), ("openspiel", "pyspiel", "open_spiel")],
)
def test_a_library_that_is_not_installed_is_named(module, library, needed):
    program = f"import sys; sys.modules[{library!r}] = None; import bergfried; import bergfried.{module}"
    failed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    last = failed.stderr.splitlines()[-1]
    assert last == f"ModuleNotFoundError: bergfried.{module} needs {needed}: pip install {needed}"
