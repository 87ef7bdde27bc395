#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Installs the Debian packages that are missing, or says which they are where it may not.
# Usage: scripts/setup.sh [build] [tests]        (nothing: both)
# When nothing is missing it prints nothing and asks nobody.
set -euo pipefail

# package=reason
build_packages=(
  "libsdl2-dev=window and input"
  "libpng-dev=pictures"
  "libwebp-dev=moving pictures"
  "libturbojpeg0-dev=photographs"
  "librsvg2-2=drawings"
  "bootstrap-icons=symbols"
  "libpango1.0-dev=text"
  "fonts-inter=Latin letters"
  "fonts-nanum=Korean letters"
  "fonts-noto-color-emoji=emoji"
  "fonts-jetbrains-mono=letters of equal width"
  "fonts-quicksand=rounded letters"
  "pkg-config=finds libraries"
  "make=runs the commands"
)
test_packages=(
  "xvfb=a display that nobody sees"
  "xdotool=a hand for it"
  "x11-apps=its screenshots"
)

say() { printf 'snapback: %s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

needs_swift() {
  local version major minor
  command -v swift >/dev/null \
    || fail "Swift is missing: install 6.2 or newer from https://www.swift.org/install/linux and try again."
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p')
  read -r major minor <<<"${version:-0 0}"
  (( major > 6 || (major == 6 && minor >= 2) )) \
    || fail "Swift ${version/ /.} is too old: install 6.2 or newer from https://www.swift.org/install/linux and try again."
}

# The ones among the arguments that are not installed, each with its reason.
missing() {
  local entry installed
  # dpkg-query complains of the packages it has never heard of, which are missing too.
  installed=$(dpkg-query --show --showformat '${db:Status-Status} ${Package}\n' "${@%%=*}" \
    2>/dev/null || true)
  for entry in "$@"; do
    grep -qx "installed ${entry%%=*}" <<<"$installed" || printf '%s\n' "$entry"
  done
}

# apt-get as root, without questions, waiting for another one's locks up to five minutes.
apt() {
  local root=()
  (( EUID == 0 )) || root=(sudo)
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get -q -q -y \
    -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 -o Acquire::Retries=3 "$@"
}

# The lists have a lock of their own, which apt-get does not wait for.
apt_update() {
  local words attempt
  for attempt in {1..60}; do
    words=$(apt update 2>&1) && return
    [[ $words == *"Could not get lock"* ]] || break
    (( attempt > 1 )) || say "waiting for another apt-get to finish"
    sleep 5
  done
  printf '%s\n' "$words" >&2
  # The lists from before may still do.
  say "could not refresh the package lists; trying with those at hand"
}

wanted=()
for what in "${@:-build tests}"; do
  for part in $what; do
    case $part in
      build) wanted+=("${build_packages[@]}") ;;
      tests) wanted+=("${test_packages[@]}") ;;
      *) fail "setup.sh knows 'build' and 'tests', not '$part'." ;;
    esac
  done
done

needs_swift

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  # Without Debian's packages only the compiler can tell; it finds the headers or it does not.
  if ! { command -v pkg-config >/dev/null && pkg-config --exists sdl2 libpng libwebpmux; }; then
    fail "this is no Debian or Ubuntu: install the development packages of SDL2, libpng and libwebp (and for the tests Xvfb, xdotool, xwd, xlogo) by your own means, then try again."
  fi
  exit 0
fi

mapfile -t absent < <(missing "${wanted[@]}")
(( ${#absent[@]} )) || exit 0
names=("${absent[@]%%=*}")

if (( EUID != 0 )); then
  command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [[ -t 0 ]]; } \
    || fail "these packages are missing: ${names[*]}. As root, run: apt-get install ${names[*]}"
fi

say "installing the packages that are missing:"
for entry in "${absent[@]}"; do
  printf '  %-16s %s\n' "${entry%%=*}" "${entry#*=}" >&2
done
apt_update
log=$(mktemp)
trap 'rm -f "$log"' EXIT
apt install --no-install-recommends "${names[@]}" >"$log" 2>&1 \
  || { cat "$log" >&2; fail "apt-get could not install them; its words are above."; }
