// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Divides icons into the parts that a variable value turns on one after the other.
///
/// Of n parts the first is on above 0, the second above 1/n, and so on, as in SF Symbols.
enum SymbolStepping {
  struct Part {
    var outline: Outline
    /// The value above which the part is on; nil for a part that is always on.
    var threshold: Double?
  }

  /// The order in which the contours of a symbol are turned on.
  private enum Order {
    /// From the left to the right.
    case right
    /// From the left to the right, and the leftmost one is always on.
    case rightOfFirst
    case left
    /// From the bottom to the top; the two lowest ones together.
    case up
    /// Outwards from the middle, on both sides at once, which is always on.
    case outwards
    /// Clockwise, from the top.
    case clockwise
  }

  private static let orders: [String: Order] = {
    let table: [(Order, [String])] = [
      (.right, ["cellularbars", "chart.bar", "ellipsis", "wave.3.right", "wave.3.forward"]),
      (.left, ["wave.3.left", "wave.3.backward"]),
      (.rightOfFirst, ["speaker.wave.1", "speaker.wave.2", "speaker.wave.3"]),
      (.up, ["wifi"]),
      (.outwards, ["antenna.radiowaves.left.and.right", "dot.radiowaves.left.and.right"]),
      (.clockwise, ["rays", "slowmo"]),
    ]
    return Dictionary(
      uniqueKeysWithValues: table.flatMap { order, names in names.map { ($0, order) } })
  }()

  /// The parts of an icon; empty if a variable value does not affect the symbol.
  static func parts(of icon: Icon, _ name: String) -> [Part] {
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    guard let order = orders[base] else { return [] }
    let groups = groups(icon.outline.contours)
    guard groups.count > 1 else { return [] }
    let sorted = groups.sorted { key($0.bounds, order) < key($1.bounds, order) }
    var steps: [Outline] = []
    var last = -Double.infinity
    for group in sorted {
      let key = key(group.bounds, order)
      // What is on both sides of the middle is one part.
      if order == .outwards, key - last < 0.5, let previous = steps.popLast() {
        steps.append(Outline(previous.contours + group.contours))
      } else {
        steps.append(group)
      }
      last = key
    }
    var fixed: [Outline] = []
    switch order {
    case .rightOfFirst, .outwards: fixed = [steps.removeFirst()]
    case .up where steps.count > 3:
      let lowest = steps.removeFirst()
      steps[0] = Outline(lowest.contours + steps[0].contours)
    default: break
    }
    return fixed.map { Part(outline: $0) }
      + steps.enumerated().map { index, outline in
        Part(outline: outline, threshold: Double(index) / Double(steps.count))
      }
  }

  /// The contours with the holes in them.
  private static func groups(_ contours: [Contour]) -> [Outline] {
    let outlines = contours.map { (contour: $0, bounds: Outline([$0]).bounds) }
    func isInside(_ index: Int, _ other: Int) -> Bool {
      index != other && outlines[other].bounds.encloses(outlines[index].bounds)
    }
    let outer = outlines.indices.filter { index in
      !outlines.indices.contains { isInside(index, $0) }
    }
    return outer.map { index in
      Outline(
        [contours[index]] + contours.indices.filter { isInside($0, index) }.map { contours[$0] })
    }
  }

  private static func key(_ bounds: CGRect, _ order: Order) -> Double {
    let middle = CGPoint(x: bounds.midX - Icon.middle.x, y: bounds.midY - Icon.middle.y)
    switch order {
    case .right, .rightOfFirst: return bounds.maxX
    case .left: return -bounds.minX
    case .up: return -bounds.maxY
    case .outwards: return abs(middle.x)
    case .clockwise:
      let angle = atan2(middle.x, -middle.y)
      return angle < -0.05 ? angle + 2 * .pi : angle
    }
  }
}
