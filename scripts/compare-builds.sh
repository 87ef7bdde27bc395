#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Checks that debug and release builds render the same pixels: replays traces with both and compares the
# digest of every frame. Usage: scripts/compare-builds.sh TRACE...
set -euo pipefail
cd "$(dirname "$0")/.."

(( $# )) || { echo "usage: scripts/compare-builds.sh TRACE..." >&2; exit 64; }
swift build -c release --product snapback
swift build -c debug --product snapback
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for trace in "$@"; do
  for mode in debug release; do
    ".build/$mode/snapback" replay "$trace" --headless --digest >"$work/$mode"
  done
  if ! cmp -s "$work/debug" "$work/release"; then
    echo "debug and release render $trace differently" >&2
    exit 1
  fi
  echo "$trace: $(wc -l <"$work/release") frames, identical in debug and release"
done
