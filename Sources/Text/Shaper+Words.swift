// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
import Drawing

extension Shaper {
  /// The properties that all words of a text share, in points.
  private struct WordMetrics {
    /// The size of the font, and of the unit that its glyphs are shaped in.
    var size: Double
    var unit: Double
    var tracking: ClusterTracking
    /// The tracking that the text requests.
    var added: Double
  }

  /// Shapes a paragraph of a single run from words that have been shaped before. Returns false, and
  /// adds nothing, if the words are not independent, or not of the plainest kind: ASCII characters,
  /// with single spaces between letters and digits.
  func addWords(
    to paragraph: inout ShapedText.Paragraph, of text: StyledText, bytes: [UInt8]
  ) -> Bool {
    guard text.runs.count == 1, !text.isRightToLeft, text.runs[0].symbol == nil else {
      return false
    }
    return bytes.withUnsafeBufferPointer { bytes in
      guard bytes.arePlainWords(in: paragraph.bytes), let words = words(for: text.runs[0]),
        addWords(to: &paragraph, of: text.runs[0], bytes: bytes, words)
      else {
        paragraph.clusters = []
        paragraph.glyphs = []
        return false
      }
      paragraph.isPlain = true
      return true
    }
  }

  private func addWords(
    to paragraph: inout ShapedText.Paragraph, of run: StyledText.Run,
    bytes: UnsafeBufferPointer<UInt8>, _ words: ShapedWords
  ) -> Bool {
    let range = paragraph.bytes
    paragraph.clusters.reserveCapacity(range.count)
    paragraph.glyphs.reserveCapacity(range.count)
    var metrics: WordMetrics?
    var start = range.lowerBound
    var previous: UInt8 = 0
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, bytes[end] != UInt8(ascii: " ") { end += 1 }
      let isSingle = end - start == 1
      // A word of one character is shaped together with the one after it.
      if isSingle, bytes.isSingle(at: end + 1, in: range) { return false }
      let isNumber = isNumber(bytes, start..<end, words, run)
      let word = isNumber ? nil : word(bytes, start..<end, words, run)
      guard isNumber || word != nil else { return false }
      // The tracking is that of the font, which is known with the first word.
      let known = metrics ?? self.metrics(of: run, words)
      metrics = known
      if start > range.lowerBound {
        let next = isSingle && end < range.upperBound ? bytes[end + 1] : 0
        guard areIndependent(previous, bytes[start], next, words, run),
          let space = space(words, run)
        else { return false }
        add(space, from: start - 1, of: bytes, known, to: &paragraph)
      }
      if let word {
        add(word, from: start, of: bytes, known, to: &paragraph)
      } else {
        for index in start..<end {
          guard var digit = digit(bytes[index], words, run) else { return false }
          if index + 1 < end {
            let kerned = digitAdvance(bytes[index], bytes[index + 1], words, run)
            if case .independent(let advance) = kerned { digit.advance = advance }
          }
          add(digit, at: index, of: bytes, known, to: &paragraph)
        }
      }
      previous = bytes[end - 1]
      start = end + 1
    }
    return true
  }

  private func metrics(of run: StyledText.Run, _ words: ShapedWords) -> WordMetrics {
    let size = Self.size(run)
    return WordMetrics(
      size: size, unit: size / FontStyle.unitsPerEm, tracking: tracking(of: run, words),
      added: run.tracking.isFinite ? run.tracking : 0)
  }

  private func tracking(of run: StyledText.Run, _ words: ShapedWords) -> ClusterTracking {
    if let known = words.tracking, known.font == run.font { return known.points }
    let points = tracking(of: run, in: words.font)
    words.tracking = (run.font, points)
    return points
  }

  private func add(
    _ word: ShapedWords.Word, from start: Int, of bytes: UnsafeBufferPointer<UInt8>,
    _ metrics: WordMetrics, to paragraph: inout ShapedText.Paragraph
  ) {
    word.starts.withUnsafeBufferPointer { starts in
      word.glyphs.withUnsafeBufferPointer { glyphs in
        for index in starts.indices {
          let first = starts[index]
          let isLast = index + 1 == starts.count
          let endGlyph = isLast ? glyphs.count : starts[index + 1].glyph
          let endByte = isLast ? word.byteCount : starts[index + 1].byte
          let firstGlyph = paragraph.glyphs.count
          var advance = 0.0
          for glyph in glyphs[first.glyph..<endGlyph] {
            add(glyph, &advance, metrics, to: &paragraph)
          }
          addCluster(
            from: firstGlyph, advance, start + first.byte..<start + endByte, of: bytes, metrics,
            to: &paragraph)
        }
      }
    }
  }

  /// Adds a cluster of one glyph and one byte.
  private func add(
    _ glyph: ShapedWords.Glyph, at index: Int, of bytes: UnsafeBufferPointer<UInt8>,
    _ metrics: WordMetrics, to paragraph: inout ShapedText.Paragraph
  ) {
    let firstGlyph = paragraph.glyphs.count
    var advance = 0.0
    add(glyph, &advance, metrics, to: &paragraph)
    addCluster(from: firstGlyph, advance, index..<index + 1, of: bytes, metrics, to: &paragraph)
  }

  private func add(
    _ glyph: ShapedWords.Glyph, _ advance: inout Double, _ metrics: WordMetrics,
    to paragraph: inout ShapedText.Paragraph
  ) {
    if glyph.ink != GlyphImageTable.nothing {
      paragraph.glyphs.append(
        ShapedText.Glyph(
          ink: glyph.ink, x: Float(advance + Double(glyph.x) * metrics.unit),
          y: Float(Double(glyph.y) * metrics.unit)))
    }
    advance += Double(glyph.advance) * metrics.unit
  }

  private func addCluster(
    from firstGlyph: Int, _ natural: Double, _ range: Range<Int>,
    of bytes: UnsafeBufferPointer<UInt8>, _ metrics: WordMetrics,
    to paragraph: inout ShapedText.Paragraph
  ) {
    var advance = natural
    let byte = bytes[range.lowerBound]
    if advance > 0, metrics.size > 0 {
      advance = max(0, advance + metrics.tracking.points(for: byte)) + metrics.added
    }
    paragraph.clusters.append(
      ShapedText.Cluster(
        glyphs: Int32(firstGlyph)..<Int32(paragraph.glyphs.count),
        bytes: Int32(range.lowerBound)..<Int32(range.upperBound), advance: Float(advance), run: 0,
        level: 0, isSpace: byte == UInt8(ascii: " ")))
  }

  /// Returns whether words that end and begin with the given characters are shaped as if each was alone.
  /// `next` is the first character of a third word if the second one has one character only; else 0.
  private func areIndependent(
    _ last: UInt8, _ first: UInt8, _ next: UInt8, _ words: ShapedWords, _ run: StyledText.Run
  ) -> Bool {
    areIndependent(
      [[last], [32], [first]] + (next == 0 ? [] : [[32], [next]]),
      key: UInt32(last) << 16 | UInt32(first) << 8 | UInt32(next), words, run)
  }

  /// Returns how a digit before another one is shaped.
  private func digitAdvance(
    _ one: UInt8, _ other: UInt8, _ words: ShapedWords, _ run: StyledText.Run
  ) -> ShapedWords.DigitAdvance {
    let index = one.numberIndex * 12 + other.numberIndex
    if let known = words.digitAdvances[index] { return known }
    var result = ShapedWords.DigitAdvance.dependent
    if let first = digit(one, words, run), let second = digit(other, words, run),
      let both = shapeWord([one, other], words, run), both.glyphs.count == 2,
      both.starts.count == 2, both.glyphs[1] == second
    {
      var kerned = first
      kerned.advance = both.glyphs[0].advance
      if both.glyphs[0] == kerned { result = .independent(kerned.advance) }
    }
    words.setDigitAdvance(result, at: index)
    return result
  }

  /// Returns whether adjacent parts of a text are shaped as if each was alone: they are shaped both ways once
  /// for each key.
  private func areIndependent(
    _ pieces: @autoclosure () -> [[UInt8]], key: UInt32, _ words: ShapedWords,
    _ run: StyledText.Run
  ) -> Bool {
    if let known = words.boundary(for: key) { return known }
    let pieces = pieces()
    var apart: [ShapedWords.Glyph]? = []
    for piece in pieces {
      guard let word = shapeWord(piece, words, run) else {
        apart = nil
        break
      }
      apart? += word.glyphs
    }
    let together = shapeWord(pieces.flatMap { $0 }, words, run)
    let areIndependent = apart != nil && together?.glyphs == apart
    words.setBoundary(areIndependent, for: key)
    return areIndependent
  }

  private func space(_ words: ShapedWords, _ run: StyledText.Run) -> ShapedWords.Word? {
    if words.space == nil { words.space = shapeWord([UInt8(ascii: " ")], words, run) }
    return words.space
  }

  private func word(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ words: ShapedWords,
    _ run: StyledText.Run
  ) -> ShapedWords.Word? {
    guard range.count <= ShapedWords.Key.capacity else { return nil }
    let key = ShapedWords.Key(bytes, range)
    if let known = words.word(for: key) { return known }
    let word = shapeWord(Array(bytes[range]), words, run)
    words.insert(word, for: key)
    return word
  }

  /// Returns whether a word has two or more digits and nothing else but commas and full stops between them,
  /// which are shaped as if each was alone, but for kerning. Numbers are seldom the same, so they are composed.
  private func isNumber(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ words: ShapedWords,
    _ run: StyledText.Run
  ) -> Bool {
    guard range.count > 1 else { return false }
    for index in range where !bytes[index].isDigit {
      guard bytes[index].isSeparator, index > range.lowerBound, index + 1 < range.upperBound,
        bytes[index - 1].isDigit, bytes[index + 1].isDigit
      else { return false }
    }
    for index in range.dropFirst() {
      guard case .independent = digitAdvance(bytes[index - 1], bytes[index], words, run),
        bytes[index].isDigit
          || isPlain(bytes[index - 1], bytes[index], bytes[index + 1], words, run)
      else { return false }
    }
    return true
  }

  /// Returns whether a separator between two digits is shaped as beside each of them: fonts may have other ones
  /// for numbers.
  private func isPlain(
    _ one: UInt8, _ separator: UInt8, _ other: UInt8, _ words: ShapedWords, _ run: StyledText.Run
  ) -> Bool {
    // No word begins with a separator, so that no other key is the same.
    let key = UInt32(one) << 16 | UInt32(separator) << 8 | UInt32(other)
    if let known = words.boundary(for: key) { return known }
    var isPlain = false
    if var first = digit(one, words, run), var middle = digit(separator, words, run),
      let last = digit(other, words, run),
      case .independent(let start) = digitAdvance(one, separator, words, run),
      case .independent(let end) = digitAdvance(separator, other, words, run)
    {
      (first.advance, middle.advance) = (start, end)
      isPlain = shapeWord([one, separator, other], words, run)?.glyphs == [first, middle, last]
    }
    words.setBoundary(isPlain, for: key)
    return isPlain
  }

  /// The glyph of a digit or a separator; nil if it has another number of glyphs.
  private func digit(
    _ byte: UInt8, _ words: ShapedWords, _ run: StyledText.Run
  ) -> ShapedWords.Glyph? {
    let index = byte.numberIndex
    if let known = words.digits[index] { return known }
    guard let word = shapeWord([byte], words, run), word.glyphs.count == 1 else { return nil }
    words.setDigit(word.glyphs[0], at: index)
    return word.glyphs[0]
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
    var clusters: [(byte: Int, glyph: Int)] = []
    for index in 0..<count {
      let info = infos[index]
      guard info.glyph & Self.unknown == 0, info.glyph != Self.empty else { return nil }
      if clusters.last?.byte != Int(starts[index]) { clusters.append((Int(starts[index]), index)) }
      glyphs.append(
        ShapedWords.Glyph(
          id: info.glyph, ink: self.glyphs.ink(of: info.glyph, in: font),
          advance: info.geometry.width, x: info.geometry.x_offset, y: info.geometry.y_offset))
    }
    return ShapedWords.Word(glyphs: glyphs, starts: clusters, byteCount: byteCount)
  }

  /// Returns the table for a run's font and features; a new one if there is none. The run has no angle
  /// brackets.
  private func words(for run: StyledText.Run) -> ShapedWords? {
    let isTracked = run.tracking != 0
    for table in wordTables {
      if let user = table.lastUser, user.isTracked == isTracked, user.font == run.font {
        return table
      }
    }
    guard !fonts.isEmpty else { return nil }
    let style = fonts.style(for: run.font)
    let features = Self.features(run, style, hasAngleBrackets: false)
    for table in wordTables where table.style === style && table.features == features {
      table.lastUser = (run.font, isTracked)
      return table
    }
    if wordTables.count >= Self.wordTableCapacity { wordTables.removeAll() }
    let table = ShapedWords(style, features: features)
    wordTables.append(table)
    return table
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a range consists of printable ASCII characters with a letter among them, in words that
  /// begin with a letter or a digit, and end with one or with a comma or a full stop, with single spaces
  /// between them. Angle brackets change the features of the whole text.
  fileprivate func arePlainWords(in range: Range<Int>) -> Bool {
    var (hasLetter, isAtStart) = (false, true)
    for index in range {
      let byte = self[index]
      guard byte >= 0x20, byte < 0x7f, byte != UInt8(ascii: "<"), byte != UInt8(ascii: ">") else {
        return false
      }
      if byte == 0x20 {
        guard !isAtStart, self[index - 1].endsWord else { return false }
        isAtStart = true
      } else {
        if isAtStart, !byte.isLetterOrDigit { return false }
        isAtStart = false
        hasLetter = hasLetter || byte.isLetter
      }
    }
    return hasLetter && !isAtStart
  }

  /// Returns whether a word of one character begins at a byte of a range.
  fileprivate func isSingle(at index: Int, in range: Range<Int>) -> Bool {
    guard index < range.upperBound else { return false }
    return index + 1 == range.upperBound || self[index + 1] == 0x20
  }
}
