// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore

/// The properties of a control group for a control group style.
public struct ControlGroupStyleConfiguration {
  /// The type-erased content of the control group.
  public struct Content: View {
    private let content: AnyView
    /// The controls, each of them alone.
    let controls: [AnyView]

    init(_ content: AnyView, controls: [AnyView]) {
      self.content = content
      self.controls = controls
    }

    /// The controls.
    public var body: some View { content }
  }

  /// The type-erased label of the control group.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The label.
    public var body: some View { content }
  }

  /// The controls.
  public let content: Content
  /// The label, which is empty if the group has none.
  public let label: Label
}
