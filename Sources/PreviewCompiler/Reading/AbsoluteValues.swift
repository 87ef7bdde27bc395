// Part of Snapback, under the MIT licence; see LICENSE.

/// The calls of the function `abs` in extensions of `CGFloat`, which on Linux has a static function of that
/// name, too. In the compiled copy the function has the name of its module.
enum AbsoluteValues {
  /// The offsets of the calls in a source.
  static func calls(in tokens: [SourceToken]) -> [Int] {
    tokens.indices.dropLast(2).filter {
      tokens[$0].text == "extension" && tokens[$0 + 1].text == "CGFloat"
    }.flatMap { keyword -> [Int] in
      guard let open = tokens[keyword...].firstIndex(where: { $0.text == "{" }),
        let close = tokens.closing(open)
      else { return [] }
      return (open..<close).filter { index in
        tokens[index].text == "abs" && tokens[index + 1].text == "("
          && ![".", "func"].contains(tokens[index - 1].text)
      }.map { tokens[$0].range.lowerBound }
    }
  }
}
