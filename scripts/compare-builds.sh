#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Checks that debug and release builds render the same pixels: replays traces with both and compares the
# digest of every frame. Usage: scripts/compare-builds.sh TRACE...
#
# The debug build has the sanitizers for addresses and undefined behavior, so this is also the short form of
# scripts/sanitize.sh: then it renders a frame of every scene.
set -euo pipefail
cd "$(dirname "$0")/.."

(( $# )) || { echo "usage: scripts/compare-builds.sh TRACE..." >&2; exit 64; }
# With other flags than in the Makefile, `make test` would compile every module again.
read -ra flags < <(make --no-print-directory flags)
swift build "${flags[@]}" --product snapback
# Undefined behavior in C ends the program by SIGILL, as Swift has no runtime library for its reports. Whole modules
# take a third less time than batches of files, each of which reads the whole module.
sanitized=(
  -c debug --sanitize=address -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined
  -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 --disable-index-store
  -debug-info-format none
  --scratch-path .build/sanitize-debug
)
swift build "${sanitized[@]}" --product snapback
release=.build/release/snapback
debug=.build/sanitize-debug/debug/snapback
export ASAN_OPTIONS="detect_leaks=0"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for trace in "$@"; do
  for mode in debug release; do
    "${!mode}" replay "$trace" --headless --digest >"$work/$mode"
  done
  if ! cmp -s "$work/debug" "$work/release"; then
    echo "debug and release render $trace differently" >&2
    exit 1
  fi
  echo "$trace: $(wc -l <"$work/release") frames, identical in debug and release"
done
for scene in $("$release" list | awk '{print $1}'); do
  "$debug" render "$scene" --at 0.5 -o "$work/$scene.png"
done
echo "all scenes: no report of the sanitizers"
