// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The properties of a button for a primitive button style.
public struct PrimitiveButtonStyleConfiguration {
  /// The type-erased label of the button.
  public struct Label: View {
    let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The label; several views are in a row.
    public var body: some View {
      if ViewListEntry.list(content).count > 1 {
        HStack { content }
      } else {
        content
      }
    }
  }

  /// The role of the button, such as `.destructive`; nil for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Runs the action of the button. A primitive style calls it when its gesture triggers the
  /// button.
  @preconcurrency @MainActor
  public func trigger() { action() }
}
