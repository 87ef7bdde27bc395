// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster

extension Painter {
  /// Blurs the backdrop of a material before an action draws it for the first time.
  func updateBackdrop(_ action: Command.Action) {
    let shader: Shader? =
      switch action {
      case .shade(_, let shader): shader
      case .stencil(_, _, _, let filling): filling.shader
      case .glyphs(let line): line.filling.shader
      default: nil
      }
    guard let plane = shader?.backdrop, !plane.isCurrent, let picture = canvases.first else {
      return
    }
    let bounds = plane.needed.intersection(picture.bounds)
    var pixels = [UInt32](repeating: 0, count: bounds.width * bounds.height)
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, !bounds.isEmpty else { return plane.loadNothing() }
      let behind = PixelCanvas(base: base, bounds: bounds)
      for canvas in canvases {
        let part = canvas.bounds.intersection(bounds)
        for y in part.minY..<part.maxY {
          kernels.blend_pixels(
            behind.pixel(part.minX, y), canvas.pixel(part.minX, y), part.width,
            Blend.fullCoverage)
        }
      }
      plane.load(behind)
    }
  }
}
