// Part of Snapback, under the MIT licence; see LICENSE.

/// A Swift source file: its path, its contents, and what it declares.
package struct SourceFile: Sendable {
  package let path: String
  let bytes: [UInt8]
  let scan: SourceScan

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    scan = SourceScan(of: bytes)
  }

  /// The file's name without the extension `.swift`.
  var name: String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
  }
}
