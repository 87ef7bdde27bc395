// Part of Snapback, under the MIT licence; see LICENSE.

/// A source line broken into rows of a number of columns. The first begins at the line's
/// indentation, the others two columns further right.
nonisolated package struct SourceRows: Equatable {
  package struct Row: Equatable {
    /// The column of the first character, from 0.
    package var indentation: Int
    package var spans: [SourceSpan]
    /// The number of characters.
    package var length = 0
  }

  package private(set) var rows: [Row]

  package init(_ spans: [SourceSpan], columns: Int) {
    var first = spans
    let blank = first.first.map { $0.text.prefix { $0 == " " || $0 == "\t" } } ?? ""
    if !blank.isEmpty {
      first[0].text.removeFirst(blank.count)
      first[0].offset += blank.utf8.count
      if first[0].text.isEmpty { first.removeFirst() }
    }
    let indentation = min(
      blank.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }, max(0, columns - Self.minimumLength))
    rows = [Row(indentation: indentation, spans: [])]
    for span in first {
      for word in Self.words(span) { append(word, columns) }
    }
  }

  /// The fewest columns that a row has beside its indentation.
  private static let minimumLength = 16

  private mutating func append(_ word: SourceSpan, _ columns: Int) {
    var word = word
    while true {
      let index = rows.count - 1
      let count = word.text.count
      let available =
        max(columns, Self.minimumLength) - rows[index].indentation - rows[index].length
      // A space at the end need not fit.
      let needed = word.text.hasSuffix(" ") ? count - 1 : count
      if needed <= available {
        if let last = rows[index].spans.last, last.kind == word.kind {
          rows[index].spans[rows[index].spans.count - 1].text += word.text
        } else {
          rows[index].spans.append(word)
        }
        rows[index].length += count
        return
      }
      if rows[index].length == 0 {
        // A word that is too long for a row is cut.
        let part = String(word.text.prefix(max(1, available)))
        rows[index].spans.append(SourceSpan(text: part, kind: word.kind, offset: word.offset))
        rows[index].length = part.count
        word.text.removeFirst(part.count)
        word.offset += part.utf8.count
      }
      let indentation = min(rows[0].indentation + 2, max(0, columns - Self.minimumLength))
      rows.append(Row(indentation: indentation, spans: []))
    }
  }

  /// The parts of a span that are not broken: words with the spaces after them. Numbers, names and
  /// strings without spaces are single words.
  private static func words(_ span: SourceSpan) -> [SourceSpan] {
    var result: [SourceSpan] = []
    var isAfterSpace = true
    for character in span.text {
      if isAfterSpace, character != " " {
        let offset = result.last.map { $0.offset + $0.text.utf8.count } ?? span.offset
        result.append(SourceSpan(text: "", kind: span.kind, offset: offset))
      }
      if result.isEmpty {
        result.append(SourceSpan(text: "", kind: span.kind, offset: span.offset))
      }
      result[result.count - 1].text.append(character)
      isAfterSpace = character == " "
    }
    return result
  }
}
