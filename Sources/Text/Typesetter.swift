// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// Breaks a shaped text into lines, for one proposal and one font scale.
struct Typesetter {
  /// The lines, their total size in points, and whether the text was truncated or broken within a
  /// word.
  struct Result {
    var lines: [TextLine] = []
    /// The width of the widest line, including those spaces at its end that fit.
    var width = 0.0
    var height = 0.0
    var isTruncated = false
    /// Whether a line is broken within a word, or wider than the proposal.
    var isBroken = false
    /// The factor by which advances are scaled in addition to the font scale.
    var tightening = 1.0

    /// The lines with their widths and advances multiplied by a factor.
    func tightened(by factor: Double) -> Self {
      var result = self
      result.tightening = factor
      result.width *= factor
      for index in lines.indices {
        result.lines[index].width *= factor
        result.lines[index].trailingSpace *= factor
      }
      return result
    }
  }

  let text: StyledText
  let shaped: ShapedText
  /// The proposed width in points, not negative; infinity for no limit. The same holds for
  /// `height`.
  var width: Double
  var height: Double
  /// The factor by which fonts and their metrics are scaled.
  var scale = 1.0

  /// The tolerance in points for comparing lengths with the proposal: sums of advances are not
  /// exact.
  static let tolerance = 1.0 / 128

  func lines() -> Result {
    var result = Result()
    let limit = max(text.lineLimit ?? .max, 1)
    let spacing = text.lineSpacing.isFinite ? max(text.lineSpacing, 0) : 0
    for paragraph in shaped.paragraphs.indices {
      var (start, count) = (0, 0)
      repeat {
        if start == 0, !result.lines.isEmpty, text.paragraphSpacing > 0 {
          result.lines[result.lines.count - 1].leading += min(text.paragraphSpacing, 1e6)
        }
        var line = line(from: start, in: paragraph, &result.isBroken)
        let next = line.clusters.upperBound
        let gap = result.lines.last.map { $0.leading + spacing } ?? 0
        let bottom = result.height + gap + line.height
        if !result.lines.isEmpty, bottom > height + Self.tolerance || result.lines.count == limit {
          truncate(&result)
          return result
        }
        trim(&line)
        result.lines.append(line)
        result.width = max(result.width, extent(line))
        result.height = bottom
        start = next
        count += 1
      } while start < shaped.paragraphs[paragraph].clusters.count
      if count == 2, text.avoidsOrphans { moveWordToLastLine(&result) }
    }
    if let last = result.lines.last {
      // The limit of 1000 reserved lines is higher than any window.
      let missing = min(text.reservedLines, 1000) - result.lines.count
      if missing > 0 { result.height += Double(missing) * (last.pitch + spacing) }
    }
    return result
  }

  /// The longest line from a cluster on that fits, including its trailing spaces.
  private func line(from start: Int, in index: Int, _ isBroken: inout Bool) -> TextLine {
    let clusters = shaped.paragraphs[index].clusters
    var line = TextLine(
      paragraph: index, clusters: start..<clusters.count, width: 0, ascent: 0, descent: 0)
    line.indent = indent(isFirst: start == 0)
    let width = width - line.indent
    if width.isFinite {
      var x = 0.0
      var fits = start
      while fits < clusters.count {
        let advance = Double(clusters[fits].advance) * scale
        if !clusters[fits].isSpace, x + advance > width + Self.tolerance { break }
        x += advance
        fits += 1
      }
      if fits < clusters.count {
        let breaks = shaped.breaks(of: index)
        let end = (start + 1..<clusters.count).prefix { $0 <= fits }.last {
          breaks.opportunities[$0]
        }
        if let end {
          line.clusters = start..<end
        } else {
          isBroken = true
          let possible = start + 1..<clusters.count
          let cut =
            possible.prefix { $0 <= fits }.last { breaks.cuts[$0] }
            ?? possible.first { breaks.cuts[$0] || breaks.opportunities[$0] }
          line.clusters = start..<(cut ?? clusters.count)
        }
      }
    }
    measure(&line)
    return line
  }

  /// Computes the line's ascent, descent and leading from its fonts.
  private func measure(_ line: inout TextLine) {
    let paragraph = shaped.paragraphs[line.paragraph]
    var pitch = 0.0
    func add(_ style: ShapedText.Style) {
      line.ascent = max(line.ascent, style.ascent * scale)
      line.descent = max(line.descent, style.descent * scale)
      pitch = max(pitch, (style.ascent + style.descent + style.leading) * scale)
    }
    var run = -1
    for cluster in paragraph.clusters[line.clusters] where Int(cluster.run) != run {
      run = Int(cluster.run)
      add(shaped.styles[run])
    }
    if run < 0, shaped.styles.indices.contains(paragraph.run) { add(shaped.styles[paragraph.run]) }
    line.leading = pitch - line.height
    line.ascent += text.lineHeight(line.height) - line.height
  }

  private func indent(isFirst: Bool) -> Double {
    let indent = isFirst ? text.firstLineIndent : text.indent
    return indent > 0 ? min(indent, 1e6) : 0
  }

