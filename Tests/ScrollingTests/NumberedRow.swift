// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback

/// The indices of rows that are made, appear and disappear, in order.
@MainActor
final class RowLog {
  var made: [Int] = []
  var appeared: [Int] = []
  var disappeared: [Int] = []
  /// The rows between their appearance and their disappearance.
  var shown: Set<Int> {
    Set(appeared).filter { row in count(appeared, row) > count(disappeared, row) }
  }

  private func count(_ rows: [Int], _ row: Int) -> Int { rows.count { $0 == row } }
}

/// A row of a height that depends on its index; its color identifies it.
struct NumberedRow: View {
  let index: Int
  var height: CGFloat = 50
  var log: RowLog?

  var body: some View {
    log?.made.append(index)
    return Self.color(index).frame(width: 100, height: height)
      .onAppear { log?.appeared.append(index) }
      .onDisappear { log?.disappeared.append(index) }
  }

  /// The color by which `Harness.rows` recognizes a row.
  static func color(_ index: Int) -> Color {
    Color(red: 0, green: Double(index / 256) / 255, blue: Double(index % 256) / 255)
  }

  /// A height between 20 and 140 points.
  static func unevenHeight(_ index: Int) -> CGFloat { 20 + CGFloat(index * 37 % 11) * 12 }
}

extension Harness {
  /// The bounds of the fills in the window, by the index that their color stands for.
  var rows: [Int: CGRect] {
    var rows: [Int: CGRect] = [:]
    let window = CGRect(x: 0, y: 0, width: 200, height: 400)
    for case .fill(let shape, .color(let color), let index) in list.items where color.red == 0 {
      let bounds = shape.rect.applying(list.transforms[Int(index)])
      // Scroll indicators are narrow and black, too.
      guard bounds.intersects(window), min(bounds.width, bounds.height) > 4 else { continue }
      rows[Int((color.green * 255).rounded()) * 256 + Int((color.blue * 255).rounded())] = bounds
    }
    return rows
  }

  /// Turns the wheel over the middle of the window by a number of notches.
  func turnWheel(_ notches: Double) {
    send(
      .wheel(
        WheelSample(
          time: time, location: CGPoint(x: 100, y: 200), deltaX: 0, deltaY: notches, modifiers: []))
    )
    frame()
  }

  /// Scrolls by a distance in points without an animation.
  func scroll(by distance: CGFloat) { turnWheel(-Double(distance) / 10 - 0.0001) }
}
