// Part of Snapback, under the MIT licence; see LICENSE.

/// A part of a source that is left out, so that the compiler sees what is behind it.
struct SourceBlank: Hashable, Sendable {
  /// In bytes.
  var range: Range<Int>
  /// What stands there instead, before blanks.
  var text = ""
}

extension NameReader {
  /// The name of a view of nothing, which stands for views that are not there; short, as its place may be.
  static let nothing = "_V"

  /// What is left out of the source when a name is not there; nil where it cannot be left out.
  func blank(for use: NameUse) -> SourceBlank? {
    guard let index = tokens.firstIndex(where: { $0.range == use.range }) else { return nil }
    switch use.kind {
    case .module:
      let first = text(of: index - 1) == "import" ? index - 1 : index - 2
      return SourceBlank(range: range(from: first, to: index))
    case .attribute:
      let isCalled = text(of: index + 1) == "("
      return SourceBlank(range: range(from: index - 1, to: isCalled ? end(of: index) : index))
    case .method:
      return SourceBlank(range: range(from: index - 1, to: end(of: index)))
    case .plain:
      guard isCall(index) else { return nil }
      let whole = range(from: index, to: end(of: index))
      let text = Self.nothing + "()"
      return whole.count >= text.utf8.count ? SourceBlank(range: whole, text: text) : nil
    case .implicit, .property, .member, .keyPath:
      return enclosingMethod(of: index)
    }
  }

  /// Whether a name is called: a brace behind it may also be the body of what it stands before.
  private func isCall(_ index: Int) -> Bool {
    if text(of: index + 1) == "(" { return true }
    guard index > 0, text(of: index + 1) == "{" else { return false }
    return ["{", "return", "in", "("].contains(text(of: index - 1))
      || tokens[index - 1].line < tokens[index].line && text(of: index - 1) != ","
  }

  /// The modifier in whose brackets a token is.
  private func enclosingMethod(of index: Int) -> SourceBlank? {
    var depth = 0
    for open in (0..<index).reversed() {
      switch text(of: open) {
      case ")", "]", "}": depth += 1
      case "(", "[", "{": depth -= 1
      default: break
      }
      guard depth < 0 else { continue }
      let isMethod =
        text(of: open) == "(" && open > 1 && tokens[open - 1].isName && text(of: open - 2) == "."
      return isMethod ? SourceBlank(range: range(from: open - 2, to: end(of: open - 1))) : nil
    }
    return nil
  }

  /// The last token of a call: behind its arguments and the closures that trail it.
  private func end(of name: Int) -> Int {
    var last = name
    if text(of: last + 1) == "(" { last = closing(last + 1) }
    while true {
      if text(of: last + 1) == "{" {
        last = closing(last + 1)
      } else if last > name, text(of: last) == "}", text(of: last + 2) == ":",
        text(of: last + 3) == "{"
      {
        last = closing(last + 3)
      } else {
        return last
      }
    }
  }

  private func closing(_ open: Int) -> Int {
    var depth = 0
    for index in open..<tokens.count {
      switch text(of: index) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return tokens.count - 1
  }

  private func range(from first: Int, to last: Int) -> Range<Int> {
    tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  private func text(of index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }
}

extension SourceFile {
  /// The file without some of its parts; lines and columns stay.
  func leavingOut(_ blanks: Set<SourceBlank>) -> SourceFile {
    var text = bytes
    for blank in blanks {
      for index in blank.range where text[index] != UInt8(ascii: "\n") {
        text[index] = UInt8(ascii: " ")
      }
    }
    // A smaller blank may lie within a larger one, which then has the word.
    for blank in blanks.sorted(by: { $0.range.count > $1.range.count }) where !blank.text.isEmpty {
      let isWithin = blanks.contains {
        $0.range.count > blank.range.count && $0.range.contains(blank.range.lowerBound)
      }
      if !isWithin {
        let start = blank.range.lowerBound
        text.replaceSubrange(start..<(start + blank.text.utf8.count), with: blank.text.utf8)
      }
    }
    text += Array("\nfileprivate typealias \(NameReader.nothing) = EmptyView\n".utf8)
    return SourceFile(path: path, bytes: text)
  }
}
