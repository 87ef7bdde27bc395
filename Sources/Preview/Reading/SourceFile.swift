// Part of Snapback, under the MIT licence; see LICENSE.

/// A file as it was read: its text, and what it offers.
package struct SourceFile: Sendable {
  package let path: String
  let bytes: [UInt8]
  let scan: SourceScan

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    scan = SourceScan(of: bytes)
  }

  /// The file's name without its ending.
  var name: String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
  }
}
