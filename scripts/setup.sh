#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Installs missing Debian packages, or lists them if it has no permission to.
# Usage: scripts/setup.sh [build] [tests] [packages]        (default: build tests)
# Prints nothing if no package is missing.
set -euo pipefail

# package=reason
build_packages=(
  "libsdl2-dev=window and input"
  "libpng-dev=PNG images"
  "libwebp-dev=WebP images and animations"
  "libturbojpeg0-dev=JPEG images"
  "librsvg2-2=SVG images"
  "libpoppler-glib8=PDF images"
  "bootstrap-icons=symbols"
  "libpango1.0-dev=text layout"
  "libglib2.0-dev=accessibility bus"
  "fonts-inter=Latin font"
  "fonts-nanum=Korean font"
  "fonts-wqy-microhei=Chinese and Japanese font"
  "fonts-noto-color-emoji=emoji font"
  "fonts-jetbrains-mono=monospaced font"
  "fonts-quicksand=rounded font"
  "pkg-config=library lookup"
  "make=build commands"
)
test_packages=(
  "bubblewrap=sandbox"
  "xvfb=virtual display"
  "xdotool=simulated input"
  "x11-apps=screenshots"
  "openbox=window manager of the tests"
  "at-spi2-core=accessibility bus"
  "dbus-daemon=session bus of the tests"
  "python3-pyatspi=reader of the accessibility bus"
  "x11-utils=properties of the virtual display"
  "sway=Wayland compositor without a screen"
  "grim=Wayland screenshots"
  "wtype=simulated keys on Wayland"
  "x11-xkb-utils=keyboard layouts of the tests"
  "dbus-bin=messages of the session bus"
  "fcitx5=input method of the tests"
  "fcitx5-hangul=Korean input method"
  "fcitx5-anthy=Japanese input method"
  "orca=screen reader of the tests"
  "gir1.2-gtk-3.0=another program to drag from"
  "wl-clipboard=clipboard of the Wayland tests"
  "weston=another Wayland compositor"
  "xserver-xorg-core=X server with touch devices"
  "xserver-xorg-video-dummy=its screen in memory"
  "libglib2.0-bin=opening of files"
  "xdg-utils=opening of files"
  "desktop-file-utils=types of files"
  "shared-mime-info=types of files"
)

package_packages=(
  "debhelper=Debian packages"
  "dpkg-dev=Debian packages"
  "patchelf=paths of libraries"
  "lintian=checks of the packages"
  "man-db=checks of the man pages"
  "appstream=checks of the metadata"
  "desktop-file-utils=checks of the desktop file"
  "shared-mime-info=file types"
  "debootstrap=a new system to install them into"
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

# Prints the package=reason arguments whose package is not installed.
missing() {
  local entry installed
  # dpkg-query reports an error for unknown packages; these are missing, too.
  installed=$(dpkg-query --show --showformat '${db:Status-Status} ${Package}\n' "${@%%=*}" \
    2>/dev/null || true)
  for entry in "$@"; do
    grep -qx "installed ${entry%%=*}" <<<"$installed" || printf '%s\n' "$entry"
  done
}

# Runs apt-get as root, non-interactively; waits up to five minutes for the lock of another process.
apt() {
  local root=()
  (( EUID == 0 )) || root=(sudo)
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get -q -q -y \
    -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 -o Acquire::Retries=3 "$@"
}

# The package lists have a separate lock, for which apt-get does not wait.
apt_update() {
  local output attempt
  for attempt in {1..60}; do
    output=$(apt update 2>&1) && return
    [[ $output == *"Could not get lock"* ]] || break
    (( attempt > 1 )) || say "waiting for another apt-get to finish"
    sleep 5
  done
  printf '%s\n' "$output" >&2
  # The existing lists may be sufficient.
  say "could not update the package lists; continuing with the existing ones"
}

wanted=()
for what in "${@:-build tests}"; do
  for part in $what; do
    case $part in
      build) wanted+=("${build_packages[@]}") ;;
      tests) wanted+=("${test_packages[@]}") ;;
      packages) wanted+=("${package_packages[@]}") ;;
      *) fail "unknown argument '$part'; expected 'build', 'tests' or 'packages'." ;;
    esac
  done
done

needs_swift

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  # Other distributions: check the main libraries only; the compiler reports anything else.
  if ! { command -v pkg-config >/dev/null && pkg-config --exists sdl2 libpng libwebpmux; }; then
    fail "this is not Debian or Ubuntu: install the development packages of SDL2, libpng and libwebp (and for the tests Xvfb, xdotool, openbox, xwd, xlogo, xprop, sway, grim and wtype) with your package manager, then try again."
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

say "installing missing packages:"
for entry in "${absent[@]}"; do
  printf '  %-16s %s\n' "${entry%%=*}" "${entry#*=}" >&2
done
apt_update
log=$(mktemp)
trap 'rm -f "$log"' EXIT
apt install --no-install-recommends "${names[@]}" >"$log" 2>&1 \
  || { cat "$log" >&2; fail "apt-get failed; see its output above."; }
