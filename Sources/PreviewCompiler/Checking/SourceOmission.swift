// Part of Snapback, under the MIT licence; see LICENSE.

/// A part of a source that is blanked out, so that the compiler can check the rest.
struct SourceOmission: Hashable, Sendable {
  /// The range in bytes.
  var range: Range<Int>
  /// The replacement, which is followed by spaces up to the length of the range.
  var text = ""
}

extension NameUseScanner {
  /// The name of the empty view that replaces missing views. It is short, because it must fit into
  /// their range.
  static let placeholderView = "_V"

  /// The part of the source to blank out if a name is missing; nil if it cannot be blanked out.
  func omission(for use: NameUse) -> SourceOmission? {
    guard let index = index(of: use.range) else { return nil }
    switch use.kind {
    case .module:
      let first = text(of: index - 1) == "import" ? index - 1 : index - 2
      return SourceOmission(range: range(from: first, to: index))
    case .attribute:
      let isCalled = text(of: index + 1) == "("
      return SourceOmission(range: range(from: index - 1, to: isCalled ? end(of: index) : index))
    case .method:
      return SourceOmission(range: range(from: index - 1, to: end(of: index)))
    case .plain:
      guard isCall(index) else { return nil }
      let whole = range(from: index, to: end(of: index))
      let text = Self.placeholderView + "()"
      return whole.count >= text.utf8.count ? SourceOmission(range: whole, text: text) : nil
    case .implicit, .property, .member, .keyPath:
      return enclosingMethod(of: index)
    }
  }

  /// The range of a call, including its arguments and trailing closures, or of a name; nil if there is none.
  func extent(of use: NameUse) -> Range<Int>? {
    index(of: use.range).map { range(from: $0, to: end(of: $0)) }
  }

  /// Returns whether a name is called: by a parenthesis, or by a trailing closure. A brace after a name may
  /// also open the body of a declaration or statement.
  private func isCall(_ index: Int) -> Bool {
    if text(of: index + 1) == "(" { return true }
    guard index > 0, text(of: index + 1) == "{" else { return false }
    return ["{", "return", "in", "("].contains(text(of: index - 1))
      || tokens[index - 1].line < tokens[index].line && text(of: index - 1) != ","
  }

  /// The modifier call that has a token among its arguments.
  private func enclosingMethod(of index: Int) -> SourceOmission? {
    guard let open = brackets.opening(around: index) else { return nil }
    let isMethod =
      text(of: open) == "(" && open > 1 && tokens[open - 1].isName && text(of: open - 2) == "."
    return isMethod ? SourceOmission(range: range(from: open - 2, to: end(of: open - 1))) : nil
  }

  /// The index of the last token of a call, including its arguments and trailing closures.
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

  private func closing(_ open: Int) -> Int { brackets.closing(open) ?? tokens.count - 1 }

  private func range(from first: Int, to last: Int) -> Range<Int> {
    tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  private func text(of index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }
}

extension SourceFile {
  /// Returns the file with some parts blanked out; lines and columns do not change.
  func omitting(_ omissions: Set<SourceOmission>) -> SourceFile {
    var text = bytes
    for omission in omissions {
      for index in omission.range where text[index] != UInt8(ascii: "\n") {
        text[index] = UInt8(ascii: " ")
      }
    }
    // If an omission lies within a larger one, the larger one determines the replacement.
    for omission in omissions.sorted(by: { $0.range.count > $1.range.count })
    where !omission.text.isEmpty {
      let isWithin = omissions.contains {
        $0.range.count > omission.range.count && $0.range.contains(omission.range.lowerBound)
      }
      if !isWithin {
        let start = omission.range.lowerBound
        text.replaceSubrange(start..<(start + omission.text.utf8.count), with: omission.text.utf8)
      }
    }
    var file = SourceFile(path: path, bytes: text)
    file.preamble = "fileprivate typealias \(NameUseScanner.placeholderView) = EmptyView\n"
    return file
  }
}
