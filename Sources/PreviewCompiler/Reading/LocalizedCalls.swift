// Part of Snapback, under the MIT licence; see LICENSE.

/// The calls of Foundation's functions for localized strings. In the compiled copy they are those of the
/// library, which know string catalogs and the desktop's language.
struct LocalizedCalls: Equatable, Sendable {
  /// The ranges of `NSLocalizedString`.
  private(set) var functions: [Range<Int>] = []
  /// The ranges of `localizedString` in calls of a bundle's method.
  private(set) var methods: [Range<Int>] = []

  init(in tokens: [SourceToken]) {
    for index in tokens.indices.dropLast(2) where tokens[index + 1].text == "(" {
      let isMember = index > 0 && tokens[index - 1].text == "."
      let isDeclared = index > 0 && tokens[index - 1].text == "func"
      switch tokens[index].text {
      case "NSLocalizedString" where !isMember && !isDeclared:
        functions.append(tokens[index].range)
      case "localizedString" where isMember && tokens[index + 2].text == "forKey":
        methods.append(tokens[index].range)
      default: break
      }
    }
    if tokens.indices.dropLast().contains(where: {
      tokens[$0].text == "func" && tokens[$0 + 1].text == "NSLocalizedString"
    }) {
      functions = []
    }
  }
}
