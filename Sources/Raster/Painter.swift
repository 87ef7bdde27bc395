// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan
import Drawing

/// Carries out a plan's commands in one region; each core has one of its own.
final class Painter {
  private(set) var sweep: Sweep?
  private var sweptDomain = PixelRect.empty
  /// Coverage of one row, by pixel from the domain's left.
  private var covers = UnsafeMutablePointer<UInt16>.allocate(capacity: 0)
  /// Colours of one row.
  private(set) var colors = UnsafeMutablePointer<UInt32>.allocate(capacity: 0)
  /// For each row of a strip, the columns that something opaque will cover.
  let holes = UnsafeMutablePointer<Int32>.allocate(capacity: 2 * Painter.mostHoles)
  static let mostHoles = 64
  /// What a shadow's rows can go on with below the last ones.
  let kept = UnsafeMutableRawPointer.allocate(byteCount: Int(cspan_kept), alignment: 64)
  static let commandsWorthAsking = 4
  /// Coverage of one row of a line of glyphs.
  let gathered = UnsafeMutablePointer<UInt16>.allocate(
    capacity: GlyphLine.maxWidth + Int(cspan_glyphs_beyond))
  /// The commands that touch what is being painted, those of layers under way after one another.
  private var met = Room<Int32>()
  /// Layers under way, by depth.
  private var layers: [[UInt32]] = []
  private var depth = 0
  /// A layer being blurred, and one whose shadow is.
  private let blurred = Plane(channels: 4)
  private let alpha = Plane(channels: 1)

  init() {
    gathered.initialize(
      repeating: 0, count: GlyphLine.maxWidth + Int(cspan_glyphs_beyond))
    holes.initialize(repeating: 0, count: 2 * Self.mostHoles)
    forget()
  }

  /// To be called for other plans than those painted last.
  func forget() {
    cspan_forget(kept)
  }

  deinit {
    sweep?.deallocate()
    covers.deallocate()
    colors.deallocate()
    gathered.deallocate()
    holes.deallocate()
    kept.deallocate()
  }

  /// Draws everything within a clip, which lies in the buffer, over a backdrop of its size or over
  /// the background.
  func paint(
    _ plans: UnsafeBufferPointer<Plan>, into buffer: PixelBuffer, over backdrop: PixelBuffer?,
    clip: PixelRect
  ) {
    let canvas = Canvas(buffer)
    for index in plans.indices {
      makeRoom(plans[index])
      var first = 0
      if index == 0 {
        first = begin(plans[0], over: backdrop.map { Canvas($0) }, into: canvas, clip: clip)
      }
      paint(plans[index], first..<plans[index].commands.count, into: canvas, clip: clip)
    }
  }

  private func makeRoom(_ plan: borrowing Plan) {
    if sweptDomain != plan.domain || sweep?.holds(chains: plan.maxChains) != true {
      sweep?.deallocate()
      sweep = Sweep(domain: plan.domain, maxChains: max(plan.maxChains, 16))
      sweptDomain = plan.domain
      covers.deallocate()
      colors.deallocate()
      covers = .allocate(capacity: plan.domain.width)
      covers.initialize(repeating: 0, count: plan.domain.width)
      colors = .allocate(capacity: plan.domain.width)
      colors.initialize(repeating: 0, count: plan.domain.width)
    }
  }

  private func paint(
    _ plan: borrowing Plan, _ range: Range<Int>, into canvas: Canvas, clip: PixelRect
  ) {
    let first = met.count
    find(plan, range, clip)
    let end = met.count
    var done = range.lowerBound
    for at in first..<end {
      let index = Int(met[at])
      // What is inside another one is that one's to draw.
      guard index >= done else { continue }
      let command = plan.commands[index]
      done = command.end
      let part = command.bounds.intersection(clip)
      guard !part.isEmpty else { continue }
      if at + 1 < end { fetch(plan, plan.commands[Int(met[at + 1])]) }
      switch command.work {
      case .fill(let fill):
        paint(plan, plan.fills[fill], into: canvas, clip: part.widened(to: clip))
      case .action(let action):
        let inside = (index + 1)..<command.end
        carryOut(plan, action, inside, into: canvas, clip: part)
      }
    }
    met.removeLast(met.count - first)
  }

  /// Finds the commands that touch a clip, and those that take others.
  private func find(_ plan: borrowing Plan, _ range: Range<Int>, _ clip: PixelRect) {
    var reach = cspan_reach(clip)
    let count = cspan_find_reaches(
      plan.reaches.base, Int32(range.lowerBound), Int32(range.upperBound), &reach,
      met.room(for: range.count + 3))
    met.take(count)
  }

