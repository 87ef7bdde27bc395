// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

extension Outline {
  /// The length of all lines and curves, in points.
  package var length: CGFloat { isFinite ? subpaths.reduce(0) { $0 + $1.length } : 0 }

  /// Returns the part between two fractions of the length, each clamped to 0...1.
  ///
  /// Empty if `from` is not below `to` or one is NaN; the outline itself from 0 to 1. Subpaths that
  /// are cut are open.
  package func trimmed(from: CGFloat, to: CGFloat) -> Outline {
    let (from, to) = (max(from, 0), min(to, 1))
    guard from < to, isFinite else { return .empty }
    guard from > 0 || to < 1 else { return self }
    let subpaths = subpaths
    let lengths = subpaths.map { $0.segments.map(\.length) }
    let total = lengths.reduce(0) { $0 + $1.reduce(0, +) }
    let (begin, finish) = (Double(from) * total, Double(to) * total)
    var parts: [Subpath] = []
    var passed = 0.0
    for (subpath, lengths) in zip(subpaths, lengths) {
      let all = lengths.reduce(0, +)
      defer { passed += all }
      guard all > 0, passed < finish, passed + all > begin else { continue }
      if begin <= passed, finish >= passed + all {
        parts.append(subpath)
      } else {
        parts.append(subpath.part(begin - passed, finish - passed, lengths))
      }
    }
    return Outline(parts)
  }
}

extension Subpath {
  /// Returns the part between two distances from the start, as an open subpath. `lengths` are those
  /// of the segments.
  func part(_ from: Double, _ to: Double, _ lengths: [Double]) -> Subpath {
    var part = Subpath(start: start)
    var passed = 0.0
    for (segment, length) in zip(segments, lengths) {
      defer { passed += length }
      guard passed < to, passed + length > from else { continue }
      let piece = segment.part(
        segment.parameter(atLength: from - passed, of: length),
        segment.parameter(atLength: to - passed, of: length))
      if part.segments.isEmpty { part.start = piece.start }
      part.segments.append(piece)
    }
    return part
  }
}
