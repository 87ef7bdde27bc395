// Part of Snapback, under the MIT licence; see LICENSE.

/// A blur of a layer's pixels, alone or as its shadow. All lengths are in pixels.
struct BlurredLayer {
  /// The Gaussian's standard deviation.
  var sigma: Double
  /// The shadow's offset, to the nearest whole pixel; 0 without a shadow.
  var offset: (x: Int, y: Int)
  /// The bounds of the layer's content.
  var content: PixelRect
}
