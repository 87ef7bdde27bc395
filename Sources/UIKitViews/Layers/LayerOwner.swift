// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// A view whose contents a layer draws.
@MainActor
protocol LayerOwner: AnyObject {
  /// The surface in which the layer is drawn; nil if it is not shown.
  var layerSurface: (any FrameSurface)? { get }
  /// Whether `draw(_:)` is to be called.
  var drawsItself: Bool { get }
  /// Draws the contents into the current context.
  func draw(_ rect: CGRect)
  /// Draws the contents of the library's own classes.
  func drawContents(_ state: LayerState, _ builder: inout DisplayListBuilder)
  /// Places the subviews.
  func layoutSubviews()
}