  /// Moves the last word of the line before last to the last line, if that has one word only. The
  /// lines are those of one paragraph.
  private func moveWordToLastLine(_ result: inout Result) {
    let count = result.lines.count
    var (first, second) = (result.lines[count - 2], result.lines[count - 1])
    let clusters = shaped.paragraphs[first.paragraph].clusters
    let breaks = shaped.breaks(of: first.paragraph)
    func startsWord(_ index: Int) -> Bool {
      breaks.opportunities[index] && clusters[index - 1].isSpace
    }
    let start = second.clusters.lowerBound
    guard start > 0, startsWord(start), !second.clusters.dropFirst().contains(where: startsWord),
      let moved = first.clusters.dropFirst().last(where: startsWord),
      advance(moved..<second.clusters.upperBound, of: clusters)
        <= width - second.indent + Self.tolerance
    else { return }
    let oldHeight = first.pitch + second.height
    first.clusters = first.clusters.lowerBound..<moved
    second.clusters = moved..<second.clusters.upperBound
    for change in [0, 1] {
      var line = change == 0 ? first : second
      (line.ascent, line.descent) = (0, 0)
      measure(&line)
      trim(&line)
      result.lines[count - 2 + change] = line
    }
    result.height += result.lines[count - 2].pitch + result.lines[count - 1].height - oldHeight
    result.width = result.lines.reduce(0) { max($0, extent($1)) }
  }

  /// Drops trailing spaces, and computes the line's width and theirs.
  private func trim(_ line: inout TextLine) {
    let clusters = shaped.paragraphs[line.paragraph].clusters
    let whole = advance(line.clusters, of: clusters)
    line.clusters = trimmed(line.clusters, of: clusters)
    line.width = advance(line.clusters, of: clusters)
    line.trailingSpace = max(whole - line.width, 0)
  }

  /// The width that a line takes: as in TextKit, that of its characters and of the spaces at its end,
  /// but spaces do not extend it beyond the proposal.
  private func extent(_ line: TextLine) -> Double {
    max(line.width, min(line.width + line.trailingSpace, width - line.indent)) + line.indent
  }

  private func trimmed(_ range: Range<Int>, of clusters: [ShapedText.Cluster]) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isSpace { end -= 1 }
    return range.lowerBound..<end
  }

  private func advance(_ range: Range<Int>, of clusters: [ShapedText.Cluster]) -> Double {
    max(clusters[range].reduce(0) { $0 + Double($1.advance) }, 0) * scale
  }
}

extension Typesetter {
  /// Replaces the last line by a truncated one with an ellipsis.
  private func truncate(_ result: inout Result) {
    result.isTruncated = true
    guard var line = result.lines.popLast() else { return }
    let here = shaped.paragraphs[line.paragraph]
    let last = shaped.paragraphs.count - 1
    let all = line.clusters.lowerBound..<here.clusters.count
    let end = shaped.paragraphs[last].clusters
    let endStart = last == line.paragraph ? line.clusters.lowerBound : 0
    let atCluster = text.truncation == .head ? end.last : here.clusters[all].first
    line.ellipsisRun = atCluster.map { Int($0.run) } ?? here.run
    let dots = shaped.ellipsis(of: line.ellipsisRun)
    line.ellipsis = dots
    let dotsWidth = dots.paragraphs.first.map { advance(0..<$0.clusters.count, of: $0.clusters) }
    let available = max(width - line.indent + Self.tolerance - (dotsWidth ?? 0), 0)
    switch text.truncation {
    case .tail:
      line.clusters = prefix(of: here.clusters, in: all, available: available)
    case .head:
      line.clusters = all.lowerBound..<all.lowerBound
      line.rest = (last, suffix(of: end, in: endStart..<end.count, available: available))
    case .middle:
      // The width of the line is proposed when it is placed, and has to give the same line.
      let pixels = PixelGrid(length: text.pixelLength)
      var (room, used) = (available, available)
      repeat {
        used = room
        line.clusters = prefix(of: here.clusters, in: all, available: room / 2)
        let start = advance(line.clusters, of: here.clusters)
        let from = last == line.paragraph ? line.clusters.upperBound : 0
        let rest = suffix(of: end, in: from..<end.count, available: room - start)
        line.rest = (last, rest)
        let width = pixels.roundedUp(
          start + advance(rest, of: end) + (dotsWidth ?? 0) + line.indent)
        room = min(room, max(width - line.indent + Self.tolerance - (dotsWidth ?? 0), 0))
      } while room < used
    }
    line.trailingSpace = 0
    line.width = advance(line.clusters, of: here.clusters) + (dotsWidth ?? 0)
    if let rest = line.rest { line.width += advance(rest.clusters, of: end) }
    result.lines.append(line)
    result.width = result.lines.reduce(0) { max($0, extent($1)) }
  }

  /// The clusters from the front that fit into an available width, without trailing spaces.
  private func prefix(
    of clusters: [ShapedText.Cluster], in range: Range<Int>, available: Double
  ) -> Range<Int> {
    var x = 0.0
    let end = range.first {
      x += Double(clusters[$0].advance) * scale
      return x > available
    }
    return trimmed(range.lowerBound..<(end ?? range.upperBound), of: clusters)
  }

  /// The clusters from the back that fit into an available width, without leading spaces.
  private func suffix(
    of clusters: [ShapedText.Cluster], in range: Range<Int>, available: Double
  ) -> Range<Int> {
    var x = 0.0
    let before = range.last {
      x += Double(clusters[$0].advance) * scale
      return x > available
    }
    var start = before.map { $0 + 1 } ?? range.lowerBound
    while start < range.upperBound, clusters[start].isSpace { start += 1 }
    return start..<range.upperBound
  }
}

extension StyledText {
  /// The height of a line whose characters have a natural one, in points.
  fileprivate func lineHeight(_ natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * min(lineHeightMultiple, 1000) : natural
    if minimumLineHeight > 0 { height = max(height, min(minimumLineHeight, 1e6)) }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }
}
