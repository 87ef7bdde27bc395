// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The edits that a row does not allow, although its `ForEach` does.
struct DisabledRowEdits: Equatable {
  var delete = false
  var move = false
}

struct DisabledRowEditsKey: PreferenceKey {
  static var defaultValue: DisabledRowEdits { DisabledRowEdits() }

  static func reduce(value: inout DisabledRowEdits, nextValue: () -> DisabledRowEdits) {
    let next = nextValue()
    value.delete = value.delete || next.delete
    value.move = value.move || next.move
  }
}

extension View {
  /// Disables the deletion of a row whose `ForEach` has an `onDelete` action.
  ///
  /// A row stays undeletable if several of these modifiers apply and one of them disables it.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    transformPreference(DisabledRowEditsKey.self) { $0.delete = $0.delete || isDisabled }
  }

  /// Disables the moving of a row whose `ForEach` has an `onMove` action.
  ///
  /// A row stays unmovable if several of these modifiers apply and one of them disables it. The row
  /// can still be displaced by the moving of other rows.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    transformPreference(DisabledRowEditsKey.self) { $0.move = $0.move || isDisabled }
  }
}
