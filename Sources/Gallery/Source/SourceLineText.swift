// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The displayed text of a source line: with spaces up to the next multiple of four columns for a tab, and without a
/// carriage return and a byte order mark. Of a long line, such as one with data, only the beginning is shown.
nonisolated package struct SourceLineText: Equatable {
  /// The largest number of characters that are shown.
  package static let longest = 2_000

  package let spans: [SourceSpan]
  /// The shown texts of the spans.
  package let shownTexts: [String]
  /// The shown texts of the characters; nil if each is itself and as wide as the others.
  private let pieces: [String]?

  package init(_ whole: [SourceSpan]) {
    let spans = Self.shortened(whole)
    self.spans = spans
    // The ellipsis of a long line is after all positions in it.
    let source = spans.last?.text == "…" ? spans.dropLast() : spans[...]
    guard source.contains(where: { $0.text.utf8.contains { $0 < 0x20 || $0 > 0x7e } }) else {
      (shownTexts, pieces) = (spans.map(\.text), nil)
      return
    }
    var (texts, pieces) = ([String](), [String]())
    var columns = 0
    for span in spans {
      var text = ""
      for character in span.text {
        let piece: String
        switch character {
        case "\t": piece = String(repeating: " ", count: 4 - columns % 4)
        case "\r", "\r\n", "\u{feff}": piece = ""
        default: piece = String(character)
        }
        columns += piece.count
        pieces.append(piece)
        text += piece
      }
      texts.append(text)
    }
    (shownTexts, self.pieces) = (texts, pieces)
  }

  /// The beginning of a line that is too long to be shown, and an ellipsis. A number or a word is not cut, as its
  /// beginning may be another one.
  private static func shortened(_ spans: [SourceSpan]) -> [SourceSpan] {
    guard spans.reduce(0, { $0 + $1.text.utf8.count }) > longest else { return spans }
    var (shown, remaining) = ([SourceSpan](), longest)
    for span in spans {
      let count = span.text.prefix(remaining + 1).count
      guard count > remaining else {
        shown.append(span)
        remaining -= count
        continue
      }
      var text = span.kind == .number ? "" : span.text.prefix(remaining)
      if span.kind != .string, span.kind != .comment {
        while let last = text.last, last.isLetter || last.isNumber || last == "_" {
          text.removeLast()
        }
      }
      if !text.isEmpty {
        shown.append(SourceSpan(text: String(text), kind: span.kind, offset: span.offset))
      }
      let end = span.offset + text.utf8.count
      return shown + [SourceSpan(text: "…", kind: .comment, offset: end)]
    }
    return shown
  }

  /// Whether the position of a character follows from its column alone.
  package var isUniform: Bool { pieces == nil }

  /// The number of columns that the line takes at most; wide characters take two.
  package var columnCount: Int {
    shownTexts.reduce(0) {
      $0 + (isUniform ? $1.utf8.count : $1.reduce(0) { $0 + ($1.isASCII ? 1 : 2) })
    }
  }

  /// The shown text of the characters with these indices in the line, which is not uniform.
  package func shown(_ columns: Range<Int>) -> String {
    guard let pieces else { return "" }
    return pieces[columns.clamped(to: pieces.indices)].joined()
  }
}

extension View {
  /// Places a view over characters of a source line.
  @ViewBuilder
  func sourceFrame(
    _ columns: Range<Int>, in line: SourceLineText, _ characterWidth: CGFloat, height: CGFloat = 17
  ) -> some View {
    if line.isUniform {
      frame(width: CGFloat(columns.count) * characterWidth, height: height)
        .offset(x: CGFloat(columns.lowerBound) * characterWidth)
    } else {
      // Measured by the text itself, as wide characters are not always two columns wide.
      HStack(spacing: 0) {
        Text(verbatim: line.shown(0..<columns.lowerBound)).hidden()
        Text(verbatim: line.shown(columns)).hidden()
          .frame(height: height)
          .overlay { self }
      }
      .lineLimit(1)
      .fixedSize()
      .frame(height: height)
    }
  }
}
