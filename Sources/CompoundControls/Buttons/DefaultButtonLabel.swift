// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import Controls
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The label of a button that has a role only: a title and a symbol.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The title and the symbol, of which toolbars show the symbol only.
  public var body: some View {
    switch role {
    case .cancel: Label("Cancel", systemImage: "xmark")
    case .close: Label("Close", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    default: Label("Delete", systemImage: "trash")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button labeled by a title and a symbol for its role.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
