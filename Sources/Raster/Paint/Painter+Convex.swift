// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster

extension Painter {
  /// Fills a convex outline with one color, by a kernel that gives the same pixels as `sweep`.
  ///
  /// `pixel` is the result where the outline covers completely, if it is known: over a flat background, which
  /// need not have been drawn there; see `FlatFill`.
  func fill(
    _ plan: borrowing Plan, _ outline: PixelOutline, _ ink: Ink, replacingBy pixel: UInt32? = nil,
    into canvas: PixelCanvas, clip: PixelRect
  ) {
    var color = ink.kernelInk
    if let pixel {
      color.pixel = pixel
      color.replaces = 1
    }
    withConvex(plan, outline, into: canvas, clip: clip) { sweep, shape, rows in
      kernels.fill_convex(shape, rows, sweep.coverage, &color)
    }
  }

  /// Fills a convex outline with one color, except for the columns that `findFullyCovered` finds.
  func fillEdges(
    _ plan: borrowing Plan, _ fill: Command.Fill, into canvas: PixelCanvas, clip: PixelRect
  ) {
    var color = fill.ink.kernelInk
    withConvex(plan, fill.outline, into: canvas, clip: clip) { sweep, shape, rows in
      kernels.fill_convex_edges(shape, rows, sweep.coverage, &color)
    }
  }

  /// Fills the area between two convex outlines with one color.
  func fillRing(
    _ plan: borrowing Plan, _ outline: PixelOutline, _ ink: Ink, into canvas: PixelCanvas,
    clip: PixelRect
  ) {
    var color = ink.kernelInk
    withConvex(plan, outline, into: canvas, clip: clip) { sweep, outer, rows in
      var inner = plan.outlines.convex(outline.firstChain + 2, sign: -1, width: sweep.width)
      kernels.fill_ring(outer, &inner, rows, sweep.coverage, &color)
    }
  }

  /// Fills any outline with one color.
  func sweep(
    _ plan: borrowing Plan, _ outline: PixelOutline, _ ink: Ink, into canvas: PixelCanvas,
    clip: PixelRect
  ) {
    guard let sweep else { return }
    var color = ink.kernelInk
    var rows = canvas.rows(clip, relativeTo: sweep.left)
    plan.outlines.withSweep(outline, by: sweep) { kernels.fill_path(sweep.state, &rows, &color) }
  }

  /// Fills a convex outline with a gradient or an image. Returns false for a tinted image, which has no
  /// such kernel.
  func fill(
    _ plan: borrowing Plan, _ outline: PixelOutline, _ shader: Shader, into canvas: PixelCanvas,
    clip: PixelRect
  ) -> Bool {
    if let index = shader.ramp {
      let ramp = plan.ramps[index]
      withConvex(plan, outline, into: canvas, clip: clip) { sweep, shape, rows in
        ramp.colors.withUnsafeBufferPointer { colors in
          guard let first = colors.baseAddress,
            var gradient = shader.gradient(
              left: sweep.left, ramp: first, isOpaque: ramp.isOpaque)
          else { return }
          kernels.fill_convex_gradient(
            shape, rows, sweep.coverage, &gradient, shader.opacity, self.colors)
        }
      }
      return true
    }
    return shader.withPicture { picture, limits in
      withConvex(plan, outline, into: canvas, clip: clip) { sweep, shape, rows in
        picture.pointee.x -= Int32(sweep.left)
        kernels.fill_convex_image(
          shape, rows, sweep.coverage, picture, limits, shader.opacity, colors)
      }
    }
  }

  /// Writes the columns that an outline covers completely, for each of at most `maxRows` rows, to
  /// `occludedSpans`.
  func findFullyCovered(
    _ plan: borrowing Plan, _ outline: PixelOutline, into canvas: PixelCanvas, clip: PixelRect
  ) {
    withConvex(plan, outline, into: canvas, clip: clip) { sweep, shape, rows in
      kernels.find_covered_columns(shape, rows, occludedSpans)
      for row in 0..<(2 * clip.height) { occludedSpans[row] += Int32(sweep.left) }
    }
  }

  /// Prefetches the edges of a command into the cache.
  func prefetch(_ plan: borrowing Plan, _ command: Command) {
    guard case .fill(let fill) = command.work else { return }
    let outline = plan.fills[fill].outline
    let first = plan.outlines.chains[outline.firstChain].first
    let end = plan.outlines.chains[outline.firstChain + outline.chainCount - 1].end
    craster_prefetch(
      plan.outlines.edges.base + first, (end - first) * MemoryLayout<OutlineEdge>.stride)
  }

  private func withConvex(
    _ plan: borrowing Plan, _ outline: PixelOutline, into canvas: PixelCanvas, clip: PixelRect,
    _ body: (Sweep, UnsafePointer<craster_convex>, UnsafePointer<craster_rows>) -> Void
  ) {
    guard let sweep else { return }
    var rows = canvas.rows(clip, relativeTo: sweep.left)
    var shape = plan.outlines.convex(outline.firstChain, sign: 1, width: sweep.width)
    body(sweep, &shape, &rows)
  }
}

extension Ink {
  /// The color as the kernels take it.
  var kernelInk: craster_ink {
    craster_ink(
      color: lanes, addend: full.addend, pixel: pixel, alpha: alpha, keep: full.keep,
      replaces: isOpaque ? 1 : 0)
  }
}
