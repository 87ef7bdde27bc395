// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan

extension Painter {
  /// Fills a convex outline with one colour, as `sweep` does any, all in one loop.
  func fill(
    _ plan: borrowing Plan, _ outline: PixelOutline, _ ink: Ink, into canvas: Canvas,
    clip: PixelRect
  ) {
    var color = ink.loop
    withConvex(plan, outline, into: canvas, clip: clip) { sweep, shape, rows in
      cspan_fill_convex(shape, rows, sweep.covers, &color)
    }
  }

  /// Fills a convex outline with one colour, but not where `findWhole` finds columns.
  func fillEdges(
    _ plan: borrowing Plan, _ fill: Command.Fill, into canvas: Canvas, clip: PixelRect
  ) {
    var color = fill.ink.loop
    withConvex(plan, fill.outline, into: canvas, clip: clip) { sweep, shape, rows in
      cspan_fill_edges(shape, rows, sweep.covers, &color)
    }
  }

  /// Fills what lies between two convex outlines with one colour.
  func fillRing(
    _ plan: borrowing Plan, _ outline: PixelOutline, _ ink: Ink, into canvas: Canvas,
    clip: PixelRect
  ) {
    var color = ink.loop
    withConvex(plan, outline, into: canvas, clip: clip) { sweep, outer, rows in
      var inner = convex(plan, outline.firstChain + 2, sign: -1, width: sweep.width)
      cspan_fill_ring(outer, &inner, rows, sweep.covers, &color)
    }
  }

  /// Fills any outline with one colour.
  func sweep(
    _ plan: borrowing Plan, _ outline: PixelOutline, _ ink: Ink, into canvas: Canvas,
    clip: PixelRect
  ) {
    guard let sweep else { return }
    var color = ink.loop
    var rows = canvas.rows(clip, countedFrom: sweep.left)
    plan.outlines.withSweep(outline, by: sweep) { cspan_fill_path(sweep.loop, &rows, &color) }
  }

  /// Fills a convex outline with a gradient, or a sprite's own colours; false if the shader is
  /// neither.
  func fill(
    _ plan: borrowing Plan, _ outline: PixelOutline, _ shader: Shader, into canvas: Canvas,
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
          cspan_fill_gradient(
            shape, rows, sweep.covers, &gradient, shader.cover, self.colors)
        }
      }
      return true
    }
    return shader.withPicture { picture, limits in
      withConvex(plan, outline, into: canvas, clip: clip) { sweep, shape, rows in
        picture.pointee.x -= Int32(sweep.left)
        cspan_fill_sprite(
          shape, rows, sweep.covers, picture, limits, shader.cover, colors)
      }
    }
  }

  /// Finds the columns of each row, of `mostHoles` at most, that an outline covers wholly.
  func findWhole(
    _ plan: borrowing Plan, _ outline: PixelOutline, into canvas: Canvas, clip: PixelRect
  ) {
    withConvex(plan, outline, into: canvas, clip: clip) { sweep, shape, rows in
      cspan_find_whole(shape, rows, holes)
      for row in 0..<(2 * clip.height) { holes[row] += Int32(sweep.left) }
    }
  }

  /// Has the edges brought up that a command will want.
  func fetch(_ plan: borrowing Plan, _ command: Command) {
    guard case .fill(let fill) = command.work else { return }
    let outline = plan.fills[fill].outline
    let first = plan.outlines.chains[outline.firstChain].first
    let end = plan.outlines.chains[outline.firstChain + outline.chainCount - 1].end
    cspan_fetch(plan.outlines.edges.base + first, (end - first) * MemoryLayout<Edge>.stride)
  }

  /// Two chains as the loops in C know them, their signs times another.
  private func convex(
    _ plan: borrowing Plan, _ index: Int, sign: Float, width: Int
  ) -> cspan_convex {
    let edges = UnsafePointer(plan.outlines.edges.base)
    let (one, other) = (plan.outlines.chains[index], plan.outlines.chains[index + 1])
    return cspan_convex(
      edges: (edges + one.first, edges + other.first),
      count: (Int32(one.end - one.first), Int32(other.end - other.first)),
      sign: (one.sign * sign, other.sign * sign), width: Int32(width))
  }

  private func withConvex(
    _ plan: borrowing Plan, _ outline: PixelOutline, into canvas: Canvas, clip: PixelRect,
    _ body: (Sweep, UnsafePointer<cspan_convex>, UnsafePointer<cspan_rows>) -> Void
  ) {
    guard let sweep else { return }
    var rows = canvas.rows(clip, countedFrom: sweep.left)
    var shape = convex(plan, outline.firstChain, sign: 1, width: sweep.width)
    body(sweep, &shape, &rows)
  }
}

extension Ink {
  /// As the loops in C know it.
  var loop: cspan_ink {
    cspan_ink(
      lanes: lanes, addend: full.addend, pixel: pixel, alpha: alpha, keep: full.keep)
  }
}
