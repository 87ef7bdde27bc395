// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The appearance of buttons without a border: the label in the tint color unless a foreground
/// style is set, and red for destructive buttons. It fades while pressed, except in a list row that
/// is highlighted instead. It can be pressed anywhere in the label's frame.
struct TintedButtonAppearance: ButtonStyle {
  /// Whether the button highlights its list row.
  let highlightsRow: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInList) private var isInList
  @Environment(\.isInSectionTitle) private var isInSectionTitle

  init(highlightsRow: Bool = false) {
    self.highlightsRow = highlightsRow
  }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .centeredLines(!isInList)
      .modifier(_BoundsHitModifier())
      .controlForegroundStyle(configuration.labelStyle(isEnabled: isEnabled))
      .opacity(configuration.isPressed && !isRow ? 0.3 : 1)
      .animation(configuration.pressAnimation, value: configuration.isPressed)
  }

  private var isRow: Bool { highlightsRow && isInList && !isInSectionTitle }
}
