// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) package import Views

/// The color behind the item of a bar of iOS 26 whose button is prominent.
package struct ProminentBarItemKey: PreferenceKey {
  package static let defaultValue: Color? = nil

  package static func reduce(value: inout Color?, nextValue: () -> Color?) {
    value = value ?? nextValue()
  }
}

/// Shows the label of a button on the glass of a bar of iOS 26, or in white on a capsule in the tint color.
package struct BarButtonStyle: ButtonStyle {
  private let isProminent: Bool

  /// Creates the style, with glass or with a capsule in the tint color.
  package init(isProminent: Bool) {
    self.isProminent = isProminent
  }

  package func makeBody(configuration: Configuration) -> some View {
    BarButton(configuration, isProminent: isProminent)
  }
}

/// A button on the glass of a bar, which draws the glass, or the capsule of a prominent button.
package struct BarButton: View {
  private let configuration: ButtonStyleConfiguration
  private let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.isBarTint) private var isBarTint
  @Environment(\.outerBarSettings) private var outer

  package init(_ configuration: ButtonStyleConfiguration, isProminent: Bool) {
    self.configuration = configuration
    self.isProminent = isProminent
  }

  package var body: some View {
    configuration.label
      .modifier(_BoundsHitModifier())
      .controlForegroundStyle(
        isProminent && isEnabled ? Color.white : configuration.labelStyle(isEnabled: isEnabled)
      )
      .opacity(configuration.isPressed ? 0.5 : 1)
      .animation(configuration.pressAnimation, value: configuration.isPressed)
      .preference(key: ProminentBarItemKey.self, value: isProminent ? color : nil)
  }

  private var color: Color {
    guard isEnabled else { return .gray.opacity(0.16) }
    if configuration.role == .destructive { return .red }
    // The tint of the bar itself is that of its glass.
    return (isBarTint ? outer?.tint : tint) ?? .accentColor
  }
}
