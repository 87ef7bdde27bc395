// Part of Snapback, under the MIT licence; see LICENSE.

/// The cases of enumerations that are unavailable on phones, such as
/// `@available(iOS, unavailable) case titlebar`.
///
/// For a phone, Apple's compiler does not require a `switch` to handle them. Here the attribute has no
/// effect, so that they are left out of the compiled copy.
struct UnavailableCases {
  private let tokens: [SourceToken]

  /// The ranges of all tokens of these cases and of their attributes.
  static func ranges(in tokens: [SourceToken]) -> [Range<Int>] {
    let scan = UnavailableCases(tokens: tokens)
    var found: [Range<Int>] = []
    var position = 0
    while position < tokens.count {
      if scan.isUnavailable(position), let end = scan.end(after: position) {
        found += tokens[scan.start(before: position)..<end].map(\.range)
        position = end
      } else {
        position += 1
      }
    }
    return found
  }

  private func text(_ index: Int) -> String? {
    tokens.indices.contains(index) ? tokens[index].text : nil
  }

  private func isUnavailable(_ index: Int) -> Bool {
    let words = ["@", "available", "(", "iOS", ",", "unavailable"]
    return text(index) == "@" && tokens[index...].prefix(words.count).map(\.text) == words
  }

  /// The index of the first attribute of those directly before an attribute.
  private func start(before index: Int) -> Int {
    var start = index
    while text(start - 1) == ")" {
      var (depth, open) = (0, start - 1)
      repeat {
        if tokens[open].text == ")" { depth += 1 }
        if tokens[open].text == "(" { depth -= 1 }
        open -= 1
      } while depth > 0 && open >= 0
      guard text(open - 1) == "@" else { break }
      start = open - 1
    }
    return start
  }

  /// The index after the cases that an attribute belongs to; nil if it belongs to something else.
  private func end(after attribute: Int) -> Int? {
    var index = attribute
    while text(index) == "@" {
      index += 2
      if text(index) == "(" { index = (tokens.closing(index) ?? tokens.count) + 1 }
    }
    if text(index) == "indirect" { index += 1 }
    guard text(index) == "case" else { return nil }
    repeat {
      index += 2
      if text(index) == "(" { index = (tokens.closing(index) ?? tokens.count) + 1 }
      // A raw value.
      if text(index) == "=" { index += text(index + 1) == "-" ? 3 : 2 }
    } while text(index) == ","
    return min(index, tokens.count)
  }
}
