// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc

// Glibc declares it to C programs that define `_GNU_SOURCE` only.
@_silgen_name("renameat2")
private func renameat2(
  _ oldFolder: CInt, _ old: UnsafePointer<CChar>, _ newFolder: CInt, _ new: UnsafePointer<CChar>,
  _ flags: CUnsignedInt
) -> CInt

extension SystemPath {
  /// Exchanges two existing files or folders, so that there is one at both paths at any time. Returns whether it
  /// succeeded; some file systems cannot.
  package static func exchange(_ first: String, _ second: String) -> Bool {
    let exchanges: CUnsignedInt = 2  // RENAME_EXCHANGE
    return SystemString.withCStrings(first, second) {
      renameat2(AT_FDCWD, $0, AT_FDCWD, $1, exchanges) == 0
    }
  }
}
