// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// Positions the glyphs, symbols and underlines of broken lines, and builds the `TextLayout`.
struct LayoutBuilder {
  let text: StyledText
  let shaped: ShapedText
  let result: Typesetter.Result
  /// The factor by which fonts are scaled (`minimumScaleFactor`).
  let scale: Double

  private var glyphs:
    [(
      color: ResolvedColor?, decoration: TextDecoration?, text: [UInt8], glyphs: [PlacedGlyph]
    )] = []
  private var behind: [TextLayout.Piece] = []
  private var under: [TextLayout.Piece] = []
  private var over: [TextLayout.Piece] = []
  private var objects: [TextLayout.Piece] = []

  init(text: StyledText, shaped: ShapedText, result: Typesetter.Result, scale: Double) {
    self.text = text
    self.shaped = shaped
    self.result = result
    self.scale = scale
  }

  /// The shaped text that clusters refer to: the line's paragraph, the ellipsis, or the text after
  /// it.
  private struct Source {
    var glyphs: [ShapedText.Glyph]
    var text: [UInt8]
    var inks: GlyphImageTable
    var isEllipsis = false
  }

  /// A cluster of a line, and the index of its source.
  private struct Entry {
    var cluster: ShapedText.Cluster
    var source = 0
    var run: Int
    var level: UInt8
  }

  /// Returns the layout of lines whose metrics are known.
  mutating func layout(_ metrics: TextMetrics) -> TextLayout {
    if let plain = plainLayout(metrics) { return plain }
    for (line, baseline) in zip(result.lines, result.baselines(of: text)) {
      add(line, baseline: baseline)
    }
    let owner = shared
    let runs = glyphs.filter { !$0.glyphs.isEmpty }.map { run in
      TextLayout.Piece(
        .glyphs(
          GlyphRun(
            text: String(decoding: run.text, as: UTF8.self), run.glyphs, owner: owner)),
        color: run.color, decoration: run.decoration)
    }
    return TextLayout(
      metrics, lineCount: result.lines.count, isTruncated: result.isTruncated,
      pieces: behind + under + runs + objects + over)
  }

  /// The owner of the shapes of all glyphs: the table of the text, and that of its ellipsis.
  private var shared: any Sendable {
    let tables = result.lines.compactMap { $0.ellipsis?.inks }
    return tables.isEmpty ? shaped.inks : tables + [shaped.inks]
  }

  private mutating func add(_ line: TextLine, baseline: Double) {
    let (logical, sources) = entries(of: line)
    // Lines are separated by line feeds.
    for index in glyphs.indices where !glyphs[index].text.isEmpty {
      if glyphs[index].text.last != 10 { glyphs[index].text.append(10) }
    }
    addCharacters(of: logical, sources)
    var x = text.start(of: line, in: result.width)
    var rules = (run: -1, start: x)
    let visual = logical.inVisualOrder { $0.level }
    var start = 0
    while start < visual.count {
      let first = visual[start]
      var end = start + 1
      while end < visual.count, visual[end].run == first.run, visual[end].source == first.source {
        end += 1
      }
      if first.run != rules.run {
        addRules(run: rules.run, from: rules.start, to: x, baseline: baseline)
        rules = (first.run, x)
      }
      add(visual[start..<end], of: sources[first.source], run: first.run, baseline: baseline, &x)
      start = end
    }
    addRules(run: rules.run, from: rules.start, to: x, baseline: baseline)
  }

  /// The line's clusters in logical order.
  private func entries(of line: TextLine) -> ([Entry], [Source]) {
    let here = shaped.paragraphs[line.paragraph]
    var sources = [Source(glyphs: here.glyphs, text: shaped.text, inks: shaped.inks)]
    var entries = here.clusters[line.clusters].map {
      Entry(cluster: $0, run: Int($0.run), level: $0.level)
    }
    if let ellipsis = line.ellipsis, let dots = ellipsis.paragraphs.first {
      entries += dots.clusters.map {
        Entry(
          cluster: $0, source: sources.count, run: line.ellipsisRun,
          level: here.isRightToLeft ? 1 : 0)
      }
      sources.append(
        Source(glyphs: dots.glyphs, text: ellipsis.text, inks: ellipsis.inks, isEllipsis: true))
    }
    if let rest = line.rest {
      let there = shaped.paragraphs[rest.paragraph]
      entries += there.clusters[rest.clusters].map {
        Entry(cluster: $0, source: sources.count, run: Int($0.run), level: $0.level)
      }
      sources.append(Source(glyphs: there.glyphs, text: shaped.text, inks: shaped.inks))
    }
    return (entries, sources)
  }

  /// Appends the characters of a line's entries to those of their glyph runs.
  private mutating func addCharacters(of entries: [Entry], _ sources: [Source]) {
    var start = 0
    while start < entries.count {
      let first = entries[start]
      var bytes = first.cluster.bytes
      var end = start + 1
      while end < entries.count, entries[end].run == first.run,
        entries[end].source == first.source,
        entries[end].cluster.bytes.lowerBound == bytes.upperBound
      {
        bytes = bytes.lowerBound..<entries[end].cluster.bytes.upperBound
        end += 1
      }
      glyphs[runIndex(for: text.runs[first.run])].text +=
        sources[first.source].text[Int(bytes.lowerBound)..<Int(bytes.upperBound)]
      start = end
    }
  }

