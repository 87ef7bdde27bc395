// Part of Snapback, under the MIT licence; see LICENSE.

/// The calls of Foundation's functions for localized strings. In the compiled copy they are those of the
/// library, which know string catalogs and the desktop's language.
struct LocalizedCalls: Equatable, Sendable {
  /// The ranges of `NSLocalizedString`.
  private(set) var functions: [Range<Int>] = []
  /// The ranges of `localizedString` in calls of the method of the main bundle.
  private(set) var methods: [Range<Int>] = []

  /// Whether the source has a function of its own with the name of Foundation's.
  private(set) var declaresFunction = false

  private static let mainBundle = ["Bundle", ".", "main", "."]

  init(in tokens: [SourceToken]) {
    for index in tokens.indices.dropLast(2) where tokens[index + 1].text == "(" {
      let isMember = index > 0 && tokens[index - 1].text == "."
      let isDeclared = index > 0 && tokens[index - 1].text == "func"
      switch tokens[index].text {
      case "NSLocalizedString" where !isMember && !isDeclared:
        functions.append(tokens[index].range)
      case "localizedString" where tokens[..<index].suffix(4).map(\.text) == Self.mainBundle:
        methods.append(tokens[index].range)
      default: break
      }
    }
    declaresFunction = tokens.indices.dropLast().contains {
      tokens[$0].text == "func" && tokens[$0 + 1].text == "NSLocalizedString"
    }
  }
}
