// Part of Snapback, under the MIT licence; see LICENSE.

import Compatibility
import Foundation

/// A difference from SwiftUI in a doc comment: a line `- Note: Differs from SwiftUI: …`, or a sentence that
/// begins with "No effect", or with "`argument` has no effect".
struct DocumentedDifference {
  /// nil if there is none.
  private(set) var text: String?

  init(lines: [String]) {
    text = Self.note(lines) ?? Self.sentence(lines)
  }

  private static func note(_ lines: [String]) -> String? {
    let lines = lines.map { $0.trimmingCharacters(in: .whitespaces) }
    guard let start = lines.firstIndex(where: { $0.hasPrefix("- Note: Differs from ") }),
      let colon = lines[start].dropFirst("- Note:".count).firstIndex(of: ":")
    else { return nil }
    let first = lines[start][lines[start].index(after: colon)...]
    let others = lines[(start + 1)...].prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
    return sentences(([String(first)] + others).joined(separator: " "))
  }

  private static func sentence(_ lines: [String]) -> String? {
    let text = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    let found = text.components(separatedBy: ". ").first { sentence in
      let (arguments, rest) = Difference.split(sentence)
      let concernsArguments =
        !arguments.isEmpty && [" has no effect", " have no effect"].contains(where: rest.hasPrefix)
      return sentence.hasPrefix("No effect") || concernsArguments
    }
    return found.map(sentences)
  }

  /// A text with an initial capital and a full stop.
  private static func sentences(_ text: String) -> String {
    var text = text.trimmingCharacters(in: .whitespaces)
    if text.last != "." { text += "." }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
