// Part of Snapback, under the MIT licence; see LICENSE.

/// The writing systems with Chinese characters whose fonts must be named: Korean fonts have some of their
/// characters, and fontconfig would find others in another font.
package enum IdeographicScript {
  case chinese, japanese

  /// The script of a text with Chinese characters: Japanese if it has kana as well; nil if it has Korean
  /// syllables or none of these.
  package init?(of text: some StringProtocol) {
    var hasIdeographs = false
    var hasKana = false
    // The first byte of characters from U+2000 on; before these there are none.
    guard text.utf8.contains(where: { $0 >= 0xe2 }) else { return nil }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x1100...0x11ff, 0x3130...0x318f, 0xac00...0xd7ff: return nil
      case 0x3040...0x30ff, 0x31f0...0x31ff, 0xff66...0xff9d: hasKana = true
      case 0x2e80...0x2fdf, 0x3000...0x303f, 0x3100...0x312f, 0x31a0...0x31ef, 0x3400...0x4dbf,
        0x4e00...0x9fff, 0xf900...0xfaff, 0xff00...0xff65, 0x20000...0x3ffff:
        hasIdeographs = true
      default: break
      }
    }
    guard hasKana || hasIdeographs else { return nil }
    self = hasKana ? .japanese : .chinese
  }

  /// The families, in order of preference.
  package func families(isSerif: Bool) -> [String] {
    let sans =
      switch self {
      case .chinese: ["Noto Sans CJK SC", "WenQuanYi Micro Hei"]
      case .japanese: ["Noto Sans CJK JP", "WenQuanYi Micro Hei"]
      }
    return (isSerif ? [self == .chinese ? "Noto Serif CJK SC" : "Noto Serif CJK JP"] : []) + sans
  }
}
