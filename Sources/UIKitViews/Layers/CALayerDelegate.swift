// Part of Snapback, under the MIT licence; see LICENSE.

/// An object that draws the contents of a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Draws the contents.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called when the layout of a layer is invalid.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change of a property; nil for that of the layer, `NSNull()` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// The default does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// The default does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
