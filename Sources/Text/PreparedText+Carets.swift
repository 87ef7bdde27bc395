// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

extension PreparedText {
  /// Returns the caret's x before each character and after the last one, in points from the left
  /// edge of the first line. Trailing spaces lie beyond the line's end.
  func caretOffsets(of string: String) -> [Double] {
    guard let paragraph = shaped.paragraphs.first else { return [0] }
    let clusters = paragraph.clusters
    var end = clusters.count
    while end > 0, clusters[end - 1].isSpace { end -= 1 }
    var edges = Array(repeating: (left: 0.0, right: 0.0), count: clusters.count)
    var x = 0.0
    let entries = clusters[..<end].enumerated().map { (index: $0, level: $1.level) }
    for entry in entries.inVisualOrder(by: \.level) {
      edges[entry.index].left = x
      x += Double(clusters[entry.index].advance)
      edges[entry.index].right = x
    }
    var beyond = paragraph.isRightToLeft ? 0 : x
    for index in end..<clusters.count {
      let advance = Double(clusters[index].advance)
      if paragraph.isRightToLeft {
        edges[index] = (beyond - advance, beyond)
        beyond -= advance
      } else {
        edges[index] = (beyond, beyond + advance)
        beyond += advance
      }
    }
    return offsets(of: string, clusters, edges)
  }

  private func offsets(
    of string: String, _ clusters: [ShapedText.Cluster], _ edges: [(left: Double, right: Double)]
  ) -> [Double] {
    var offsets: [Double] = []
    var byte = 0
    var index = 0
    for character in string {
      while index + 1 < clusters.count, Int(clusters[index].bytes.upperBound) <= byte { index += 1 }
      offsets.append(
        clusters.isEmpty ? 0 : Self.offset(at: byte, in: clusters[index], edges[index]))
      byte += character.utf8.count
    }
    guard let last = clusters.last, let edge = edges.last else { return offsets + [0] }
    offsets.append(last.level & 1 == 1 ? edge.left : edge.right)
    return offsets
  }

  /// The x at which a byte begins. Characters that were shaped into one cluster share its width
  /// evenly.
  private static func offset(
    at byte: Int, in cluster: ShapedText.Cluster, _ edge: (left: Double, right: Double)
  ) -> Double {
    let part = Double(byte - Int(cluster.bytes.lowerBound)) / Double(max(1, cluster.bytes.count))
    let width = edge.right - edge.left
    let shift = min(max(part, 0), 1) * width
    return cluster.level & 1 == 1 ? edge.right - shift : edge.left + shift
  }
}
