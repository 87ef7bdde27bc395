// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import Views

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates an image of the asset library from `#imageLiteral(resourceName:)`. If there is none of that
  /// name, the image is empty.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(.asset(name))
  }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Creates a color from `#colorLiteral(red:green:blue:alpha:)`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of an image literal without another type.
public typealias _ImageLiteralType = UIImage
