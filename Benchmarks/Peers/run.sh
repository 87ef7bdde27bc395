#!/bin/sh
# Part of Snapback, under the MIT licence; see LICENSE.
# Builds and runs comparisons of `snapback bench` with the other drawing libraries whose headers are installed,
# and measures the start-up time of the given program.
set -eu
program=${1:+$(realpath "$1")}
cd "$(dirname "$0")"
out=${TMPDIR:-/tmp}/snapback-peers.$$
mkdir -p "$out"
trap 'rm -rf "$out"' EXIT
cc=${CC:-$(command -v cc || command -v clang || true)}
if [ -z "$cc" ]; then
  echo "Peers skipped: no C compiler is installed."
  exit 0
fi
if ! pkg-config --exists sdl2 2>/dev/null; then
  echo "Peers skipped: the headers of SDL2 are missing (libsdl2-dev)."
  exit 0
fi
peer() { # name, additional packages, reason to skip without them
  if [ -n "$2" ] && ! pkg-config --exists "$2"; then
    echo "$1 skipped: $3"
    return
  fi
  echo
  # shellcheck disable=SC2046
  "$cc" -O2 -o "$out/$1" "$1.c" scene.c $(pkg-config --cflags --libs sdl2 $2) -lm
  "$out/$1"
}
peer cairo cairo "its headers are missing (libcairo2-dev)."
peer sdl "" ""
if pkg-config --exists cairo; then
  echo
  # shellcheck disable=SC2046
  "$cc" -O2 -o "$out/kinds" kinds.c $(pkg-config --cflags --libs cairo) -lm
  "$out/kinds"
fi

echo
fonts=
if pkg-config --exists pangocairo; then fonts=pangocairo; fi
# shellcheck disable=SC2046
"$cc" -O2 ${fonts:+-DWITH_FONTS} -o "$out/start" start.c $(pkg-config --cflags --libs sdl2 $fonts)
"$out/start" ${program:+"$program"} || echo "Start-up time skipped."

echo
if ! pkg-config --exists gtk4; then
  echo "Lists of GTK skipped: its headers are missing (libgtk-4-dev)."
elif [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  echo "Lists of GTK skipped: there is no display."
else
  # shellcheck disable=SC2046
  "$cc" -O2 -o "$out/gtklist" gtklist.c $(pkg-config --cflags --libs gtk4)
  for rows in 100 100000; do GSK_RENDERER=cairo "$out/gtklist" "$rows" || echo "Lists of GTK skipped."; done
fi
