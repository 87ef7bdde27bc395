#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Builds Debian packages of the built program and library, in out, and checks them.
# Usage: scripts/package.sh            after `make build` and `make man`
set -euo pipefail
cd "$(dirname "$0")/.."

source=$PWD
id=io.github.snapback.Snapback
version=$(.build/release/snapback --version | sed -n 's/^snapback //p')
packaged=$(dpkg-parsechangelog --show-field Version)
if [[ $packaged != "$version" ]]; then
  echo "debian/changelog has version $packaged, the program $version." >&2
  exit 1
fi

desktop-file-validate "assets/$id.desktop"
appstreamcli validate --strict --no-net "assets/$id.metainfo.xml"
for page in out/man/*.1; do
  # Without macros of a terminal's own, so that the warnings are those of the page.
  warnings=$(LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings --local-file "$page" 2>&1 >/dev/null)
  [[ -z $warnings ]] || { printf '%s:\n%s\n' "$page" "$warnings" >&2; exit 1; }
done

# In a folder of its own, as the packages are written beside it.
rm -rf out/package out/snapback_* out/libsnapback-dev_*
mkdir -p out/package
cp -r debian out/package/debian
(
  cd out/package
  SNAPBACK_SOURCE=$source DEB_BUILD_OPTIONS="noautodbgsym nocheck ${DEB_BUILD_OPTIONS:-}" \
    dpkg-buildpackage --build=binary --no-sign --no-check-builddeps
) > out/package.log 2>&1 || { tail -40 out/package.log >&2; exit 1; }

# There are no overrides.
lintian --info --fail-on error,warning out/snapback_"$version"_*.changes
rm -rf out/package
ls -1 out/snapback_"$version"_*.deb out/libsnapback-dev_"$version"_*.deb
