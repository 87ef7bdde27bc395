#!/usr/bin/env bash
# Part of Snapback, under the MIT licence; see LICENSE.
#
# Installs the packages in out into a new Debian 12 system without Swift, runs the program there, previews a file
# with this machine's Swift, removes the packages, and checks that nothing of them remains.
# Usage: scripts/check-package.sh [mirror]            as root, after `make deb`
#
# The system is made by debootstrap in a temporary folder, from the given mirror or debootstrap's default.
set -euo pipefail
cd "$(dirname "$0")/.."

if (( EUID != 0 )); then
  echo "This must run as root: debootstrap and chroot need it." >&2
  exit 69
fi
# Mounts in a namespace of their own, so that none outlives the script.
if [[ -z ${SNAPBACK_NAMESPACE:-} ]]; then
  SNAPBACK_NAMESPACE=1 exec unshare --mount --propagation private "$0" "$@"
fi

source=$PWD
id=io.github.snapback.Snapback
version=$(dpkg-parsechangelog --show-field Version)
packages=(out/snapback_"$version"_*.deb out/libsnapback-dev_"$version"_*.deb)
for package in "${packages[@]}"; do
  [[ -e $package ]] || { echo "$package is missing: run make deb first." >&2; exit 66; }
done

work=$(mktemp -d)
root=$work/root
cp "${packages[@]}" "$work"
finish() {
  umount "$root/proc" "$root/dev" "$root/opt/swift" 2>/dev/null || true
  rm -rf --one-file-system "$work"
}
trap finish EXIT

step() { printf 'check-package: %s\n' "$*"; }
fail() { printf 'check-package: failed: %s\n' "$*" >&2; exit 1; }

# Runs a command in the system, without the variables of this one.
inside() {
  chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive "$@"
}
apt() { inside apt-get -q -q -y -o Dpkg::Use-Pty=0 --no-install-recommends "$@" >>"$work/log" 2>&1 || {
  tail -20 "$work/log" >&2; fail "apt-get $*"; }; }

# The contents of all files, but for records of the package manager and logs.
contents() {
  (cd "$root" && find . -xdev \
    \( -path ./var/lib/dpkg -o -path ./var/lib/apt -o -path ./var/cache -o -path ./var/log -o -path ./tmp \
      -o -path ./proc -o -path ./dev -o -path ./etc/ld.so.cache -o -path ./root \) -prune \
    -o -type f -exec sha256sum {} + -o -type l -printf '%l  %p\n' -o -printf 'folder  %p\n' | LC_ALL=C sort -k 2)
}

step "a new system"
mkdir "$root"
# The mirror is optional, so that no address is needed here.
debootstrap --variant=minbase bookworm "$root" "$@" >"$work/log" 2>&1 || { tail -20 "$work/log" >&2; fail debootstrap; }
rm -f "$root"/var/cache/apt/archives/*.deb
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"

step "the program alone"
mv "$work"/*.deb "$root/tmp"
apt install desktop-file-utils shared-mime-info libglib2.0-bin man-db
apt install "/tmp/$(basename "${packages[0]}")"
[[ $(inside snapback --version | head -1) == "snapback $version" ]] || fail "the version"
inside ldd /usr/bin/snapback | grep -F 'not found' && fail "a missing library"
inside snapback list >/dev/null || fail "list"
inside snapback render card -o /tmp/card.png || fail "render"
"$source/.build/release/snapback" render card -o "$work/card.png"
cmp "$root/tmp/card.png" "$work/card.png" || fail "the picture differs from that of the build"
cp docs/images/card.trace "$root/tmp"
inside snapback replay --digest /tmp/card.trace >"$work/digest" || fail "replay"
(( $(wc -l <"$work/digest") > 60 )) || fail "the frames of a replayed trace"

step "a preview without a compiler"
printf 'import SwiftUI\n\n#Preview { Text("Hello").padding() }\n' >"$root/tmp/Card.swift"
for command in "preview --once" "preview" "open"; do
  status=0
  # shellcheck disable=SC2086
  inside snapback $command /tmp/Card.swift >"$work/message" 2>&1 || status=$?
  (( status == 69 )) && grep -q 'no Swift compiler found: install Swift' "$work/message" \
    || fail "$command without a compiler: $status, $(cat "$work/message")"
done

step "man pages, completions and file types"
mapfile -t commands < <(inside snapback --help | sed -nE '/^SUBCOMMANDS:/,$ s/^  ([a-z]+)( .*|$)/\1/p')
for page in snapback "${commands[@]/#/snapback-}"; do
  [[ -e $root/usr/share/man/man1/$page.1.gz ]] || fail "no man page for $page"
  inside whatis "$page" >/dev/null || fail "whatis $page"
done
inside bash -c '. /usr/share/bash-completion/completions/snapback && complete -p snapback' >/dev/null \
  || fail "the completion"
for type in "Card.swift text/x-swift" "card.trace application/x-snapback-trace"; do
  read -r file name <<<"$type"
  inside gio info -a standard::content-type "/tmp/$file" | grep ": $name\$" >/dev/null || fail "the type of $file"
  inside gio mime "$name" | grep "$id.desktop" >/dev/null || fail "no program opens $name"
done

# Everything else that the next steps need, so that the packages are the only difference.
step "what the library and the compiler need"
apt purge snapback
mapfile -t needed < <(inside sh -c 'apt-get -s --no-install-recommends install /tmp/*.deb' \
  | sed -nE 's/^Inst ([^ ]+) .*/\1/p' | grep -vE '^(lib)?snapback(-dev)?$')
apt install "${needed[@]}" gcc g++ libc6-dev libcurl4 libedit2 libncurses6 libxml2 zlib1g
contents >"$work/before"

swift=$(dirname "$(readlink -f "$(command -v swift)")")
step "a preview with the compiler in $swift"
apt install "/tmp/$(basename "${packages[0]}")" "/tmp/$(basename "${packages[1]}")"
mkdir -p "$root/opt/swift"
mount --bind -o ro "$(dirname "$swift")" "$root/opt/swift"
compiled() { inside env PATH=/opt/swift/bin:/usr/bin:/bin "$@"; }
compiled snapback preview --once /tmp/Card.swift || fail "a preview"
compiled snapback render /tmp/Card.swift -o /tmp/file.png || fail "a picture of a file"
"$source/.build/release/snapback" render "$root/tmp/Card.swift" -o "$work/file.png"
cmp "$root/tmp/file.png" "$work/file.png" || fail "the picture of a file differs from that of the build"
[[ $(compiled snapback toolset) == /usr/lib/snapback/toolset.json ]] || fail "the toolset"
compiled sh -c 'cd /tmp && snapback new --app built && snapback build built -o built.app && (./built.app; test $? = 69)' \
  >"$work/built" 2>&1 || fail "snapback build: $(cat "$work/built")"
umount "$root/opt/swift"

step "removal"
apt purge snapback libsnapback-dev
rmdir "$root/opt/swift"
contents >"$work/after"
if ! diff "$work/before" "$work/after" >"$work/diff"; then
  head -20 "$work/diff" >&2
  fail "the removed packages left files"
fi
# The caches of those who ran the program are theirs.
find "$root" -xdev -path "$root/tmp" -prune -o -path "$root/root" -prune -o -path "$root/var/log" -prune -o -iname '*snapback*' -print \
  | grep . >&2 && fail "files with the name remain"
grep -rIl snapback "$root/usr/share" "$root/etc" "$root/var/lib/dpkg/info" >&2 && fail "files with the name in them remain"
step "passed"
