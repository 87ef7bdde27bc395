#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Checks that every path of this project that its documents name is there.
set -euo pipefail
cd "$(dirname "$0")/.."

documents=(README.md ARCHITECTURE.md CONTRIBUTING.md)
while IFS= read -r document; do documents+=("$document"); done < <(find docs -name '*.md' | sort)

# Links that stay in the project, relative to the document they are in.
linked() {
  grep -oE '\]\([^)#]+' "$1" | sed 's/^](//' | grep -vE '^[a-z]+:' \
    | sed "s|^|$(dirname "$1")/|" || true
}

# `Words` in code style that begin as a path of ours does, relative to the top.
quoted() {
  grep -oE '`[^` ]+`' "$1" | tr -d '`' \
    | grep -E '^((Sources|Tests|Benchmarks|scripts|docs|assets|\.ci)/|(Makefile|LICENSE|Package\.swift|\.swift-format|[A-Z]+\.md)$)' \
    | grep -v '[<>…]' || true
}

checked=0
lost=0
for document in "${documents[@]}"; do
  if [[ ! -e $document ]]; then
    echo "$document is missing"
    lost=$((lost + 1))
    continue
  fi
  while IFS= read -r path; do
    checked=$((checked + 1))
    # A name with a star is there when anything matches it.
    if ! compgen -G "$path" >/dev/null; then
      echo "$document names $path, which is not there"
      lost=$((lost + 1))
    fi
  done < <({ linked "$document"; quoted "$document"; } | sort -u)
done
echo "paths: $checked named in ${#documents[@]} documents, $lost lost"
(( lost == 0 ))
