// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

extension PangoText {
  /// Returns the lines of the text at a width in points, with their caret positions in points from
  /// the left edge of the layout.
  func caretLines(width: Double?) -> [CaretLine] {
    let result = lines(width: Self.length(width))
    let starts = Self.characterStarts(of: string)
    let spacing = text.lineSpacing.isFinite ? max(text.lineSpacing, 0) : 0
    var lines: [CaretLine] = []
    var top = 0.0
    var first = 0
    for (index, line) in result.lines.enumerated() {
      let paragraph = shaped.paragraphs[line.paragraph]
      let next = index + 1 < result.lines.count ? result.lines[index + 1] : nil
      let isWrapped = next?.paragraph == line.paragraph
      let end = isWrapped ? next?.clusters.lowerBound ?? 0 : paragraph.clusters.count
      let clusters = line.clusters.lowerBound..<max(end, line.clusters.upperBound)
      func byte(at cluster: Int) -> Int { Int(paragraph.clusters[cluster].bytes.lowerBound) }
      let begin =
        clusters.isEmpty ? paragraph.bytes.lowerBound : byte(at: clusters.lowerBound)
      let bytes = begin..<(isWrapped ? byte(at: end) : paragraph.bytes.upperBound)
      // Lines are in order, so that the search continues where the last one ended.
      while first + 1 < starts.count, starts[first] < bytes.lowerBound { first += 1 }
      var last = first
      while last + 1 < starts.count, starts[last] < bytes.upperBound { last += 1 }
      let start = text.start(of: line, in: result.width)
      let edges = Self.edges(
        of: clusters, visible: line.clusters.upperBound, in: paragraph, from: start)
      lines.append(
        CaretLine(
          characters: first..<last,
          offsets: Self.offsets(
            at: starts[first..<last], paragraph.clusters[clusters], edges, from: start),
          trailings: Self.trailings(
            at: starts[(first + 1)..<(last + 1)], paragraph.clusters[clusters], edges, from: start),
          isRightToLeft: paragraph.isRightToLeft, top: top,
          height: max(line.pitch, line.height) + spacing))
      top += line.pitch + spacing
      first = last
    }
    return lines
  }

  /// The byte offset of each character in the shaped text, and the number of bytes.
  private nonisolated static func characterStarts(of string: String) -> [Int] {
    if let count = singleByteCount(of: string) { return Array(0...count) }
    var starts: [Int] = []
    var byte = 0
    for character in string {
      starts.append(byte)
      // Null characters are not shaped.
      for unit in character.utf8 where unit != 0 { byte += 1 }
    }
    starts.append(byte)
    return starts
  }

  /// The number of bytes if each is a character: ASCII without carriage returns, which a line feed may continue.
  private nonisolated static func singleByteCount(of string: String) -> Int? {
    string.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      for byte in bytes where byte == 0 || byte == 13 || byte > 127 { return nil }
      return bytes.count
    } ?? nil
  }

  /// The left and right edges of clusters, in logical order. Those from `visible` on are spaces at
  /// the end of the line, and lie beyond it.
  private nonisolated static func edges(
    of range: Range<Int>, visible: Int, in paragraph: ShapedText.Paragraph, from start: Double
  ) -> [(left: Double, right: Double)] {
    let clusters = paragraph.clusters
    let offset = range.lowerBound
    var edges = Array(repeating: (left: start, right: start), count: range.count)
    var x = start
    let entries = (offset..<visible).map { (index: $0, level: clusters[$0].level) }
    for entry in entries.inVisualOrder(by: \.level) {
      edges[entry.index - offset].left = x
      x += Double(clusters[entry.index].advance)
      edges[entry.index - offset].right = x
    }
    var beyond = paragraph.isRightToLeft ? start : x
    for index in visible..<range.upperBound {
      let advance = Double(clusters[index].advance)
      if paragraph.isRightToLeft {
        edges[index - offset] = (beyond - advance, beyond)
        beyond -= advance
      } else {
        edges[index - offset] = (beyond, beyond + advance)
        beyond += advance
      }
    }
    return edges
  }

  private nonisolated static func offsets(
    at starts: ArraySlice<Int>, _ clusters: ArraySlice<ShapedText.Cluster>,
    _ edges: [(left: Double, right: Double)], from start: Double
  ) -> [Double] {
    guard let last = clusters.last, let edge = edges.last else {
      return Array(repeating: start, count: starts.count + 1)
    }
    var offsets: [Double] = []
    offsets.reserveCapacity(starts.count + 1)
    var index = clusters.startIndex
    for byte in starts {
      while index + 1 < clusters.endIndex, Int(clusters[index].bytes.upperBound) <= byte {
        index += 1
      }
      offsets.append(
        offset(at: byte, in: clusters[index], edges[index - clusters.startIndex]))
    }
    offsets.append(last.level & 1 == 1 ? edge.left : edge.right)
    return offsets
  }

  /// The edges of characters that end before the given bytes.
  private nonisolated static func trailings(
    at ends: ArraySlice<Int>, _ clusters: ArraySlice<ShapedText.Cluster>,
    _ edges: [(left: Double, right: Double)], from start: Double
  ) -> [Double] {
    guard !clusters.isEmpty else { return ends.map { _ in start } }
    var index = clusters.startIndex
    return ends.map { byte in
      while index + 1 < clusters.endIndex, Int(clusters[index].bytes.upperBound) < byte {
        index += 1
      }
      return offset(at: byte, in: clusters[index], edges[index - clusters.startIndex])
    }
  }

  /// The x at which a byte begins. Characters that were shaped into one cluster share its width
  /// evenly.
  private nonisolated static func offset(
    at byte: Int, in cluster: ShapedText.Cluster, _ edge: (left: Double, right: Double)
  ) -> Double {
    let part = Double(byte - Int(cluster.bytes.lowerBound)) / Double(max(1, cluster.bytes.count))
    let width = edge.right - edge.left
    let shift = min(max(part, 0), 1) * width
    return cluster.level & 1 == 1 ? edge.right - shift : edge.left + shift
  }
}
