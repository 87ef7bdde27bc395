// Part of Snapback, under the MIT licence; see LICENSE.

/// The selection of a text that is edited: a range of its characters, or the position of the caret.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected characters.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One range; empty for a caret.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected characters.
  public var indices: Indices
  /// The character that the caret belongs to; `automatic` for a selection that was not made by a
  /// field.
  public package(set) var affinity = TextSelectionAffinity.automatic

  /// Whether it is the position of the caret, without selected characters.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// Selects a range of characters.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Selects several ranges of characters.
  ///
  /// - Note: Differs from SwiftUI: fields select the characters from the first range to the last one.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// The position of the caret before a character, or at the end of the text.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}

extension TextSelection {
  /// The selection of characters by their numbers.
  package init(
    characters: Range<Int>, of text: String, affinity: TextSelectionAffinity = .automatic
  ) {
    func index(_ number: Int) -> String.Index {
      text.index(text.startIndex, offsetBy: number, limitedBy: text.endIndex) ?? text.endIndex
    }
    self.init(range: index(characters.lowerBound)..<index(characters.upperBound))
    self.affinity = affinity
  }

  /// The numbers of the selected characters of a text. Indices outside of the text are clamped; of
  /// several ranges, everything between the first and the last is selected. Nil for no range.
  package func characters(of text: String) -> Range<Int>? {
    let bounds: Range<String.Index>
    switch indices {
    case .selection(let range): bounds = range
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      bounds = first.lowerBound..<last.upperBound
    }
    func number(_ index: String.Index) -> Int {
      text.distance(from: text.startIndex, to: min(max(index, text.startIndex), text.endIndex))
    }
    return number(bounds.lowerBound)..<number(bounds.upperBound)
  }
}
