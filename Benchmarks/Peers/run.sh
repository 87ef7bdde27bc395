#!/bin/sh
# Part of Snapback, under the MIT licence; see LICENSE.
# Builds and runs the other ways of drawing what the bench draws, as far as their headers are here,
# and measures how long the program given takes to its first frame.
set -eu
program=${1:+$(realpath "$1")}
cd "$(dirname "$0")"
out=${TMPDIR:-/tmp}/snapback-peers.$$
mkdir -p "$out"
trap 'rm -rf "$out"' EXIT
cc=${CC:-$(command -v cc || command -v clang || true)}
if [ -z "$cc" ]; then
  echo "The peers are left out: there is no C compiler."
  exit 0
fi
if ! pkg-config --exists sdl2 2>/dev/null; then
  echo "The peers are left out: SDL2's headers are missing (libsdl2-dev)."
  exit 0
fi
peer() { # name, further packages, what is missing without them
  if [ -n "$2" ] && ! pkg-config --exists "$2"; then
    echo "$1 is left out: $3"
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
"$out/start" ${program:+"$program"} || echo "The first frame is left out."
