// Part of Snapback, under the MIT licence; see LICENSE.

extension UILayoutGuide {
  /// The `leading` anchor.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The `trailing` anchor.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The `left` anchor.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The `right` anchor.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The `centerX` anchor.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The `top` anchor.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The `bottom` anchor.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The `centerY` anchor.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width anchor.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height anchor.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
