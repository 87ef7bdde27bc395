#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Writes a man page for each command of the built program, in out/man, with the argument parser's tool.
# Usage: scripts/man-pages.sh            after `make build`
#
# SWIFT                 the `swift` to use; default: the one in the PATH
set -euo pipefail
cd "$(dirname "$0")/.."

program=.build/release/snapback
pages=out/man
scratch=.build/manual
parser=.build/checkouts/swift-argument-parser

# The tool is not a product of the parser's package, so that package is built, in a folder of its own.
"${SWIFT:-swift}" build --package-path "$parser" --scratch-path "$scratch" -c release --product generate-manual >&2

# The date of the version.
date=$(sed -nE 's/^## [0-9.]+ – ([0-9-]+)$/\1/p' CHANGELOG.md | head -1)
rm -rf "$pages"
mkdir -p "$pages"
"$scratch/release/generate-manual" "$program" --multi-page --date "$date" --authors "The Snapback authors" \
  --output-directory "$pages"

# The commands in the list of the help text; the tool also writes pages for those that are not in it.
mapfile -t commands < <("$program" --help | sed -nE '/^SUBCOMMANDS:/,$ s/^  ([a-z]+)( .*|$)/\1/p')
(( ${#commands[@]} > 5 )) || { echo "no commands in the help text of $program" >&2; exit 1; }
for page in "$pages"/snapback.*.1; do
  name=${page#"$pages"/snapback.}
  name=${name%.1}
  if [[ " ${commands[*]} " == *" $name "* ]]; then
    # `man snapback render` finds the page of that name.
    sed -E -e "0,/^\.Nm$/s//.Nm snapback\n.Cm $name/" -e 's/^\.Ex -std$/.Ex -std snapback/' "$page" \
      > "$pages/snapback-$name.1"
    rm "$page"
  else
    rm "$page"
  fi
done

# Empty lines are paragraphs. References to other pages have their names, the last one no comma.
for page in "$pages"/*.1; do
  sed -i -E -e 's/^$/.Pp/' -e 's/^\.Dt SNAPBACK\./.Dt SNAPBACK-/' \
    -e 's/^\.Nm "snapback ([a-z]+)"$/.Nm snapback-\1/' -e 's/^\.Nd "(.*)\."$/.Nd "\1"/' "$page"
  awk -v names=" ${commands[*]} " '
    /^\.Xr snapback\./ { name = $2; sub(/^snapback\./, "", name)
      if (index(names, " " name " ")) { if (last) print last " ,"; last = ".Xr snapback-" name " 1" }
      next }
    last { print last; last = "" }
    { print }
    END { if (last) print last }' "$page" > "$page.new"
  mv "$page.new" "$page"
done

# The program's own page lists the commands.
{
  echo '.Sh COMMANDS'
  echo '.Bl -tag -width 10n'
  for name in "${commands[@]}"; do
    echo ".It Cm $name"
    sed -nE 's/^\.Nd "(.*)"$/\1./p' "$pages/snapback-$name.1"
  done
  echo '.El'
} > "$pages/commands"
sed -i -e '/^\.Sh "EXIT STATUS"$/{
  r '"$pages/commands"'
  N
}' "$pages/snapback.1"
rm "$pages/commands"
