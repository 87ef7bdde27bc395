// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The number and the kinds of the buttons of a dialog.
struct DialogButtonSummary: Equatable {
  var count = 0
  var hasCancel = false
  /// Whether there is a button without a role.
  var hasPlain = false
  /// Whether a button has the keyboard shortcut `defaultAction`.
  var hasDefault = false
}

struct DialogButtonSummaryKey: PreferenceKey {
  static var defaultValue: DialogButtonSummary { DialogButtonSummary() }

  static func reduce(value: inout DialogButtonSummary, nextValue: () -> DialogButtonSummary) {
    let next = nextValue()
    value.count += next.count
    value.hasCancel = value.hasCancel || next.hasCancel
    value.hasPlain = value.hasPlain || next.hasPlain
    value.hasDefault = value.hasDefault || next.hasDefault
  }
}
