// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Adds swipe buttons to a row.
///
/// Several of these modifiers form a single `SwipeRow`: each passes its buttons to the innermost
/// one, whose own take precedence.
struct _SwipeActionsModifier: ViewModifier {
  let actions: SwipeActions?
  let opener: SwipeRevealer?
  @Environment(\.rowSwipeActions) private var outerActions
  @Environment(\.isInList) private var isInList

  init(actions: SwipeActions?, opener: SwipeRevealer? = nil) {
    self.actions = actions
    self.opener = opener
  }

  func body(content: Content) -> some View {
    if isInList {
      SwipeRowContainer(actions: rowActions, content: content)
    } else {
      content
    }
  }

  private var rowActions: RowSwipeActions {
    var result = outerActions ?? RowSwipeActions()
    result.opener = opener ?? result.opener
    guard let actions else { return result }
    if actions.edge == .leading {
      result.leading = actions
    } else {
      result.trailing = actions
    }
    return result
  }
}

/// Whether a view contains a `SwipeRow`.
struct ContainsSwipeRowKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue() || value
  }
}

/// Makes its content a `SwipeRow`, which is active unless the content contains another one.
private struct SwipeRowContainer<Content: View>: View {
  let actions: RowSwipeActions
  let content: Content
  @State private var containsSwipeRow = false

  init(actions: RowSwipeActions, content: Content) {
    self.actions = actions
    self.content = content
  }

  var body: some View {
    SwipeRow(actions: actions, isActive: !containsSwipeRow) {
      content
        .environment(\.rowSwipeActions, actions)
        .onPreferenceChange(ContainsSwipeRowKey.self) { containsSwipeRow = $0 }
    }
    .preference(key: ContainsSwipeRowKey.self, value: true)
  }
}
