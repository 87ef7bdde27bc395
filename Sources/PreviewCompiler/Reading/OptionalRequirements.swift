// Part of Snapback, under the MIT licence; see LICENSE.

/// The protocols of a source that only Objective-C has: those with the attribute `@objc`, which are for
/// classes only, and whose requirements may be optional.
///
/// In the compiled copy such a protocol inherits from `AnyObject`. An optional method without a result
/// gets a default implementation, which does nothing, and is called without a question mark. The results of
/// others are optional (`OptionalResults`): by default they are nil.
struct OptionalRequirements {
  /// The offsets at which `: AnyObject` is inserted.
  private(set) var classOnly: [Int] = []
  /// The ranges of the keyword `optional` before the methods with default implementations.
  private(set) var keywords: [Range<Int>] = []
  /// The names of these methods.
  private(set) var methods: Set<String> = []
  /// The default implementations, by protocol: the declaration of each, the offset in it at which a parenthesis is
  /// inserted, and the text after it.
  private(set) var defaults:
    [(
      protocolName: String, access: String, method: Range<Int>, parenthesis: Int?, body: String
    )] = []
  /// The names with labels of the methods with results.
  private(set) var results: Set<String> = []
  /// The names of the protocols that have them.
  private(set) var protocolsWithResults: Set<String> = []

  /// The base names of optional methods of UIKit's protocols, which have default implementations, too.
  static let known: Set<String> = [
    "animationDidStart", "animationDidStop", "animationEnded", "collectionView",
    "gestureRecognizer", "gestureRecognizerShouldBegin", "navigationController",
    "numberOfSections", "presentationControllerDidDismiss", "presentationControllerWillDismiss",
    "scrollViewDidEndDecelerating", "scrollViewDidEndDragging",
    "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming", "scrollViewDidScroll",
    "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
    "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging",
    "scrollViewWillBeginZooming", "scrollViewWillEndDragging", "tabBarController", "tableView",
    "textField", "textFieldDidBeginEditing", "textFieldDidEndEditing",
    "textFieldShouldBeginEditing",
    "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn",
    "viewForZooming",
  ]

  private var tokens: [SourceToken]

  init(in tokens: [SourceToken], _ brackets: ClosingBrackets) {
    self.tokens = tokens
    for index in tokens.indices.dropLast(2)
    where tokens[index].text == "protocol" && tokens[index + 1].isName { note(index, brackets) }
    self.tokens = []
  }

  private mutating func note(_ keyword: Int, _ brackets: ClosingBrackets) {
    var first = keyword
    var access = ""
    while first > 0, ["public", "internal", "fileprivate", "private"].contains(text(first - 1)) {
      first -= 1
      if tokens[first].text != "internal" { access = tokens[first].text }
    }
    guard first > 1, text(first - 1) == "objc", text(first - 2) == "@",
      let open = tokens[keyword...].firstIndex(where: { $0.text == "{" }),
      let close = brackets.closing(open)
    else { return }
    if tokens[keyword + 2].text == "{" { classOnly.append(tokens[keyword + 1].range.upperBound) }
    for index in (open + 1)..<close
    where text(index) == "optional" && text(index + 1) == "func" {
      guard let parameters = tokens[index...].firstIndex(where: { $0.text == "(" }),
        let end = brackets.closing(parameters), end < close
      else { continue }
      let result = OptionalResults(in: tokens, brackets).method(index + 1)
      guard let last = endWithoutResult(end) ?? result?.last else { continue }
      if let result, !result.isOptional {
        results.insert(result.signature)
        protocolsWithResults.insert(tokens[keyword + 1].text)
      }
      keywords.append(tokens[index].range)
      methods.insert(text(index + 2))
      defaults.append(
        (
          tokens[keyword + 1].text, access,
          tokens[index + 1].range.lowerBound..<tokens[last].range.upperBound,
          result.flatMap { $0.isComposed ? $0.start : nil },
          result.map { ($0.isOptional ? "" : $0.isComposed ? ")?" : "?") + " { nil }" } ?? " {}"
        ))
    }
  }

  /// The last token of a method whose parameters end at an index; nil if it has a result.
  private func endWithoutResult(_ end: Int) -> Int? {
    guard text(end + 1) == "-", text(end + 2) == ">" else {
      return text(end + 1) == "throws" || text(end + 1) == "async" ? nil : end
    }
    if text(end + 3) == "Void" { return end + 3 }
    guard text(end + 3) == "(", text(end + 4) == ")", text(end + 5) != "-" else { return nil }
    return end + 4
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// The calls of methods that may be optional ones, with the ranges of the question marks.
  static func calls(in tokens: [SourceToken]) -> [(method: String, mark: Range<Int>)] {
    // A source has both a table and calls of its delegate's methods, which are named like it.
    let own = Set(
      tokens.indices.dropLast(3).filter { ["var", "let"].contains(tokens[$0].text) }
        .filter { !known.contains(tokens[$0 + 1].text) || tokens[$0 + 3].text == "(" }
        .map { tokens[$0 + 1].text })
    return tokens.indices.dropLast(3).compactMap { index in
      guard tokens[index].text == ".", ["?", "!"].contains(tokens[index + 2].text),
        tokens[index + 3].text == "(",
        tokens[index + 2].range.upperBound == tokens[index + 3].range.lowerBound,
        !own.contains(tokens[index + 1].text)
      else { return nil }
      return (tokens[index + 1].text, tokens[index + 2].range)
    }
  }
}
