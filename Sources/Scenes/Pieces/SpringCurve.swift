// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Snapback

/// The step response of a spring over 1.4 seconds, from 0 at the bottom of the frame to the target
/// at 56 % of its height; without a spring, a horizontal line at the target.
nonisolated package struct SpringCurve: Shape {
  private let spring: Spring?
  private static let span = 1.4

  package init(spring: Spring?) {
    self.spring = spring
  }

  package func path(in rect: CGRect) -> Path {
    // An undamped spring reaches twice its target, which must fit.
    func height(_ value: Double) -> CGFloat { rect.maxY - rect.height * 0.56 * value }
    return Path { path in
      guard let spring else {
        path.move(to: CGPoint(x: rect.minX, y: height(1)))
        return path.addLine(to: CGPoint(x: rect.maxX, y: height(1)))
      }
      path.move(to: CGPoint(x: rect.minX, y: height(0)))
      for step in 1...96 {
        let fraction = Double(step) / 96
        path.addLine(
          to: CGPoint(
            x: rect.minX + rect.width * fraction,
            y: height(spring.value(target: 1, time: fraction * Self.span))))
      }
    }
  }
}
