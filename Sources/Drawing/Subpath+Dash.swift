// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension Subpath {
  /// Returns the dashes of a style's pattern; the subpath itself if there is no valid pattern.
  ///
  /// If a closed subpath begins and ends with a dash, both are joined into one.
  func dashed(_ style: StrokeStyle) -> [Subpath] {
    guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
      return [self]
    }
    var pattern = style.dash.map { Double($0) }
    if pattern.count % 2 == 1 { pattern += pattern }
    let period = pattern.reduce(0, +)
    let lengths = segments.map(\.length)
    let total = lengths.reduce(0, +)
    guard total > 0, period * 65536 > total, period.isFinite, style.dashPhase.isFinite else {
      return [self]
    }

    var index = 0
    var into = Double(style.dashPhase).truncatingRemainder(dividingBy: period)
    if into < 0 { into += period }
    while into > 0, into >= pattern[index] {
      into -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var dashes: [Subpath] = []
    let beginsWithDash = index % 2 == 0
    var at = 0.0
    while at < total {
      let next = min(at + pattern[index] - into, total)
      if index % 2 == 0 { dashes.append(dash(at, next, lengths)) }
      if next >= total { break }
      at = next
      into = 0
      index = (index + 1) % pattern.count
    }
    if isClosed, beginsWithDash, index % 2 == 0, dashes.count > 1, let last = dashes.popLast() {
      dashes[0].segments.insert(contentsOf: last.segments, at: 0)
      dashes[0].start = last.start
    }
    return dashes
  }

  /// Returns one dash. A dash of length 0 is a tiny line that gives the caps their direction.
  private func dash(_ from: Double, _ to: Double, _ lengths: [Double]) -> Subpath {
    if to > from { return part(from, to, lengths) }
    var passed = 0.0
    for (segment, length) in zip(segments, lengths) {
      if passed + length >= from, length > 0 {
        let t = segment.parameter(atLength: from - passed, of: length)
        let point = segment.point(t)
        let direction = segment.derivative(t).unit ?? [1, 0]
        let dot = Segment(line: point, point + direction * 1e-6)
        return Subpath(start: point, segments: [dot])
      }
      passed += length
    }
    return Subpath(start: start)
  }
}
