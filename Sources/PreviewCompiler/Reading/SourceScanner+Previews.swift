// Part of Snapback, under the MIT licence; see LICENSE.

extension SourceScanner {
  mutating func noteMacro() {
    let first = position
    var next = position + 2
    var title: String?
    var modifier = ""
    var bodyLabelEnd: Range<Int>?
    if next < tokens.count, tokens[next].text == "(" {
      let close = matching(next) ?? tokens.count - 1
      let label = labeledBody(in: next..<close)
      modifier = PreviewTraits(tokens[next..<(label ?? close)], of: source).modifier
      if next + 1 < close, tokens[next + 1].text == "\"" {
        title = literal(from: tokens[next + 1].range.lowerBound)
      }
      next = label.map { $0 + 2 } ?? close + 1
      if label != nil { bodyLabelEnd = tokens[close].range }
    }
    guard next < tokens.count, tokens[next].text == "{", let close = matching(next) else { return }
    // All previews are on the main actor.
    if tokens[next...].prefix(4).map(\.text) == ["{", "@", "MainActor", "in"] { next += 3 }
    let start = tokens[next].range.upperBound
    var macro = SourceScan.Macro(
      title: title, modifier: modifier,
      head: tokens[first].range.lowerBound..<tokens[next].range.upperBound,
      end: tokens[close].range.lowerBound, bodyStart: start..<start)
    var inner = next + 1
    while inner < close {
      if tokens[inner].text == "@", tokens[inner + 1].text == "Previewable" {
        macro.previewables.append(
          tokens[inner].range.lowerBound..<tokens[inner + 1].range.upperBound)
        let end = endOfStatement(after: inner, before: close)
        let semicolon = tokens[inner..<close].first { $0.range.lowerBound >= end }
        macro.bodyStart = end..<(semicolon?.text == ";" ? semicolon?.range.upperBound ?? end : end)
      }
      inner += 1
    }
    macro.labelEnd = bodyLabelEnd
    macro.returns = tokens[(next + 1)..<close].contains { $0.text == "return" }
    found.macros.append(macro)
    previewRanges.append(tokens[first].range.lowerBound..<tokens[close].range.upperBound)
    position = close
  }

  /// The token `body` in arguments of a macro where a closure is passed with that label; nil for none.
  private func labeledBody(in arguments: Range<Int>) -> Int? {
    arguments.dropLast(2).first {
      tokens[$0].text == "body" && tokens[$0 + 1].text == ":" && tokens[$0 + 2].text == "{"
        && ["(", ","].contains(tokens[$0 - 1].text)
    }
  }

  /// The contents of the string literal that begins at a quotation mark; nil if it is empty, spans
  /// lines or has escapes.
  private func literal(from quote: Int) -> String? {
    let rest = source[(quote + 1)...].prefix {
      $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n")
    }
    guard !rest.isEmpty, !rest.contains(UInt8(ascii: "\\")) else { return nil }
    return String(decoding: rest, as: UTF8.self)
  }
}
