#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Checks that no module has more lines than can be known by one person: a larger one is divided.
set -euo pipefail
cd "$(dirname "$0")/../Sources"

limit=16000
status=0
for module in *; do
  lines=$(find "$module" -name '*.swift' -exec cat {} + | wc -l)
  (( lines <= limit )) && continue
  echo "Sources/$module has $lines lines; a module has at most $limit" >&2
  status=1
done
exit "$status"