  private func paint(
    _ plan: borrowing Plan, _ fill: Command.Fill, into canvas: Canvas, clip: PixelRect
  ) {
    switch fill.outline.form {
    case .convex: self.fill(plan, fill.outline, fill.ink, into: canvas, clip: clip)
    case .ring: fillRing(plan, fill.outline, fill.ink, into: canvas, clip: clip)
    case .any: sweep(plan, fill.outline, fill.ink, into: canvas, clip: clip)
    }
  }

  /// Does one of the actions, to the commands inside it if it takes some, in a part of its bounds.
  private func carryOut(
    _ plan: borrowing Plan, _ index: Int, _ inside: Range<Int>, into canvas: Canvas,
    clip part: PixelRect
  ) {
    switch plan.actions[index] {
    case .shade(let outline, let shader):
      if outline.form == .convex, fill(plan, outline, shader, into: canvas, clip: part) {
        break
      }
      plan.withRamp(of: shader) { ramp in
        var sink = ShaderSink(
          canvas: canvas, shader: shader, ramp: ramp, colors: colors, scaled: covers)
        run(plan, outline, clip: part, &sink)
      }
    case .stencil(let outline, let mask, let source, let filling):
      paint(plan, outline, mask, source, filling, into: canvas, clip: part)
    case .glyphs(let line):
      paint(plan, line, into: canvas, clip: part)
    case .shadow(let shadow, let ink, let under):
      cast(plan, shadow, ink, under: under, into: canvas, clip: part)
    case .shadowed(let fill, let shadow, let ink):
      self.fill(plan, plan.fills[fill], over: shadow, ink, into: canvas, clip: part)
    case .fade(let cover):
      layer(plan, inside, part) { layer in
        for y in part.minY..<part.maxY {
          let own = layer.filled(y, part.minX..<part.maxX)
          cspan_pixels(
            canvas.pixel(own.lowerBound, y), layer.pixel(own.lowerBound, y), own.count, cover)
        }
      }
    case .clip(let outline):
      layer(plan, inside, part) { layer in
        var sink = LayerSink(canvas: canvas, layer: layer)
        run(plan, outline, clip: part, &sink)
      }
    case .cast(let blurred, let ink):
      cast(plan, inside, blurred, ink, into: canvas, clip: part)
    case .blur(let blurred):
      blur(plan, inside, blurred, into: canvas, clip: part)
    case .mask(let content):
      mask(
        plan, inside.lowerBound..<content, content..<inside.upperBound, into: canvas, clip: part)
    case .blend(let mode):
      layer(plan, inside, part) { layer in
        for y in part.minY..<part.maxY {
          let own = layer.filled(y, part.minX..<part.maxX)
          cspan_composite(
            canvas.pixel(own.lowerBound, y), layer.pixel(own.lowerBound, y), own.count, mode.loop)
        }
      }
    case .filter(let filter):
      layer(plan, inside, part) { layer in
        var matrix = filter.matrix
        for y in part.minY..<part.maxY {
          let own = layer.filled(y, part.minX..<part.maxX)
          cspan_filter(colors, layer.pixel(own.lowerBound, y), own.count, &matrix)
          cspan_pixels(canvas.pixel(own.lowerBound, y), colors, own.count, Blend.fullCover)
        }
      }
    case .project(let perspective, let content):
      project(plan, inside, perspective, content, into: canvas, clip: part)
    }
  }

  private func paint(
    _ plan: borrowing Plan, _ outline: PixelOutline, _ mask: Mask, _ source: SourceMap,
    _ filling: Filling, into canvas: Canvas, clip: PixelRect
  ) {
    var shader: Shader?
    if case .shader(let own) = filling { shader = own }
    plan.withRamp(of: shader) { ramp in
      mask.coverage.withUnsafeBufferPointer { coverage in
        guard let coverage = coverage.baseAddress else { return }
        var sink = MaskSink(
          canvas: canvas, mask: coverage, width: mask.width, height: mask.height, source: source,
          filling: filling, ramp: ramp, covers: covers, colors: colors)
        run(plan, outline, clip: clip, &sink)
      }
    }
  }

  private func run<Sink: CoverageSink>(
    _ plan: borrowing Plan, _ outline: PixelOutline, clip: PixelRect, _ sink: inout Sink
  ) {
    guard let sweep else { return }
    plan.outlines.sweep(outline, by: sweep, clip: clip, into: &sink)
  }

