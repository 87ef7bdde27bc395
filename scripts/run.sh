#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Opens the gallery. Without a display, renders a tour of it to a file instead.
set -euo pipefail
cd "$(dirname "$0")/.."

status=0
.build/release/snapback "$@" || status=$?
# 69: there is no display to open a window on.
(( status == 69 )) || exit "$status"

mkdir -p out
.build/release/snapback record gallery --size 1180x800 --fps 30 -o out/tour.webp
cat <<END
Rendered a tour instead: $PWD/out/tour.webp (open it in a web browser).
To open a window, run this on a desktop, over ssh -X, or with DISPLAY set.
END
