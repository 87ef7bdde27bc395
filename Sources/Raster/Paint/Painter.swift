// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Drawing

/// Executes plans' commands within a band of rows. Each thread has a painter of its own, with all the
/// memory for it.
final class Painter {
  private(set) var sweep: Sweep?
  private var sweepDomain = PixelRect.empty
  /// The coverage of one row, from the domain's left.
  private(set) var coverage = UnsafeMutablePointer<UInt16>.allocate(capacity: 0)
  /// The colors of one row.
  private(set) var colors = UnsafeMutablePointer<UInt32>.allocate(capacity: 0)
  /// For each row of a band, the first and the end of the columns that an opaque fill will cover.
  let occludedSpans = UnsafeMutablePointer<Int32>.allocate(capacity: 2 * Painter.maxRows)
  /// The rows for which there are occluded spans.
  static let maxRows = 64
  /// The row cache of the shadow kernel, which can continue below the rows it drew last.
  let shadowRows = UnsafeMutableRawPointer.allocate(
    byteCount: Int(craster_shadow_cache_size), alignment: 64)
  /// An opaque fill is searched for among the first commands only.
  static let commandsSearchedForOccluder = 4
  /// The coverage of some rows of a line of glyphs, with 8 bits per pixel; all 0 between lines.
  let glyphCoverage = UnsafeMutablePointer<UInt8>.allocate(capacity: GlyphLine.coverageCapacity)
  /// A stack of the commands that touch the clip: those of each nested layer follow those around it.
  private var visibleCommands = GrowableBuffer<Int32>()
  /// The pixels of nested layers, by depth.
  private var layers: [[UInt32]] = []
  private var depth = 0
  /// Whether materials are drawn over their backdrops, which are blurred when they are first needed.
  var drawsBackdrops = false
  /// The destination and the layers around the current command, from the outermost one on; only if backdrops
  /// are drawn.
  private(set) var canvases: [PixelCanvas] = []
  /// Buffers to blur a layer, and to blur a shadow.
  private let blurred = BlurPlane(channels: 4)
  private let alpha = BlurPlane(channels: 1)

  init() {
    glyphCoverage.initialize(repeating: 0, count: GlyphLine.coverageCapacity)
    occludedSpans.initialize(repeating: 0, count: 2 * Self.maxRows)
    invalidateShadowRows()
  }

  /// Must be called before plans are painted other than those painted last.
  func invalidateShadowRows() {
    craster_shadow_cache_reset(shadowRows)
  }

  deinit {
    sweep?.deallocate()
    coverage.deallocate()
    colors.deallocate()
    glyphCoverage.deallocate()
    occludedSpans.deallocate()
    shadowRows.deallocate()
  }

  /// Draws plans, one after the other, within a clip of the buffer, over a backdrop of the same size or
  /// the first plan's background.
  func paint(
    _ plans: UnsafeBufferPointer<Plan>, into buffer: PixelBuffer, over backdrop: PixelBuffer?,
    clip: PixelRect
  ) {
    let canvas = PixelCanvas(buffer)
    if drawsBackdrops { canvases = [canvas] }
    for index in plans.indices {
      reserveSpace(plans[index])
      var first = 0
      var flatFill: FlatFill?
      if index == 0 {
        (first, flatFill) = drawBackground(
          plans[0], backdrop: backdrop.map { PixelCanvas($0) }, into: canvas, clip: clip)
      }
      paint(
        plans[index], first..<plans[index].commands.count, flatFill, into: canvas, clip: clip)
    }
  }

  private func reserveSpace(_ plan: borrowing Plan) {
    if sweepDomain != plan.domain || sweep?.supports(chains: plan.maxChains) != true {
      sweep?.deallocate()
      sweep = Sweep(domain: plan.domain, maxChains: max(plan.maxChains, 16))
      sweepDomain = plan.domain
      coverage.deallocate()
      colors.deallocate()
      coverage = .allocate(capacity: plan.domain.width)
      coverage.initialize(repeating: 0, count: plan.domain.width)
      colors = .allocate(capacity: plan.domain.width)
      colors.initialize(repeating: 0, count: plan.domain.width)
    }
  }

