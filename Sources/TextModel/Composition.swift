// Part of Snapback, under the MIT licence; see LICENSE.

/// The preedit text of an input method (marked text), which is shown at the caret and is not part of
/// the text yet.
package struct Composition: Equatable, Sendable {
  package private(set) var characters: [Character]
  /// The characters that the input method has selected, such as the clause being converted; empty
  /// where its caret is.
  package private(set) var selection: Range<Int>

  /// Creates a composition. `selection` counts Unicode scalars, is clamped to the text, and is
  /// widened to whole characters; nil is a caret at the end.
  package init(_ text: String = "", selection: Range<Int>? = nil) {
    characters = Array(text)
    self.selection = characters.count..<characters.count
    if let selection { self.selection = characterRange(of: selection) }
  }

  package var isEmpty: Bool { characters.isEmpty }
  package var text: String { String(characters) }

  private func characterRange(of scalars: Range<Int>) -> Range<Int> {
    var starts: [Int] = []
    var count = 0
    for character in characters {
      starts.append(count)
      count += character.unicodeScalars.count
    }
    starts.append(count)
    let lower = starts.lastIndex { $0 <= max(scalars.lowerBound, 0) } ?? 0
    let upper = starts.firstIndex { $0 >= scalars.upperBound } ?? characters.count
    return lower..<max(lower, upper)
  }
}
