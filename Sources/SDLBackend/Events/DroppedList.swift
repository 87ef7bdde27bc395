// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Gestures
import SystemStrings

/// The values of a drop, of the bytes that another program sends.
package enum DroppedList {
  /// Returns the files of a list of URIs (RFC 2483); if there are none, all its URIs as one text. Comments
  /// and files of other hosts are left out.
  package static func items(_ list: some Collection<UInt8>) -> [ExternalDragItem] {
    let lines = Array(list).split { $0 == 10 || $0 == 13 || $0 == 0 }.map(Array.init)
      .filter { $0.first != UInt8(ascii: "#") }
    let files = lines.compactMap(path)
    if !files.isEmpty { return files.map { .file($0) } }
    let others = lines.filter { !$0.starts(with: scheme) }
    return text(Array(others.joined(separator: [10])))
  }

  /// Returns a text of UTF-8; nothing for an empty one.
  package static func text(_ bytes: some Collection<UInt8>) -> [ExternalDragItem] {
    let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    return text.isEmpty ? [] : [.text(text)]
  }

  private static let scheme = Array("file:".utf8)

  /// The path of a local file's URI; nil for others.
  private static func path(_ uri: [UInt8]) -> String? {
    guard uri.starts(with: scheme) else { return nil }
    var rest = uri.dropFirst(scheme.count)
    if rest.starts(with: Array("//".utf8)) {
      let host = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
      rest = rest.dropFirst(2 + host.count)
      let name = String(decoding: host, as: UTF8.self)
      guard ["", "localhost", ProcessInfo.processInfo.hostName].contains(name) else { return nil }
    }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    let bytes = PercentEscapes.decoded(rest)
    return bytes.contains(0) ? nil : SystemString.string(bytes)
  }
}
