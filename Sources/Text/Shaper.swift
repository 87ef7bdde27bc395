// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
import Drawing
import Foundation

/// Shapes text: Pango itemizes it by direction, script and font, and HarfBuzz selects and positions
/// glyphs.
final class Shaper {
  let fonts: FontLibrary
  let glyphs: GlyphSource
  /// The words that have been shaped, by font and features.
  var wordTables: [ShapedWords] = []
  static let wordTableCapacity = 32
  /// The buffer that Pango shapes into (owned).
  let shaped: UnsafeMutablePointer<PangoGlyphString>

  init(fonts: FontLibrary, glyphs: GlyphSource) {
    self.fonts = fonts
    self.glyphs = glyphs
    shaped = pango_glyph_string_new()
  }

  deinit { pango_glyph_string_free(shaped) }

  func shape(_ text: StyledText) -> ShapedText {
    if glyphs.replaceFullTable() { wordTables.removeAll() }
    let (bytes, ends) = Self.characters(of: text)
    var paragraphs: [ShapedText.Paragraph] = []
    var attributes: OpaquePointer?
    defer { if attributes != nil { pango_attr_list_unref(attributes) } }
    for range in bytes.paragraphs {
      let run = ends.firstIndex { range.upperBound < $0 } ?? max(ends.count - 1, 0)
      var paragraph = ShapedText.Paragraph(
        bytes: range, isRightToLeft: text.isRightToLeft, run: run)
      if !range.isEmpty {
        if fonts.isEmpty {
          addBoxes(to: &paragraph, of: text, bytes: bytes, ends: ends)
        } else if !addWords(to: &paragraph, of: text, bytes: bytes) {
          if attributes == nil {
            attributes = self.attributes(of: text, ends: ends)
          } else if let run = text.runs.first {
            // Shaping a word has set its font on the context.
            pango_context_set_font_description(
              fonts.context, fonts.style(for: run.font).description)
          }
          add(to: &paragraph, of: text, bytes: bytes, ends: ends, attributes: attributes)
        }
      }
      paragraphs.append(paragraph)
    }
    return ShapedText(
      text, text: bytes, inks: glyphs.inks, paragraphs: paragraphs, styles: text.runs.map(style),
      shaper: self)
  }

  /// The characters of all runs, and where each run ends.
  private static func characters(of text: StyledText) -> (bytes: [UInt8], ends: [Int]) {
    var bytes: [UInt8] = []
    var ends: [Int] = []
    for run in text.runs {
      bytes.appendCharacters(of: run.symbol == nil ? run.string : "\u{FFFC}")
      ends.append(bytes.count)
    }
    return (bytes, ends)
  }

  private func style(_ run: StyledText.Run) -> ShapedText.Style {
    let metrics = fonts.isEmpty ? .system : fonts.style(for: run.font).metrics
    let size = Self.size(run)
    // A line of small capitals is as high as one of full capitals.
    let line = lacksSmallCaps(run) ? size / Self.smallCapsSize : size
    let raised = run.baselineOffset.isFinite ? run.baselineOffset : 0
    let leading = run.font.leading
    var style = ShapedText.Style(
      size: size, ascent: max(metrics.ascent * line + raised, 0),
      descent: max(metrics.descent * line - raised, 0),
      leading: size > 0 && leading.isFinite ? leading : 0, metrics: metrics)
    if let box = run.symbol?.box, !box.isNull {
      style.ascent = max(style.ascent, raised - Double(box.origin.y) * size)
      style.descent = max(style.descent, Double(box.origin.y + box.size.height) * size - raised)
    }
    return style
  }

  /// The style of a system font; nil for a named family.
  func systemStyle(for font: FontDescription) -> FontStyle? {
    font.family == nil && !fonts.isEmpty ? fonts.style(for: font) : nil
  }

  /// Returns whether a run requests small capitals that its font does not have.
  func lacksSmallCaps(_ run: StyledText.Run) -> Bool {
    (run.font.hasSmallCaps || run.font.hasSmallUppercase) && !fonts.isEmpty
      && fonts.style(for: run.font).lacksSmallCaps
  }

  static func size(_ run: StyledText.Run) -> Double {
    run.font.size.isFinite ? min(max(run.font.size, 0), largestSize) : 0
  }

