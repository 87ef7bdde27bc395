// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) package import Views

/// The size of controls.
/// - Note: Differs from SwiftUI: bordered buttons have the same metrics for `mini` and `small`, and
///   for `large` and `extraLarge`; other controls than buttons, switches and spinners ignore it.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The smallest size. Switches have 60 % of their regular size.
  case mini
  /// Smaller than regular. Switches have 80 % of their regular size.
  case small
  /// The default size.
  case regular
  /// For prominent controls.
  case large
  /// The same as `large`.
  case extraLarge

  /// The padding, corner radius and font of a bordered button; lengths in points.
  package struct ButtonMetrics {
    package var horizontal: CGFloat
    package var vertical: CGFloat
    package var radius: CGFloat
    package var font: Font
  }

  package var buttonMetrics: ButtonMetrics {
    switch self {
    case .mini, .small:
      ButtonMetrics(horizontal: 10, vertical: 5, radius: 14, font: .subheadline)
    case .regular: ButtonMetrics(horizontal: 12, vertical: 7, radius: 8, font: .body)
    case .large, .extraLarge: ButtonMetrics(horizontal: 20, vertical: 15, radius: 12, font: .body)
    }
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  /// The size of controls. The default is `regular`.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the controls inside the view, such as `.small`.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
