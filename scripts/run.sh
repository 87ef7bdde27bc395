#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Opens the gallery; where there is no display, draws a tour of it into a file instead.
set -euo pipefail
cd "$(dirname "$0")/.."

status=0
.build/release/snapback "$@" || status=$?
# 69: there is no display to open a window on.
(( status == 69 )) || exit "$status"

mkdir -p out
.build/release/snapback record gallery --size 1180x800 --fps 30 -o out/tour.webp
cat <<END
Drawn instead: $PWD/out/tour.webp (any web browser shows it).
For a window, run this on a desktop, through ssh -X, or with DISPLAY naming a display.
END
