// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
import Drawing

extension Shaper {
  /// Shapes a paragraph of a single run from words that have been shaped before. Returns false, and
  /// adds nothing, if it does not consist of such words.
  func addWords(
    to paragraph: inout ShapedText.Paragraph, of text: StyledText, bytes: [UInt8]
  ) -> Bool {
    guard text.runs.count == 1, !text.isRightToLeft, let run = text.runs.first, run.symbol == nil,
      let words = words(for: run)
    else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      guard let parts = parts(of: bytes, in: paragraph.bytes, words, run) else { return false }
      let size = Self.size(run)
      let metrics = (unit: size / FontStyle.unitsPerEm, size: size)
      let tracking = tracking(of: run, words)
      paragraph.clusters.reserveCapacity(paragraph.bytes.count)
      paragraph.glyphs.reserveCapacity(paragraph.bytes.count)
      var start = paragraph.bytes.lowerBound
      for part in parts {
        add(part, from: start, of: bytes, run, metrics, tracking, to: &paragraph)
        start += part.byteCount
      }
      paragraph.isPlain = true
      return true
    }
  }

  private func tracking(of run: StyledText.Run, _ words: ShapedWords) -> ClusterTracking {
    if let known = words.tracking, known.font == run.font { return known.points }
    let points = tracking(of: run, in: words.font)
    words.tracking = (run.font, points)
    return points
  }

  private func add(
    _ word: ShapedWords.Word, from start: Int, of bytes: UnsafeBufferPointer<UInt8>,
    _ run: StyledText.Run, _ metrics: (unit: Double, size: Double), _ tracking: ClusterTracking,
    to paragraph: inout ShapedText.Paragraph
  ) {
    for index in word.starts.indices {
      let first = word.starts[index]
      let isLast = index + 1 == word.starts.count
      let endGlyph = isLast ? word.glyphs.count : word.starts[index + 1].glyph
      let endByte = isLast ? word.byteCount : word.starts[index + 1].byte
      let firstGlyph = paragraph.glyphs.count
      var advance = 0.0
      for glyph in first.glyph..<endGlyph {
        let shape = word.glyphs[glyph]
        if word.inks[glyph] != InkTable.nothing {
          paragraph.glyphs.append(
            ShapedText.Glyph(
              ink: word.inks[glyph], x: Float(advance + Double(shape.x) * metrics.unit),
              y: Float(Double(shape.y) * metrics.unit)))
        }
        advance += Double(shape.advance) * metrics.unit
      }
      let byte = bytes[start + first.byte]
      if advance > 0, metrics.size > 0 {
        advance = max(0, advance + tracking.points(for: byte))
        if run.tracking.isFinite { advance += run.tracking }
      }
      paragraph.clusters.append(
        ShapedText.Cluster(
          glyphs: Int32(firstGlyph)..<Int32(paragraph.glyphs.count),
          bytes: Int32(start + first.byte)..<Int32(start + endByte), advance: Float(advance),
          run: 0, level: 0, isSpace: byte == UInt8(ascii: " ")))
    }
  }

  /// Returns the words and spaces of a paragraph; nil if they are not independent, or not of the
  /// plainest kind: ASCII characters, with single spaces between letters and digits.
  private func parts(
    of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, _ words: ShapedWords,
    _ run: StyledText.Run
  ) -> [ShapedWords.Word]? {
    let (ends, hasLetter) = bytes.wordEnds(in: range)
    guard let ends, hasLetter else { return nil }
    var parts: [ShapedWords.Word] = []
    parts.reserveCapacity(2 * ends.count)
    var start = range.lowerBound
    var previous: UInt8 = 0
    for index in ends.indices {
      let end = ends[index]
      guard end - start <= ShapedWords.Key.capacity else { return nil }
      if index > 0 {
        // A word of one character is looked at together with the one after it.
        let isSingle = end - start == 1
        let next = isSingle && index + 1 < ends.count ? bytes[end + 1] : 0
        if next > 0, ends[index + 1] == end + 2 { return nil }
        guard areIndependent(previous, bytes[start], next, words, run),
          let space = space(words, run)
        else { return nil }
        parts.append(space)
      } else if end - start == 1, ends.count > 1 {
        guard ends[1] != end + 2 else { return nil }
      }
      guard let word = word(bytes, start..<end, words, run) else { return nil }
      parts.append(word)
      previous = bytes[end - 1]
      start = end + 1
    }
    return parts
  }

  /// Whether words that end and begin with the given characters are shaped as if each was alone.
  /// `next` is the first character of a third word if the second one has one character only; else 0.
  private func areIndependent(
    _ last: UInt8, _ first: UInt8, _ next: UInt8, _ words: ShapedWords, _ run: StyledText.Run
  ) -> Bool {
    let key = UInt32(last) << 16 | UInt32(first) << 8 | UInt32(next)
    if let known = words.boundaries[key] { return known }
    let pieces: [[UInt8]] =
      [[last], [32], [first]] + (next == 0 ? [] : [[32], [next]])
    var apart: [ShapedWords.Glyph]? = []
    for piece in pieces {
      guard let word = shapeWord(piece, words, run) else {
        apart = nil
        break
      }
      apart? += word.glyphs
    }
    let together = shapeWord(pieces.flatMap { $0 }, words, run)
    let isIndependent = apart != nil && together?.glyphs == apart
    words.setBoundary(isIndependent, for: key)
    return isIndependent
  }

  private func space(_ words: ShapedWords, _ run: StyledText.Run) -> ShapedWords.Word? {
    if words.space == nil { words.space = shapeWord([UInt8(ascii: " ")], words, run) }
    return words.space
  }

  private func word(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ words: ShapedWords,
    _ run: StyledText.Run
  ) -> ShapedWords.Word? {
    let key = ShapedWords.Key(bytes, range)
    if let known = words.words[key] { return known }
    let word = shapeWord(Array(bytes[range]), words, run)
    words.insert(word, for: key)
    return word
  }

  /// Shapes a word by itself; nil if it is not one item from left to right in the table's font.
  private func shapeWord(
    _ bytes: [UInt8], _ words: ShapedWords, _ run: StyledText.Run
  ) -> ShapedWords.Word? {
    var run = run
    run.string = String(decoding: bytes, as: UTF8.self)
    let attributes = attributes(of: StyledText([run]), ends: [bytes.count])
    defer { pango_attr_list_unref(attributes) }
    return bytes.withUnsafeBytes { raw -> ShapedWords.Word? in
      guard let start = raw.bindMemory(to: CChar.self).baseAddress else { return nil }
      let items = pango_itemize_with_base_dir(
        fonts.context, PANGO_DIRECTION_LTR, start, 0, Int32(bytes.count), attributes, nil)
      defer {
        g_list_free_full(items) { pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) }
      }
      guard let items, items.pointee.next == nil, let data = items.pointee.data else { return nil }
      let item = data.assumingMemoryBound(to: PangoItem.self)
      guard item.pointee.analysis.level == 0, let font = item.pointee.analysis.font,
        words.isFont(font)
      else { return nil }
      // Digits have the script of the letters around them, which may have other kerning.
      item.pointee.analysis.script = UInt8(G_UNICODE_SCRIPT_LATIN.rawValue)
      withUnsafePointer(to: item.pointee.analysis) {
        pango_shape_full(start, Int32(bytes.count), start, Int32(bytes.count), $0, shaped)
      }
      return wordInBuffer(font, byteCount: bytes.count)
    }
  }

  /// The word in the buffer that Pango has shaped it into; nil if a character has no glyph.
  private func wordInBuffer(
    _ font: UnsafeMutablePointer<PangoFont>, byteCount: Int
  ) -> ShapedWords.Word? {
    let count = Int(shaped.pointee.num_glyphs)
    guard count > 0, let infos = shaped.pointee.glyphs, let starts = shaped.pointee.log_clusters
    else { return nil }
    var glyphs: [ShapedWords.Glyph] = []
    var inks: [InkTable.Index] = []
    var clusters: [(byte: Int, glyph: Int)] = []
    for index in 0..<count {
      let info = infos[index]
      guard info.glyph & Self.unknown == 0, info.glyph != Self.empty else { return nil }
      if clusters.last?.byte != Int(starts[index]) { clusters.append((Int(starts[index]), index)) }
      glyphs.append(
        ShapedWords.Glyph(
          id: info.glyph, advance: info.geometry.width, x: info.geometry.x_offset,
          y: info.geometry.y_offset))
      inks.append(self.glyphs.ink(of: info.glyph, in: font))
    }
    return ShapedWords.Word(glyphs: glyphs, inks: inks, starts: clusters, byteCount: byteCount)
  }

  /// Returns the table for a run's font and features; a new one if there is none.
  private func words(for run: StyledText.Run) -> ShapedWords? {
    guard !fonts.isEmpty else { return nil }
    let style = fonts.style(for: run.font)
    let features = Self.features(run, style)
    for table in wordTables where table.style === style && table.features == features {
      return table
    }
    if wordTables.count >= Self.wordTableCapacity { wordTables.removeAll() }
    let table = ShapedWords(style, features: features)
    wordTables.append(table)
    return table
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The ends of the words in a range, and whether there is a letter; nil unless the range consists
  /// of printable ASCII characters, in words that begin with a letter or a digit, and end with one or
  /// with a comma or a full stop, with single spaces between them. Angle brackets change the features
  /// of the whole text.
  fileprivate func wordEnds(in range: Range<Int>) -> (ends: [Int]?, hasLetter: Bool) {
    var ends: [Int] = []
    var (hasLetter, isAtStart) = (false, true)
    func endsWord(_ byte: UInt8) -> Bool {
      byte.isLetterOrDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
    }
    for index in range {
      let byte = self[index]
      guard byte >= 0x20, byte < 0x7f, byte != UInt8(ascii: "<"), byte != UInt8(ascii: ">") else {
        return (nil, false)
      }
      if byte == 0x20 {
        guard !isAtStart, endsWord(self[index - 1]) else { return (nil, false) }
        ends.append(index)
        isAtStart = true
      } else {
        if isAtStart, !byte.isLetterOrDigit { return (nil, false) }
        isAtStart = false
        if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") { hasLetter = true }
      }
    }
    guard !isAtStart else { return (nil, false) }
    ends.append(range.upperBound)
    return (ends, hasLetter)
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    let lower = self | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
      || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
  }
}