  /// Returns a Pango attribute list with the fonts and features by byte range; the caller owns it.
  /// The first run's font is set on the context.
  func attributes(of text: StyledText, ends: [Int]) -> OpaquePointer? {
    let list = pango_attr_list_new()
    guard !fonts.isEmpty else { return list }
    for (index, run) in text.runs.enumerated() {
      let style = fonts.style(for: run.font)
      let range = UInt32(index == 0 ? 0 : ends[index - 1])..<UInt32(ends[index])
      if index == 0 {
        pango_context_set_font_description(fonts.context, style.description)
      } else if run.font != text.runs[0].font {
        insert(pango_attr_font_desc_new(style.description), range, into: list)
      }
      if let script = IdeographicScript(of: run.string) {
        insert(pango_attr_family_new(style.families(for: script)), range, into: list)
      }
      let features = Self.features(run, style, hasAngleBrackets: run.hasAngleBrackets)
      if !features.isEmpty {
        insert(pango_attr_font_features_new(features), range, into: list)
      }
    }
    return list
  }

  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<UInt32>,
    into list: OpaquePointer?
  ) {
    attribute?.pointee.start_index = range.lowerBound
    attribute?.pointee.end_index = range.upperBound
    pango_attr_list_insert(list, attribute)
  }

  static func features(
    _ run: StyledText.Run, _ style: FontStyle, hasAngleBrackets: Bool
  ) -> String {
    var features = style.features
    func add(_ more: String) { features += (features.isEmpty ? "" : ",") + more }
    if run.tracking != 0 { add("liga=0,clig=0") }
    // The contextual alternates of Inter and JetBrains Mono turn hyphens, brackets and operators
    // into arrows and ligatures; San Francisco's do not.
    if run.font.family == nil && run.font.design == .monospaced || hasAngleBrackets {
      add("calt=0")
    }
    return features
  }

  private func add(
    to paragraph: inout ShapedText.Paragraph, of text: StyledText, bytes: [UInt8], ends: [Int],
    attributes: OpaquePointer?
  ) {
    bytes.withUnsafeBytes { raw in
      guard let start = raw.bindMemory(to: CChar.self).baseAddress else { return }
      let (offset, length) = (paragraph.bytes.lowerBound, paragraph.bytes.count)
      paragraph.isRightToLeft =
        bytes.isRightToLeft(in: paragraph.bytes) ?? paragraph.isRightToLeft
      let items = pango_itemize_with_base_dir(
        fonts.context, paragraph.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, start,
        Int32(offset), Int32(length), attributes, nil)
      defer { g_list_free(items) }
      var run = 0
      var next = items
      while let link = next {
        next = link.pointee.next
        guard let data = link.pointee.data else { continue }
        let item = data.assumingMemoryBound(to: PangoItem.self)
        withUnsafePointer(to: item.pointee.analysis) {
          pango_shape_full(
            start + Int(item.pointee.offset), item.pointee.length, start + offset, Int32(length),
            $0, shaped)
        }
        addClusters(of: item.pointee, to: &paragraph, of: text, bytes: bytes, ends: ends, &run)
        pango_item_free(item)
      }
    }
  }

  /// Appends the clusters of a shaped item to the paragraph, in logical order.
  private func addClusters(
    of item: PangoItem, to paragraph: inout ShapedText.Paragraph, of text: StyledText,
    bytes: [UInt8], ends: [Int], _ run: inout Int
  ) {
    let count = Int(shaped.pointee.num_glyphs)
    guard count > 0, let infos = shaped.pointee.glyphs, let starts = shaped.pointee.log_clusters
    else { return }
    let isReversed = item.analysis.level & 1 == 1
    let end = Int(item.offset + item.length)
    let firstCluster = paragraph.clusters.count
    var glyph = isReversed ? count - 1 : 0
    var tracking = ClusterTracking.none
    var trackedRun = -1
    while glyph >= 0, glyph < count {
      // Find the last glyph of the cluster.
      let cluster = starts[glyph]
      var other = glyph
      let step = isReversed ? -1 : 1
      while other + step >= 0, other + step < count, starts[other + step] == cluster {
        other += step
      }
      let first = Int(item.offset + cluster)
      if paragraph.clusters.count > firstCluster {
        paragraph.clusters[paragraph.clusters.count - 1].bytes =
          paragraph.clusters[paragraph.clusters.count - 1].bytes.lowerBound..<Int32(first)
      }
      while run + 1 < ends.count, first >= ends[run] { run += 1 }
      if run != trackedRun {
        trackedRun = run
        tracking = self.tracking(of: text.runs[run], in: item.analysis.font)
      }
      add(
        min(glyph, other)...max(glyph, other), infos, font: item.analysis.font,
        bytes: first..<end, level: item.analysis.level, run: run, of: text,
        isSpace: bytes.isSpace(at: first), isTab: bytes[first] == 9,
        tracking: tracking.points(for: bytes[first]), to: &paragraph)
      glyph = other + step
    }
  }

  private func add(
    _ range: ClosedRange<Int>, _ infos: UnsafeMutablePointer<PangoGlyphInfo>,
    font: UnsafeMutablePointer<PangoFont>?, bytes: Range<Int>, level: UInt8, run index: Int,
    of text: StyledText, isSpace: Bool, isTab: Bool, tracking: Double,
    to paragraph: inout ShapedText.Paragraph
  ) {
    let run = text.runs[index]
    let size = Self.size(run)
    let unit = size / FontStyle.unitsPerEm
    let firstGlyph = paragraph.glyphs.count
    var advance = 0.0
    if let symbol = run.symbol {
      advance = Double(symbol.box.size.width) * size
    } else if isTab {
      advance = Self.tabAdvance
    } else {
      for index in range {
        let info = infos[index]
        let (x, y) = (Double(info.geometry.x_offset), Double(info.geometry.y_offset))
        var ink = GlyphImageTable.nothing
        var width = Double(info.geometry.width) * unit
        if info.glyph & Self.unknown != 0 || font == nil {
          ink = GlyphImageTable.missing
          width = GlyphSource.missingAdvance * size
        } else if info.glyph != Self.empty, let font {
          ink = glyphs.ink(of: info.glyph, in: font)
        }
        if ink != GlyphImageTable.nothing {
          paragraph.glyphs.append(
            ShapedText.Glyph(ink: ink, x: Float(advance + x * unit), y: Float(y * unit)))
        }
        advance += width
      }
    }
    if advance > 0, size > 0 {
      if !isTab { advance = max(0, advance + tracking) }
      if run.tracking.isFinite { advance += run.tracking }
    }
    paragraph.clusters.append(
      ShapedText.Cluster(
        glyphs: Int32(firstGlyph)..<Int32(paragraph.glyphs.count),
        bytes: Int32(bytes.lowerBound)..<Int32(bytes.upperBound), advance: Float(advance),
        run: Int32(index), level: level, isSpace: isSpace))
  }

  /// Appends a box for every character, if no fonts are installed.
  private func addBoxes(
    to paragraph: inout ShapedText.Paragraph, of text: StyledText, bytes: [UInt8], ends: [Int]
  ) {
    var run = 0
    for character in String(decoding: bytes[paragraph.bytes], as: UTF8.self) {
      let first =
        paragraph.clusters.last.map { Int($0.bytes.upperBound) } ?? paragraph.bytes.lowerBound
      while run + 1 < ends.count, first >= ends[run] { run += 1 }
      let size = Self.size(text.runs[run])
      let isSpace = bytes.isSpace(at: first)
      let glyph = paragraph.glyphs.count
      if !isSpace, text.runs[run].symbol == nil {
        paragraph.glyphs.append(ShapedText.Glyph(ink: GlyphImageTable.missing, x: 0, y: 0))
      }
      let symbol = text.runs[run].symbol.map { Double($0.box.size.width) }
      paragraph.clusters.append(
        ShapedText.Cluster(
          glyphs: Int32(glyph)..<Int32(paragraph.glyphs.count),
          bytes: Int32(first)..<Int32(first + character.utf8.count),
          advance: Float((symbol ?? GlyphSource.missingAdvance) * size), run: Int32(run), level: 0,
          isSpace: isSpace))
    }
  }

  /// The maximum font size in points; beyond it, glyph positions lose precision as `Float`.
  private static let largestSize = 100_000.0
  /// The width of a tab in points: UIKit's default distance between tab stops.
  private static let tabAdvance = 28.0
  /// `PANGO_GLYPH_UNKNOWN_FLAG`: no font covers the character.
  static let unknown: UInt32 = 0x1000_0000
  /// `PANGO_GLYPH_EMPTY`: the character has no visible glyph.
  static let empty: UInt32 = 0x0fff_ffff
}

extension StyledText.Run {
  fileprivate var hasAngleBrackets: Bool {
    string.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
  }
}
