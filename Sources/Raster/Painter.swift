// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan

/// Carries out a plan's commands in one region; each core has one of its own.
final class Painter {
  private var sweep: Sweep?
  private var sweptDomain = PixelRect.empty
  /// Coverage of one row, by pixel from the domain's left.
  private var covers: [UInt16] = []
  /// Layers under way, by depth.
  private var layers: [[UInt32]] = []
  private var depth = 0
  /// For each row of a region: the columns that something opaque will cover.
  private var hidden: [Range<Int>] = []
  private var alphas: [UInt16] = []
  private var line: [UInt16] = []

  deinit { sweep?.deallocate() }

  /// Draws everything within a clip, which lies in the buffer.
  func paint(_ plan: borrowing Plan, into buffer: PixelBuffer, clip: PixelRect) {
    makeRoom(plan)
    let canvas = Canvas(buffer)
    for y in clip.minY..<clip.maxY {
      cspan_store(canvas.pixel(clip.minX, y), clip.width, plan.background.pixel)
    }
    paint(plan, 0..<plan.commands.count, into: canvas, clip: clip)
  }

  private func makeRoom(_ plan: borrowing Plan) {
    if sweptDomain != plan.domain || sweep?.holds(chains: plan.maxChains) != true {
      sweep?.deallocate()
      sweep = Sweep(domain: plan.domain, maxChains: max(plan.maxChains, 16))
      sweptDomain = plan.domain
      covers = Array(repeating: 0, count: plan.domain.width + 1)
      line = Array(repeating: 0, count: max(plan.domain.width, plan.domain.height) + 1)
    }
  }

