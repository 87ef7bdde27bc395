// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The dialog that a button is in.
struct DialogContext {
  var style: DialogStyle
  var buttons: DialogButtonSummary
  var dismiss: () -> Void
}

private enum DialogContextKey: EnvironmentKey {
  static var defaultValue: DialogContext? { nil }
}

private enum IsDefaultDialogButtonKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The enclosing dialog.
  var dialog: DialogContext? {
    get { self[DialogContextKey.self] }
    set { self[DialogContextKey.self] = newValue }
  }

  /// Whether a button is one that the dialog adds because its author has set none of its kind.
  var isDefaultDialogButton: Bool {
    get { self[IsDefaultDialogButtonKey.self] }
    set { self[IsDefaultDialogButtonKey.self] = newValue }
  }
}
