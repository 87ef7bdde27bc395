// Part of Snapback, under the MIT licence; see LICENSE.

/// The settings that the desktop's settings program publishes on X11, by the XSETTINGS protocol.
package struct XSettings: Equatable, Sendable {
  /// The settings with integral values, by name.
  package private(set) var integers: [String: Int32] = [:]

  package init() {}

  /// Reads the bytes of the property `_XSETTINGS_SETTINGS`; what follows an invalid setting is
  /// ignored.
  package init(bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let order = reader.byte(), order <= 1 else { return }
    reader.isBigEndian = order == 1
    guard reader.skip(3), reader.skip(4), let count = reader.integer() else { return }
    for _ in 0..<max(count, 0) {
      guard let kind = reader.byte(), reader.skip(1), let length = reader.short(),
        let name = reader.text(length), reader.skip(4)
      else { return }
      switch kind {
      case 0:
        guard let value = reader.integer() else { return }
        integers[name] = value
      case 1:
        guard let length = reader.integer(), length >= 0, reader.text(Int(length)) != nil
        else { return }
      case 2:
        guard reader.skip(8) else { return }
      default:
        return
      }
    }
  }

  /// The dots per inch of text; nil if the desktop requests none.
  package var dotsPerInch: Double? {
    integers["Xft/DPI"].flatMap { $0 > 0 ? Double($0) / 1024 : nil }
  }

  /// The factor by which the desktop enlarges windows; nil if it requests none.
  package var windowScale: Double? {
    integers["Gdk/WindowScalingFactor"].flatMap { $0 > 0 ? Double($0) : nil }
  }

  private struct Reader {
    let bytes: [UInt8]
    var isBigEndian = false
    private var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func skip(_ count: Int) -> Bool {
      guard count <= bytes.count - position else { return false }
      position += count
      return true
    }

    mutating func byte() -> UInt8? {
      skip(1) ? bytes[position - 1] : nil
    }

    mutating func short() -> Int? {
      guard let first = byte(), let second = byte() else { return nil }
      return isBigEndian ? Int(first) << 8 | Int(second) : Int(second) << 8 | Int(first)
    }

    mutating func integer() -> Int32? {
      guard skip(4) else { return nil }
      let word = bytes[position - 4..<position]
      let value = (isBigEndian ? Array(word) : word.reversed()).reduce(UInt32(0)) {
        $0 << 8 | UInt32($1)
      }
      return Int32(bitPattern: value)
    }

    /// Reads a text of the given number of bytes, and the padding to a multiple of four.
    mutating func text(_ length: Int) -> String? {
      let start = position
      guard length <= bytes.count, skip(length + (4 - length % 4) % 4) else { return nil }
      return String(decoding: bytes[start..<start + length], as: UTF8.self)
    }
  }
}
