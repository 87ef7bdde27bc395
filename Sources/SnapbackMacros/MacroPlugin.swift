// Part of Snapback, under the MIT licence; see LICENSE.

import FoundationEssentials
import Glibc
import MacroExpansion

/// The process that expands macros for a compiler: it replies to messages on standard input, each after its
/// length in 8 bytes, on standard output, until there are no more.
///
/// It uses the compiler's messages themselves instead of SwiftSyntax, which would have to be built.
@main
enum MacroPlugin {
  static func main() {
    while let length = read(8), let message = read(Int(littleEndian: length)) {
      let reply =
        (try? JSONDecoder().decode(HostMessage.self, from: Data(message)))
        .map { PluginReply(to: $0) }
      guard let data = try? JSONEncoder().encode(reply), write(data) else { return }
    }
  }

  /// Returns a number of bytes of standard input; nil at its end.
  private static func read(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var part = [UInt8](repeating: 0, count: min(count - bytes.count, 1 << 16))
      let size = Glibc.read(STDIN_FILENO, &part, part.count)
      guard size > 0 else { return nil }
      bytes += part[..<size]
    }
    return bytes
  }

  private static func write(_ data: Data) -> Bool {
    var rest = withUnsafeBytes(of: UInt64(data.count).littleEndian, Array.init) + Array(data)
    while !rest.isEmpty {
      let size = Glibc.write(STDOUT_FILENO, rest, rest.count)
      guard size > 0 else { return false }
      rest.removeFirst(size)
    }
    return true
  }
}

extension Int {
  /// The number in some bytes, the lowest first; 0 if it is too large.
  fileprivate init(littleEndian bytes: [UInt8]) {
    let number = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    self = Int(exactly: number) ?? 0
  }
}