  private func paint(
    _ plan: borrowing Plan, _ range: Range<Int>, into canvas: Canvas, clip: PixelRect
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let command = plan.commands[index]
      let part = command.bounds.intersection(clip)
      switch command.action {
      case .fill(let outline, let ink):
        guard !part.isEmpty else { break }
        var sink = InkSink(canvas: canvas, ink: ink)
        run(plan, outline, clip: part, &sink)
      case .shadow(let shadow, let ink, let under):
        guard !part.isEmpty else { break }
        paint(plan, shadow, ink, under: under, into: canvas, clip: part)
      case .fade(let cover, let end):
        if !part.isEmpty {
          layer(plan, (index + 1)..<end, part) { layer in
            for y in part.minY..<part.maxY {
              cspan_pixels(
                canvas.pixel(part.minX, y), layer.pixel(part.minX, y), part.width, cover)
            }
          }
        }
        index = end - 1
      case .clip(let outline, let end):
        if !part.isEmpty {
          layer(plan, (index + 1)..<end, part) { layer in
            var sink = LayerSink(canvas: canvas, layer: layer)
            run(plan, outline, clip: part, &sink)
          }
        }
        index = end - 1
      case .cast(let blurred, let ink, let end):
        if !part.isEmpty {
          cast(plan, (index + 1)..<end, blurred, ink, into: canvas, clip: part)
        }
        index = end - 1
      }
      index += 1
    }
  }

  private func run<Sink: CoverageSink>(
    _ plan: borrowing Plan, _ outline: Outline, clip: PixelRect, _ sink: inout Sink
  ) {
    plan.outlines.chains.withUnsafeBufferPointer { chains in
      plan.outlines.edges.withUnsafeBufferPointer { edges in
        guard let sweep, let first = edges.baseAddress else { return }
        let own = chains[outline.firstChain..<(outline.firstChain + outline.chainCount)]
        sweep.run(
          chains: UnsafeBufferPointer(rebasing: own), edges: first, clip: clip, into: &sink)
      }
    }
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

  private func paint(
    _ plan: borrowing Plan, _ shadow: Shadow, _ ink: Ink, under: Outline?, into canvas: Canvas,
    clip: PixelRect
  ) {
    let nothing = clip.minX..<clip.minX
    hidden.removeAll(keepingCapacity: true)
    if let under {
      for _ in clip.minY..<clip.maxY { hidden.append(nothing) }
      var sink = WholeSpans(rows: hidden, firstRow: clip.minY)
      hidden = []
      run(plan, under, clip: clip, &sink)
      hidden = sink.rows
    }
    let entries = plan.tables[shadow.table].entries
    covers.withUnsafeMutableBufferPointer { covers in
      entries.withUnsafeBufferPointer { entries in
        guard let covers = covers.baseAddress, let entries = entries.baseAddress else { return }
        for y in clip.minY..<clip.maxY {
          let row = shadow.row(y, entries: entries, clip: clip.minX..<clip.maxX)
          let hole = under == nil ? nothing : hidden[y - clip.minY]
          if hole.isEmpty {
            paint(row, row.columns, y, ink, covers, canvas)
          } else {
            let before = clip.minX..<hole.lowerBound
            let after = hole.upperBound..<clip.maxX
            paint(row, row.columns.clamped(to: before), y, ink, covers, canvas)
            paint(row, row.columns.clamped(to: after), y, ink, covers, canvas)
          }
        }
      }
    }
  }

  private func paint(
    _ row: Shadow.Row, _ columns: Range<Int>, _ y: Int, _ ink: Ink,
    _ covers: UnsafeMutablePointer<UInt16>, _ canvas: Canvas
  ) {
    guard !columns.isEmpty else { return }
    let whole = row.whole.clamped(to: columns)
    if whole.isEmpty {
      sample(row, columns, y, ink, covers, canvas)
    } else {
      sample(row, columns.lowerBound..<whole.lowerBound, y, ink, covers, canvas)
      let value = UInt16(row.quarter.entries[0] & 0xffff)
      let terms = Blend.terms(lanes: ink.lanes, alpha: ink.alpha, cover: value)
      cspan_blend(canvas.pixel(whole.lowerBound, y), whole.count, terms.addend, terms.keep)
      sample(row, whole.upperBound..<columns.upperBound, y, ink, covers, canvas)
    }
  }

  private func sample(
    _ row: Shadow.Row, _ columns: Range<Int>, _ y: Int, _ ink: Ink,
    _ covers: UnsafeMutablePointer<UInt16>, _ canvas: Canvas
  ) {
    guard !columns.isEmpty else { return }
    var quarter = row.quarter
    cspan_shadow(covers, columns.count, Int32(columns.lowerBound), &quarter)
    cspan_cover(
      canvas.pixel(columns.lowerBound, y), covers, columns.count, ink.lanes, ink.alpha)
  }

  /// Draws a layer over its own blurred, tinted and moved alpha.
  private func cast(
    _ plan: borrowing Plan, _ range: Range<Int>, _ blurred: BlurredLayer, _ ink: Ink,
    into canvas: Canvas, clip: PixelRect
  ) {
    let blur = BoxBlur(sigma: blurred.sigma)
    // What casts onto the clip, as far as it can be seen at all.
    let casting = PixelRect(
      minX: clip.minX - blurred.offset.x, minY: clip.minY - blurred.offset.y,
      maxX: clip.maxX - blurred.offset.x, maxY: clip.maxY - blurred.offset.y
    ).expanded(by: blur.reach)
    let needed = casting.union(clip).intersection(blurred.content.intersection(plan.domain))
    guard !needed.isEmpty else { return }
    layer(plan, range, needed) { layer in
      let spread = needed.expanded(by: blur.reach)
      let (width, height) = (spread.width, spread.height)
      if alphas.count < width * height { alphas = Array(repeating: 0, count: width * height) }
      if line.count < max(width, height) {
        line = Array(repeating: 0, count: max(width, height))
      }
      alphas.withUnsafeMutableBufferPointer { alphas in
        line.withUnsafeMutableBufferPointer { line in
          guard let alphas = alphas.baseAddress, let line = line.baseAddress else { return }
          alphas.update(repeating: 0, count: width * height)
          for y in needed.minY..<needed.maxY {
            let pixels = layer.pixel(needed.minX, y)
            let values = alphas + ((y - spread.minY) * width + blur.reach)
            for x in 0..<needed.width { values[x] = UInt16(pixels[x] >> 24) &* 257 }
          }
          blur.apply(alphas, width: width, height: height, scratch: line)
          let shown = PixelRect(
            minX: spread.minX + blurred.offset.x, minY: spread.minY + blurred.offset.y,
            maxX: spread.maxX + blurred.offset.x, maxY: spread.maxY + blurred.offset.y
          ).intersection(clip)
          for y in shown.minY..<shown.maxY {
            let row = y - blurred.offset.y - spread.minY
            let column = shown.minX - blurred.offset.x - spread.minX
            cspan_cover(
              canvas.pixel(shown.minX, y), alphas + (row * width + column), shown.width,
              ink.lanes, ink.alpha)
          }
        }
      }
      let own = needed.intersection(clip)
      for y in own.minY..<own.maxY {
        cspan_pixels(
          canvas.pixel(own.minX, y), layer.pixel(own.minX, y), own.width, Blend.fullCover)
      }
    }
  }
}