  /// Draws commands apart, on clear pixels, and hands the result on.
  private func layer(
    _ plan: borrowing Plan, _ range: Range<Int>, _ bounds: PixelRect, _ use: (Canvas) -> Void
  ) {
    let count = bounds.width * bounds.height
    if layers.count == depth { layers.append([]) }
    var pixels: [UInt32] = []
    swap(&pixels, &layers[depth])
    if pixels.count < count { pixels = Array(repeating: 0, count: count) }
    depth += 1
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      base.update(repeating: 0, count: count)
      let canvas = Canvas(base: base, bounds: bounds)
      paint(plan, range, into: canvas, clip: bounds)
      use(canvas)
    }
    depth -= 1
    swap(&pixels, &layers[depth])
  }

  /// Draws commands apart and lays them through the alpha of others.
  private func mask(
    _ plan: borrowing Plan, _ mask: Range<Int>, _ content: Range<Int>, into canvas: Canvas,
    clip: PixelRect
  ) {
    layer(plan, content, clip) { layer in
      self.layer(plan, mask, clip) { mask in
        for y in clip.minY..<clip.maxY {
          let alphas = mask.pixel(clip.minX, y)
          for x in 0..<clip.width { covers[x] = UInt16(alphas[x] >> 24) &* 257 }
          cspan_pixels_cover(
            canvas.pixel(clip.minX, y), layer.pixel(clip.minX, y), covers, clip.width)
        }
      }
    }
  }

  /// What of a layer's own pixels a blur spreads into a clip.
  private func spread(_ blurred: BlurredLayer, _ blur: BoxBlur, _ clip: PixelRect) -> PixelRect {
    PixelRect(
      minX: clip.minX - blurred.offset.x, minY: clip.minY - blurred.offset.y,
      maxX: clip.maxX - blurred.offset.x, maxY: clip.maxY - blurred.offset.y
    ).expanded(by: blur.reach)
  }

  /// Draws a layer over its own blurred, tinted and moved alpha.
  private func cast(
    _ plan: borrowing Plan, _ range: Range<Int>, _ blurred: BlurredLayer, _ ink: Ink,
    into canvas: Canvas, clip: PixelRect
  ) {
    let blur = BoxBlur(sigma: blurred.sigma)
    let needed = spread(blurred, blur, clip).union(clip)
      .intersection(blurred.content.intersection(plan.domain))
    guard !needed.isEmpty else { return }
    layer(plan, range, needed) { layer in
      alpha.take(layer, blur)
      let (dx, dy) = blurred.offset
      let bounds = alpha.bounds
      let shown = PixelRect(
        minX: bounds.minX + dx, minY: bounds.minY + dy, maxX: bounds.maxX + dx,
        maxY: bounds.maxY + dy
      ).intersection(clip)
      for y in shown.minY..<shown.maxY {
        alpha.write(covers, y: y - dy, columns: (shown.minX - dx)..<(shown.maxX - dx))
        cspan_cover(canvas.pixel(shown.minX, y), covers, shown.width, ink.lanes, ink.alpha)
      }
      let own = needed.intersection(clip)
      for y in own.minY..<own.maxY {
        let filled = layer.filled(y, own.minX..<own.maxX)
        cspan_pixels(
          canvas.pixel(filled.lowerBound, y), layer.pixel(filled.lowerBound, y), filled.count,
          Blend.fullCover)
      }
    }
  }

  /// Draws a layer blurred.
  private func blur(
    _ plan: borrowing Plan, _ range: Range<Int>, _ blurred: BlurredLayer, into canvas: Canvas,
    clip: PixelRect
  ) {
    let blur = BoxBlur(sigma: blurred.sigma)
    let needed = spread(blurred, blur, clip)
      .intersection(blurred.content.intersection(plan.domain))
    guard !needed.isEmpty else { return }
    layer(plan, range, needed) { layer in
      self.blurred.take(layer, blur)
      let shown = self.blurred.bounds.intersection(clip)
      for y in shown.minY..<shown.maxY {
        self.blurred.write(colors, y: y, columns: shown.minX..<shown.maxX)
        cspan_pixels(canvas.pixel(shown.minX, y), colors, shown.width, Blend.fullCover)
      }
    }
  }

  /// Draws a layer in perspective.
  private func project(
    _ plan: borrowing Plan, _ range: Range<Int>, _ perspective: Perspective, _ content: PixelRect,
    into canvas: Canvas, clip: PixelRect
  ) {
    let needed = perspective.source(of: clip).intersection(content)
      .intersection(plan.domain)
    guard !needed.isEmpty else { return }
    layer(plan, range, needed) { layer in
      for y in clip.minY..<clip.maxY {
        perspective.write(colors, y: y, columns: clip.minX..<clip.maxX, from: layer)
        cspan_pixels(canvas.pixel(clip.minX, y), colors, clip.width, Blend.fullCover)
      }
    }
  }
}