  /// Appends the glyphs, symbols and images of clusters of one run and one source, and moves `x` behind them.
  private mutating func add(
    _ entries: ArraySlice<Entry>, of source: Source, run index: Int, baseline: Double,
    _ x: inout Double
  ) {
    let run = text.runs[index]
    let size = shaped.styles[index].size * scale
    let y = baseline - (run.baselineOffset.isFinite ? run.baselineOffset * scale : 0)
    let stretch = scale * result.tightening
    if let symbol = run.symbol, !source.isEllipsis {
      for entry in entries {
        let origin = CGPoint(x: x - Double(symbol.box.origin.x) * size, y: y)
        objects.append(
          .init(
            .symbol(symbol, origin, size: size), color: run.color, decoration: run.decoration))
        x += Double(entry.cluster.advance) * stretch
      }
      return
    }
    // Taken out of the array, and without copies of glyphs: each would count references.
    let glyphRun = runIndex(for: run)
    var inked: [PlacedGlyph] = []
    swap(&inked, &glyphs[glyphRun].glyphs)
    if inked.isEmpty { inked.reserveCapacity(entries.count) }
    source.glyphs.withUnsafeBufferPointer { glyphs in
      for entry in entries {
        for index in entry.cluster.glyphs where size > 0 {
          let left = x + Double(glyphs[Int(index)].x) * scale
          let base = y + Double(glyphs[Int(index)].y) * scale
          switch source.inks[glyphs[Int(index)].ink] {
          case .nothing: break
          case .shape(let shape):
            inked.append(
              PlacedGlyph(.passUnretained(shape), x: Float(left), y: Float(base), size: Float(size))
            )
          case .sprite(let sprite, let box):
            let rect = CGRect(
              x: left + Double(box.origin.x) * size, y: base + Double(box.origin.y) * size,
              width: Double(box.size.width) * size, height: Double(box.size.height) * size)
            objects.append(.init(.sprite(sprite, rect), decoration: run.decoration))
          }
        }
        x += Double(entry.cluster.advance) * stretch
      }
    }
    swap(&inked, &glyphs[glyphRun].glyphs)
  }

  /// Returns the index of the glyph run of a run's color and decoration; appends a new one if there is none.
  private mutating func runIndex(for run: StyledText.Run) -> Int {
    for index in glyphs.indices
    where glyphs[index].color == run.color && glyphs[index].decoration == run.decoration {
      return index
    }
    glyphs.append((run.color, run.decoration, [], []))
    return glyphs.count - 1
  }

  private mutating func addRules(
    run index: Int, from start: Double, to end: Double, baseline: Double
  ) {
    guard index >= 0, end > start else { return }
    let run = text.runs[index]
    let style = shaped.styles[index]
    let raised = run.baselineOffset.isFinite ? run.baselineOffset * scale : 0
    let size = style.size * scale
    func rules(_ line: StyledText.Line, _ stroke: (middle: Double, thickness: Double))
      -> [TextLayout.Piece]
    {
      let top = baseline - raised + (stroke.middle - stroke.thickness / 2) * size
      let thickness = stroke.thickness * size
      return strokes(line.pattern, from: start, to: end, thickness: thickness).map { span in
        let rect = CGRect(
          x: span.lowerBound, y: top, width: span.upperBound - span.lowerBound, height: thickness)
        return .init(.rule(rect), color: line.color ?? run.color, decoration: run.decoration)
      }
    }
    if let color = run.background {
      let rect = CGRect(
        x: start, y: baseline - raised - style.ascent * scale, width: end - start,
        height: (style.ascent + style.descent) * scale)
      behind.append(.init(.rule(rect), color: color))
    }
    if let line = run.underline { under += rules(line, style.metrics.underline) }
    if let line = run.strikethrough { over += rules(line, style.metrics.strikethrough) }
  }

  /// The spans of a line that are drawn; at most a thousand.
  private func strokes(
    _ pattern: StyledText.Line.Pattern, from start: Double, to end: Double, thickness: Double
  ) -> [Range<Double>] {
    let lengths = pattern.lengths
    guard !lengths.isEmpty, thickness > 0 else { return [start..<end] }
    var spans: [Range<Double>] = []
    var x = start
    var index = 0
    while x < end, spans.count < 1000 {
      let next = x + lengths[index % lengths.count] * thickness
      if index.isMultiple(of: 2) { spans.append(x..<min(next, end)) }
      x = next
      index += 1
    }
    return spans
  }
}

extension Typesetter.Result {
  /// The distances of the lines' baselines from the top, in points. They are on whole pixels: if the
  /// text's origin is on one, all its lines are.
  func baselines(of text: StyledText) -> some Sequence<Double> {
    let pixels = PixelGrid(length: text.pixelLength)
    let spacing = text.lineSpacing.isFinite ? max(text.lineSpacing, 0) : 0
    return sequence(state: (line: 0, top: 0.0)) { state in
      guard state.line < lines.count else { return nil }
      let line = lines[state.line]
      let baseline = pixels.rounded(state.top + line.ascent)
      state = (state.line + 1, state.top + line.pitch + spacing)
      return baseline
    }
  }

  func metrics(of text: StyledText) -> TextMetrics {
    let pixels = PixelGrid(length: text.pixelLength)
    var (first, last): (Double?, Double) = (nil, 0)
    for baseline in baselines(of: text) {
      first = first ?? baseline
      last = baseline
    }
    return TextMetrics(
      size: CGSize(width: pixels.roundedUp(width), height: pixels.roundedUp(height)),
      firstBaseline: first ?? 0, lastBaseline: last)
  }
}

extension StyledText {
  /// The left edge of a line in a layout of the given width, in points.
  func start(of line: TextLine, in width: Double) -> Double {
    let space = width - line.width - line.indent
    return switch alignment {
    case .leading: isRightToLeft ? space : line.indent
    case .center: isRightToLeft ? space / 2 : line.indent + space / 2
    case .trailing: isRightToLeft ? 0 : line.indent + space
    }
  }
}
