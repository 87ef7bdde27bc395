#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Checks that all project paths mentioned in the documents exist, and that the sources have all the
# types that the documents name. Placeholders in paths and names are NAME, ID, Foo, or contain <>….
set -euo pipefail
cd "$(dirname "$0")/.."

documents=(README.md ARCHITECTURE.md CONTRIBUTING.md CHANGELOG.md)
while IFS= read -r document; do documents+=("$document"); done < <(find docs -name '*.md' | sort)

# Link targets inside the project, relative to the document.
linked() {
  grep -oE '\]\([^)#]+' "$1" | sed 's/^](//' | grep -vE '^[a-z]+:' \
    | sed "s|^|$(dirname "$1")/|" || true
}

# Inline `code` that starts like a project path, relative to the top folder.
quoted() {
  grep -oE '`[^` ]+`' "$1" | tr -d '`' \
    | grep -E '^((Sources|Tests|Benchmarks|scripts|docs|assets|\.ci)/|(Makefile|LICENSE|Package\.swift|\.swift-format|[A-Z]+\.md)$)' \
    | grep -vE '[<>…]|NAME|ID' || true
}

# Inline `code` that is a capitalized identifier of two or more words, such as a type.
types() {
  sed '/^```/,/^```/d' "$1" | grep -oE '`[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*[A-Z][A-Za-z0-9]*`' | tr -d '`' \
    | grep -v Foo || true
}

checked=0
missing=0
for document in "${documents[@]}"; do
  if [[ ! -e $document ]]; then
    echo "$document is missing"
    missing=$((missing + 1))
    continue
  fi
  while IFS= read -r path; do
    checked=$((checked + 1))
    # A glob pattern must match at least one path.
    if ! compgen -G "$path" >/dev/null; then
      echo "$document mentions $path, which does not exist"
      missing=$((missing + 1))
    fi
  done < <({ linked "$document"; quoted "$document"; } | sort -u)
done
echo "paths: $checked mentioned in ${#documents[@]} documents, $missing missing"

# The list of supported names is compared with the sources by a test, and names missing ones.
known=$(grep -rhoE --include='*.swift' --include=Package.swift '\b[A-Z][A-Za-z0-9]+\b' \
  Sources Tests Benchmarks Package.swift | sort -u)
unknown=0
named=0
for document in "${documents[@]}"; do
  [[ -e $document && $document != docs/compatibility.md ]] || continue
  while IFS= read -r type; do
    named=$((named + 1))
    if ! grep -qx "$type" <<<"$known"; then
      echo "$document names $type, which is not in the sources"
      unknown=$((unknown + 1))
    fi
  done < <(types "$document" | sort -u)
done
echo "types: $named named, $unknown unknown"
(( missing == 0 && unknown == 0 ))
