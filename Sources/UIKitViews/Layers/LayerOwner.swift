// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import ViewCore

/// A view whose contents a layer draws.
@MainActor
protocol LayerOwner: AnyObject {
  /// The surface in which the layer is drawn; nil if it is not shown.
  var layerSurface: (any FrameSurface)? { get }
  /// The appearance of the view and its subviews; `unspecified` for that of the window.
  var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
  /// Calls the observers of the view's properties.
  func valuesChanged()
  /// Whether `draw(_:)` is to be called.
  var drawsItself: Bool { get }
  /// Draws the contents into the current context.
  func draw(_ rect: CGRect)
  /// Draws the contents of the library's own classes.
  func drawContents(_ state: LayerState, _ builder: inout DisplayListBuilder)
  /// Draws what is in front of the sublayers, such as scroll indicators.
  func drawForeground(_ state: LayerState, _ builder: inout DisplayListBuilder)
  /// Requests a layout in the next frame.
  func setNeedsLayout()
  /// Lays out the view and its subviews now, if that is due.
  func layoutIfNeeded()
  /// Places the sublayers of a layer whose delegate the view is, and for its own layer the subviews.
  func layoutSublayers(of layer: CALayer)
}
