#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Checks that debug and release builds render the same pixels: plays random input to pages of views with both, and
# compares hashes of their frames. Usage: scripts/compare-builds.sh [EVENTS]
#
# The debug build has the sanitizers for addresses and undefined behavior, so this is also the short form of
# scripts/sanitize.sh.
set -euo pipefail
cd "$(dirname "$0")/.."

(( $# <= 1 )) || { echo "usage: scripts/compare-builds.sh [EVENTS]" >&2; exit 64; }
# With other flags than in the Makefile, `make test` would compile every module again.
read -ra flags < <(make --no-print-directory flags)
swift build "${flags[@]}" --product FrameDigests
# Undefined behavior in C ends the program by SIGILL, as Swift has no runtime library for its reports. Whole modules
# take a third less time than batches of files, each of which reads the whole module.
sanitized=(
  -c debug --sanitize=address -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined
  -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 --disable-index-store
  -Xswiftc -no-emit-module-separately-wmo -debug-info-format none
  --scratch-path .build/sanitize-debug
)
swift build "${sanitized[@]}" --product FrameDigests
export ASAN_OPTIONS="detect_leaks=0"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for build in .build/sanitize-debug/debug .build/release; do
  output=$work/${build##*/}
  # Faults of a page are the last lines of the output.
  "$build/FrameDigests" "$@" >"$output" || { tail -n 5 "$output" >&2; exit 1; }
done
if ! diff "$work/debug" "$work/release"; then
  echo "debug (<) and release (>) draw these frames differently" >&2
  exit 1
fi
echo "$(wc -l <"$work/release") frames, identical in debug and release; no report of the sanitizers"
