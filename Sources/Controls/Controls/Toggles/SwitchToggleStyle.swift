// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A switch at the trailing edge and the label at the leading edge.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style in the tint color of the environment; green if none is set.
  public nonisolated init() {
    tint = nil
  }

  /// Creates the style with a tint color of its own.
  @available(*, deprecated, message: "Use tint on the toggle instead.")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// Returns the label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    TintOverride(tint: tint) {
      LabeledControl(label: configuration.label) { Switch(isOn: configuration.$isOn) }
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
