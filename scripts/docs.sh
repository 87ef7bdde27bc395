#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Builds the documentation as a static web site in out/docs: the public API, and the articles in
# docs. Fails if too few public declarations have a documentation comment.
#
# usage: scripts/docs.sh            after `make build`
#
# SWIFT                 the `swift` to use; default: the one in the PATH
# DOCS_MODULES          the folder with the compiled modules; default: .build/release/Modules
# DOCS_BASE_PATH        the path at which the site will be hosted; default: /
set -euo pipefail
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
modules=${DOCS_MODULES:-.build/release/Modules}
base=${DOCS_BASE_PATH:-/}
work=.build/docs
site=out/docs
required=80

# The modules with names that authors of views use.
names=(Motion Drawing Gestures Combine ViewCore Views ViewEffects Scrolling Controls
  Presentation CompoundControls Navigation
  StateTransfer SceneStage Interface UIKitViews UIKitMenus UIKitControls UIKitLists UIKitContainers UIKitDynamics Authoring Snapback)

info=$("$swift" -print-target-info)
triple=$(sed -nE 's/^ *"triple": *"([^"]+)".*/\1/p' <<<"$info" | head -1)
resources=$(sed -nE 's/^ *"runtimeResourcePath": *"([^"]+)".*/\1/p' <<<"$info" | head -1)
tools=$resources/../../bin
for tool in docc swift-symbolgraph-extract swiftc; do
  if [[ ! -x $tools/$tool ]]; then
    echo "The Swift toolchain has no $tool. Those from https://www.swift.org/install/linux have it;" \
      "make docs SWIFT=/path/to/swift selects one." >&2
    exit 69
  fi
done

rm -rf "$work"
mkdir -p "$work/graphs" "$work/merged" "$(dirname "$site")"

# 1. The symbol graph of each module, without synthesized members and SPI.
# `Snapback` imports modules with headers of system libraries.
headers=()
for map in Sources/*/module.modulemap "$modules"/../*.build/module.modulemap; do
  headers+=(-Xcc "-fmodule-map-file=$map")
done
for flag in $(pkg-config --cflags pangocairo cairo gio-2.0); do headers+=(-Xcc "$flag"); done
for name in "${names[@]}"; do
  "$tools/swift-symbolgraph-extract" -module-name "$name" -I "$modules" "${headers[@]}" \
    -target "$triple" -minimum-access-level public -skip-synthesized-members -skip-inherited-docs \
    -emit-extension-block-symbols -output-dir "$work/graphs"
done

# 2. One graph, as authors import one module.
"$tools/swiftc" -O -swift-version 6 -o "$work/merge" scripts/merge-symbol-graphs.swift
share=$("$work/merge" Snapback "$work/graphs" "$work/merged" 2>"$work/undocumented.txt")

# 3. The catalog: the landing page, and the documents as articles. Their links become DocC's.
cp -r docs/Snapback.docc "$work/Snapback.docc"
cp docs/springs/*.png "$work/Snapback.docc"
for document in docs/*.md; do
  sed -E -e 's|`docs/([a-z]+)\.md`|<doc:\1>|g' -e 's|\[[^]]*\]\((docs/)?([a-z]+)\.md\)|<doc:\2>|g' \
    -e 's|\]\(springs/|](|g' -e 's|\]\(images/|](|g' "$document" \
    > "$work/Snapback.docc/$(basename "$document")"
done

# 4. The site.
rm -rf "$site"
"$tools/docc" convert "$work/Snapback.docc" --additional-symbol-graph-dir "$work/merged" \
  --fallback-display-name Snapback --fallback-bundle-identifier io.github.snapback.Snapback \
  --fallback-default-module-kind Library --transform-for-static-hosting \
  --hosting-base-path "$base" --output-path "$site"

# The top page opens the module's.
cat > "$site/index.html" <<END
<!doctype html>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=documentation/snapback/">
<title>Snapback</title>
<a href="documentation/snapback/">Snapback</a>
END

echo "The documentation is in $site. It needs a web server, such as"
echo "  python3 -m http.server -d $site"
echo "and is then at http://localhost:8000"
echo "$share % of the public declarations have a documentation comment."
if (( share < required )); then
  echo "At least $required % must have one; $work/undocumented.txt lists those without." >&2
  exit 1
fi
