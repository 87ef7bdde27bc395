# Part of Snapback, under the MIT licence; see LICENSE.

"""Runs Orca with its debug log in the file that the first argument names. Each line is written at once."""

import builtins
import runpy
import sys

log = sys.argv[1]
plain_open = builtins.open


def line_buffered(file, mode="r", *arguments, **options):
    if file == log:
        options["buffering"] = 1
    return plain_open(file, mode, *arguments, **options)


builtins.open = line_buffered
sys.argv = ["orca", "--debug-file", log, "--disable", "braille"]
runpy.run_path("/usr/bin/orca", run_name="__main__")
