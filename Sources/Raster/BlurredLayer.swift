// Part of Snapback, under the MIT licence; see LICENSE.

/// How a layer's alpha becomes its shadow. In pixels.
struct BlurredLayer {
  /// The standard deviation.
  var sigma: Double
  /// Where the shadow lies, from the layer, to the nearest whole pixel.
  var offset: (x: Int, y: Int)
  /// The layer's own pixels.
  var content: PixelRect
}
