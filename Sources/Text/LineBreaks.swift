// Part of Snapback, under the MIT licence; see LICENSE.

import CPango

/// The positions at which a paragraph may be broken into lines, by cluster.
struct LineBreaks {
  /// Whether a line may be broken before the cluster.
  private(set) var opportunities: [Bool]
  /// Whether a word that is too long for a line may be broken before the cluster.
  private(set) var cuts: [Bool]

  /// Finds the positions by Unicode's line breaking algorithm (UAX 14), except that Korean words
  /// are kept whole, as on Apple's systems.
  init(_ paragraph: ShapedText.Paragraph, of text: [UInt8]) {
    let count = paragraph.clusters.count
    opportunities = Array(repeating: false, count: count)
    cuts = Array(repeating: false, count: count)
    guard count > 0 else { return }
    let slice = text[paragraph.bytes]
    var attributes = Array(repeating: PangoLogAttr(), count: slice.count + 1)
    let characters = slice.reduce(0) { $1 & 0xc0 == 0x80 ? $0 : $0 + 1 }
    slice.withUnsafeBytes { raw in
      pango_get_log_attrs(
        raw.bindMemory(to: CChar.self).baseAddress, Int32(slice.count),
        paragraph.isRightToLeft ? 1 : 0, pango_language_from_string("en"), &attributes,
        Int32(characters + 1))
    }
    var character = 0
    var byte = paragraph.bytes.lowerBound
    for index in 0..<count {
      let start = Int(paragraph.clusters[index].bytes.lowerBound)
      while byte < start {
        byte += 1
        if byte >= text.count || text[byte] & 0xc0 != 0x80 { character += 1 }
      }
      guard index > 0 else { continue }
      cuts[index] = snapback_holds_cursor(&attributes[character]) != 0
      opportunities[index] =
        snapback_breaks_line(&attributes[character]) != 0 && !text.isInKoreanWord(at: start)
    }
  }
}

extension [UInt8] {
  /// Returns whether there are Hangul characters on both sides of a byte offset.
  fileprivate func isInKoreanWord(at index: Int) -> Bool {
    guard index > 0, self[index] >= 0xe1, self[index] <= 0xed else { return false }
    return scalar(at: index).isKorean && scalar(at: start(before: index)).isKorean
  }
}

extension Unicode.Scalar {
  fileprivate var isKorean: Bool {
    switch value {
    case 0x1100...0x11ff, 0x3130...0x318f, 0xa960...0xa97f, 0xac00...0xd7ff: true
    default: false
    }
  }
}
