// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) public import ViewCore

/// The width of bordered and glass buttons.
public struct ButtonSizing: Hashable, Sendable {
  private let isWide: Bool?

  /// As wide as the label requires, as `fitted`.
  public static let automatic = ButtonSizing(isWide: nil)
  /// As wide as the available space.
  public static let flexible = ButtonSizing(isWide: true)
  /// As wide as the label requires.
  public static let fitted = ButtonSizing(isWide: false)

  /// The greatest width of the label; nil for its own.
  package var maxWidth: CGFloat? { isWide == true ? .infinity : nil }
}

private enum ButtonSizingKey: EnvironmentKey {
  static let defaultValue = ButtonSizing.automatic
}

extension EnvironmentValues {
  /// The width of bordered and glass buttons.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets the width of bordered and glass buttons in the view.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
