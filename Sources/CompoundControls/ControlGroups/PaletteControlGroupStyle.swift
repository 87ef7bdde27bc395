// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The icons of the controls side by side; in a menu, side by side in one row.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the view that presents the group.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      ForEach(configuration.content.controls.indices, id: \.self) { index in
        configuration.content.controls[index].frame(maxWidth: .infinity)
      }
    }
    .environment(\.menuRowIsCell, true)
    .labelStyle(.iconOnly)
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The icons of the controls side by side.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
