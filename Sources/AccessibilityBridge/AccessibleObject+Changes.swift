// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
@_spi(ViewTree) import Scrolling

extension AccessibleObject {
  /// The changes since a former state of the same object, apart from its children.
  func changes(from former: AccessibleObject) -> [ObjectChange] {
    var changes: [ObjectChange] = []
    if name != former.name { changes.append(.name(id, name)) }
    if summary != former.summary { changes.append(.summary(id, summary)) }
    let (states, oldStates) = (states, former.states)
    if states != oldStates {
      for state in states.symmetricDifference(oldStates).sorted(by: { $0.rawValue < $1.rawValue }) {
        changes.append(.state(id, state, states.contains(state)))
      }
    }
    if let number = node.number?.current, let old = former.node.number?.current, number != old {
      changes.append(.value(id, number))
    }
    if node.text != nil, let text, let old = former.text { changes += textChanges(text, old) }
    if isSelectionContainer, selectedChildren != former.selectedChildren {
      changes.append(.selection(id))
    }
    return changes
  }

  private var selectedChildren: [Int] {
    node.children.indices.filter { node.children[$0].node?.isSelected == true }
  }

  /// One insertion or deletion for all that differs, and the movement of the caret.
  private func textChanges(_ text: ObjectText, _ old: ObjectText) -> [ObjectChange] {
    var changes: [ObjectChange] = []
    if text.scalars != old.scalars {
      let shorter = min(text.count, old.count)
      var start = 0
      while start < shorter, text.scalars[start] == old.scalars[start] { start += 1 }
      var end = 0
      while end < shorter - start,
        text.scalars[text.count - 1 - end] == old.scalars[old.count - 1 - end]
      {
        end += 1
      }
      let (deleted, inserted) = (start..<old.count - end, start..<text.count - end)
      if !deleted.isEmpty {
        changes.append(.textDeleted(id, at: start, old.string(deleted)))
      }
      if !inserted.isEmpty {
        changes.append(.textInserted(id, at: start, text.string(inserted)))
      }
    }
    if text.caret != old.caret { changes.append(.caret(id, text.caret)) }
    if text.selection != old.selection, !(text.selection.isEmpty && old.selection.isEmpty) {
      changes.append(.textSelection(id))
    }
    return changes
  }
}