  private func paint(
    _ plan: borrowing Plan, _ range: Range<Int>, _ flatFill: FlatFill?, into canvas: PixelCanvas,
    clip: PixelRect
  ) {
    let first = visibleCommands.count
    findCommands(plan, range, clip)
    let end = visibleCommands.count
    var next = range.lowerBound
    for at in first..<end {
      let index = Int(visibleCommands[at])
      // Commands inside of a layer are drawn with it.
      guard index >= next else { continue }
      let command = plan.commands[index]
      next = command.end
      let part = command.bounds.intersection(clip)
      guard !part.isEmpty else { continue }
      if at + 1 < end { prefetch(plan, plan.commands[Int(visibleCommands[at + 1])]) }
      switch command.work {
      case .fill(let fill):
        let pixel = flatFill?.command == index ? flatFill?.pixel : nil
        paint(
          plan, plan.fills[fill], replacingBy: pixel, into: canvas, clip: part.widened(to: clip))
      case .recorded(let index):
        let fill = plan.recordedFills[index]
        let rows = canvas.rows(part.widened(to: clip), relativeTo: plan.domain.minX)
        fill.runs.fill(rows, fill.ink)
      case .action(let action):
        let contents = (index + 1)..<command.end
        execute(plan, action, contents, into: canvas, clip: part)
      }
    }
    visibleCommands.removeLast(visibleCommands.count - first)
  }

  /// Pushes the commands that touch a clip, and all layers, on `visibleCommands`.
  private func findCommands(_ plan: borrowing Plan, _ range: Range<Int>, _ clip: PixelRect) {
    var bounds = craster_bounds(clip)
    let count = kernels.find_intersecting(
      plan.searchBounds.base, Int32(range.lowerBound), Int32(range.upperBound), &bounds,
      visibleCommands.reserve(range.count + 3))
    visibleCommands.commit(count)
  }

  private func paint(
    _ plan: borrowing Plan, _ fill: Command.Fill, replacingBy pixel: UInt32?,
    into canvas: PixelCanvas, clip: PixelRect
  ) {
    switch fill.outline.form {
    case .convex:
      self.fill(plan, fill.outline, fill.ink, replacingBy: pixel, into: canvas, clip: clip)
    case .ring: fillRing(plan, fill.outline, fill.ink, into: canvas, clip: clip)
    case .any: sweep(plan, fill.outline, fill.ink, into: canvas, clip: clip)
    }
  }

  /// Executes one of the plan's actions, with the commands inside if it is a layer, in a part of its
  /// bounds.
  private func execute(
    _ plan: borrowing Plan, _ index: Int, _ contents: Range<Int>, into canvas: PixelCanvas,
    clip part: PixelRect
  ) {
    if drawsBackdrops { updateBackdrop(plan.actions[index]) }
    switch plan.actions[index] {
    case .shade(let outline, let shader):
      if outline.form == .convex, fill(plan, outline, shader, into: canvas, clip: part) {
        break
      }
      plan.withRamp(of: shader) { ramp in
        var sink = ShaderSink(
          canvas: canvas, shader: shader, ramp: ramp, colors: colors, scaled: coverage)
        send(plan, outline, clip: part, to: &sink)
      }
    case .stencil(let outline, let mask, let source, let filling):
      paint(plan, outline, mask, source, filling, into: canvas, clip: part)
    case .glyphs(let line):
      paint(plan, line, into: canvas, clip: part)
    case .shadow(let shadow, let ink, let under):
      draw(plan, shadow, ink, under: under, into: canvas, clip: part)
    case .fillOverShadow(let fill, let shadow, let ink):
      self.fill(plan, plan.fills[fill], over: shadow, ink, into: canvas, clip: part)
    case .opacity(let opacity):
      drawLayer(plan, contents, part, over: canvas) { destination, source, count in
        kernels.blend_pixels(destination, source, count, opacity)
      }
    case .clip(let outline):
      drawLayer(plan, contents, part) { layer in
        var sink = LayerSink(canvas: canvas, layer: layer)
        send(plan, outline, clip: part, to: &sink)
      }
    case .dropShadow(let blurred, let ink):
      dropShadow(plan, contents, blurred, ink, into: canvas, clip: part)
    case .blur(let blurred):
      blur(plan, contents, blurred, into: canvas, clip: part)
    case .mask(let content):
      mask(
        plan, contents.lowerBound..<content, content..<contents.upperBound, into: canvas, clip: part
      )
    case .blend(let mode):
      drawLayer(plan, contents, part, over: canvas) { destination, source, count in
        kernels.composite(destination, source, count, mode.kernelMode)
      }
    case .filter(let filter):
      var matrix = filter.matrix
      drawLayer(plan, contents, part, over: canvas) { destination, source, count in
        kernels.apply_color_matrix(colors, source, count, &matrix)
        kernels.blend_pixels(destination, colors, count, Blend.fullCoverage)
      }
    case .project(let perspective, let content):
      project(plan, contents, perspective, content, into: canvas, clip: part)
    }
  }

