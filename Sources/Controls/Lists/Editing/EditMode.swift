// Part of Snapback, under the MIT licence; see LICENSE.

import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Whether the rows of lists show their delete buttons and reorder handles.
public enum EditMode: Sendable {
  /// The rows show no editing controls.
  case inactive
  /// The rows are edited temporarily.
  ///
  /// - Note: Differs from SwiftUI: no list sets this mode by itself; a swipe leaves the mode as it
  ///   is.
  case transient
  /// The rows show their editing controls.
  case active

  /// Whether the rows show their editing controls: true for `active` and `transient`.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The edit mode of the lists on the enclosing page of a navigation stack.
  ///
  /// Each page has a mode of its own, initially `inactive`. Nil outside of navigation stacks,
  /// unless a view sets it: lists there have no edit mode.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
