// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting
import Snapback

/// A list of rows of 50 points in a scroll view that fills a window of 200 by 400.
struct BlueRows: View {
  var count = 40
  var axes: Axis.Set = .vertical

  var body: some View {
    ScrollView(axes, showsIndicators: false) {
      VStack(spacing: 0) {
        ForEach(0..<count) { _ in Color.blue.frame(width: 200, height: 50) }
      }
    }
  }
}

extension Harness {
  /// The upper edge of the first row that is drawn. Rows are 50 points high, and those outside of the
  /// frame are not drawn.
  var firstRowTop: CGFloat { list.fillBounds.first?.minY ?? .nan }

  func turn(
    _ notches: Double, at point: CGPoint = CGPoint(x: 100, y: 200), sideways: Double = 0,
    holding modifiers: Modifiers = []
  ) {
    send(
      .wheel(
        WheelSample(
          time: time, location: point, deltaX: sideways, deltaY: notches, modifiers: modifiers)))
    frame()
  }
}
