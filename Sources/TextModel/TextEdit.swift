// Part of Snapback, under the MIT licence; see LICENSE.

/// A replacement of characters, which can be applied and reverted.
struct TextEdit: Equatable, Sendable {
  var offset: Int
  var removed: [Character]
  var inserted: [Character]

  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

  /// Without the characters that both sides have in common at their ends.
  var trimmed: TextEdit {
    var edit = self
    while let a = edit.removed.last, let b = edit.inserted.last, a.isIdentical(to: b) {
      edit.removed.removeLast()
      edit.inserted.removeLast()
    }
    let common = zip(edit.removed, edit.inserted).prefix { $0.isIdentical(to: $1) }.count
    edit.removed.removeFirst(common)
    edit.inserted.removeFirst(common)
    edit.offset += common
    return edit
  }

  func apply(to characters: inout [Character]) {
    characters.replaceSubrange(offset..<offset + removed.count, with: inserted)
  }

  func revert(in characters: inout [Character]) {
    characters.replaceSubrange(offset..<offset + inserted.count, with: removed)
  }
}

extension Character {
  /// Returns whether the characters have the same Unicode scalars. `==` also holds for composed and decomposed
  /// forms.
  fileprivate func isIdentical(to other: Character) -> Bool { utf8.elementsEqual(other.utf8) }
}