  private func paint(
    _ plan: borrowing Plan, _ outline: PixelOutline, _ mask: Mask, _ source: SourceMap,
    _ filling: Filling, into canvas: PixelCanvas, clip: PixelRect
  ) {
    plan.withRamp(of: filling.shader) { ramp in
      mask.coverage.withUnsafeBufferPointer { texels in
        guard let texels = texels.baseAddress else { return }
        var sink = MaskSink(
          canvas: canvas, mask: texels, width: mask.width, height: mask.height, source: source,
          filling: filling, ramp: ramp, coverage: coverage, colors: colors)
        send(plan, outline, clip: clip, to: &sink)
      }
    }
  }

  /// Sweeps an outline and sends its coverage to a sink.
  private func send<Sink: CoverageSink>(
    _ plan: borrowing Plan, _ outline: PixelOutline, clip: PixelRect, to sink: inout Sink
  ) {
    guard let sweep else { return }
    plan.outlines.sweep(outline, by: sweep, clip: clip, into: &sink)
  }

  /// Draws commands into an offscreen layer, clear at first, and passes it to `use`.
  private func drawLayer(
    _ plan: borrowing Plan, _ range: Range<Int>, _ bounds: PixelRect, _ use: (PixelCanvas) -> Void
  ) {
    let count = bounds.width * bounds.height
    if layers.count == depth { layers.append([]) }
    var pixels: [UInt32] = []
    swap(&pixels, &layers[depth])
    if pixels.count < count { pixels = Array(repeating: 0, count: count) }
    depth += 1
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let canvas = PixelCanvas(base: base, bounds: bounds)
      if drawsBackdrops { canvases.append(canvas) }
      let flatFill = drawFlatBackground(0, plan, range, into: canvas, clip: bounds)
      if flatFill == nil { base.update(repeating: 0, count: count) }
      paint(plan, range, flatFill, into: canvas, clip: bounds)
      use(canvas)
      if drawsBackdrops { canvases.removeLast() }
    }
    depth -= 1
    swap(&pixels, &layers[depth])
  }

  /// Draws commands into an offscreen layer, and composites each of its rows by `composite`: a function of the
  /// destination's pixels, the layer's, and their number. Clear pixels at the ends of a row are left out.
  private func drawLayer(
    _ plan: borrowing Plan, _ range: Range<Int>, _ bounds: PixelRect, over canvas: PixelCanvas,
    _ composite: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>, Int) -> Void
  ) {
    drawLayer(plan, range, bounds) { layer in
      for y in bounds.minY..<bounds.maxY {
        let columns = layer.nonClearColumns(y, bounds.minX..<bounds.maxX)
        let x = columns.lowerBound
        composite(canvas.pixel(x, y), layer.pixel(x, y), columns.count)
      }
    }
  }

  /// Draws commands into a layer and composites it through the alpha of others.
  private func mask(
    _ plan: borrowing Plan, _ mask: Range<Int>, _ content: Range<Int>, into canvas: PixelCanvas,
    clip: PixelRect
  ) {
    drawLayer(plan, content, clip) { layer in
      drawLayer(plan, mask, clip) { mask in
        for y in clip.minY..<clip.maxY {
          let alphas = mask.pixel(clip.minX, y)
          for x in 0..<clip.width { coverage[x] = UInt16(alphas[x] >> 24) &* 257 }
          kernels.blend_pixels_coverage(
            canvas.pixel(clip.minX, y), layer.pixel(clip.minX, y), coverage, clip.width)
        }
      }
    }
  }

  /// The pixels of a layer that a blur spreads into a clip.
  private func source(_ blurred: BlurredLayer, _ blur: BoxBlur, _ clip: PixelRect) -> PixelRect {
    PixelRect(
      minX: clip.minX - blurred.offset.x, minY: clip.minY - blurred.offset.y,
      maxX: clip.maxX - blurred.offset.x, maxY: clip.maxY - blurred.offset.y
    ).expanded(by: blur.reach)
  }

  /// Draws a layer over its own alpha, blurred, offset and tinted.
  private func dropShadow(
    _ plan: borrowing Plan, _ range: Range<Int>, _ blurred: BlurredLayer, _ ink: Ink,
    into canvas: PixelCanvas, clip: PixelRect
  ) {
    let blur = BoxBlur(sigma: blurred.sigma)
    let needed = source(blurred, blur, clip).union(clip)
      .intersection(blurred.content.intersection(plan.domain))
    guard !needed.isEmpty else { return }
    drawLayer(plan, range, needed) { layer in
      alpha.load(layer, blurredBy: blur)
      let (dx, dy) = blurred.offset
      let bounds = alpha.bounds
      let shadow = PixelRect(
        minX: bounds.minX + dx, minY: bounds.minY + dy, maxX: bounds.maxX + dx,
        maxY: bounds.maxY + dy
      ).intersection(clip)
      let content = needed.intersection(clip)
      let rows = shadow.union(content)
      // Both row by row, as the destination's pixels are in the cache then.
      for y in rows.minY..<rows.maxY {
        if y >= shadow.minY, y < shadow.maxY {
          alpha.draw(
            ink, y: y - dy, columns: (shadow.minX - dx)..<(shadow.maxX - dx), into: canvas,
            offset: (dx, dy))
        }
        if y >= content.minY, y < content.maxY {
          let columns = layer.nonClearColumns(y, content.minX..<content.maxX)
          let x = columns.lowerBound
          kernels.blend_pixels(
            canvas.pixel(x, y), layer.pixel(x, y), columns.count, Blend.fullCoverage)
        }
      }
    }
  }

  /// Draws a blurred layer.
  private func blur(
    _ plan: borrowing Plan, _ range: Range<Int>, _ blurred: BlurredLayer, into canvas: PixelCanvas,
    clip: PixelRect
  ) {
    let blur = BoxBlur(sigma: blurred.sigma)
    let needed = source(blurred, blur, clip)
      .intersection(blurred.content.intersection(plan.domain))
    guard !needed.isEmpty else { return }
    drawLayer(plan, range, needed) { layer in
      self.blurred.load(layer, blurredBy: blur)
      let visible = self.blurred.bounds.intersection(clip)
      for y in visible.minY..<visible.maxY {
        self.blurred.draw(y: y, columns: visible.minX..<visible.maxX, into: canvas)
      }
    }
  }

  /// Draws a layer in perspective.
  private func project(
    _ plan: borrowing Plan, _ range: Range<Int>, _ perspective: Perspective, _ content: PixelRect,
    into canvas: PixelCanvas, clip: PixelRect
  ) {
    let needed = perspective.source(of: clip).intersection(content)
      .intersection(plan.domain)
    guard !needed.isEmpty else { return }
    drawLayer(plan, range, needed) { layer in
      for y in clip.minY..<clip.maxY {
        perspective.write(colors, y: y, columns: clip.minX..<clip.maxX, from: layer)
        // Without the clear pixels at both ends.
        let before = Int(kernels.count_transparent(colors, clip.width, 0))
        let rest = clip.width - before
        let count = rest - Int(kernels.count_transparent(colors + before, rest, 1))
        kernels.blend_pixels(
          canvas.pixel(clip.minX + before, y), colors + before, count, Blend.fullCoverage)
      }
    }
  }
}
