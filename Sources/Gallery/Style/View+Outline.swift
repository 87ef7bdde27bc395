// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

extension View {
  /// Draws the border of a shape over the view, which touches pass through; none if the color is nil.
  func outline(_ color: Color?, in shape: RoundedRectangle) -> some View {
    overlay {
      if let color { shape.strokeBorder(color).allowsHitTesting(false) }
    }
  }
}
