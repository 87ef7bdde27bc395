// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

extension BenchDrawing {
  static let tilted = Projection([0.8, 0, 0.0006], [0, 1, 0], [0, 0, 1])

  static func outline(_ build: (inout OutlineBuilder) -> Void) -> Outline {
    var builder = OutlineBuilder()
    build(&builder)
    return builder.outline
  }

  static let frame = CGRect(x: -150, y: -250, width: 300, height: 500)
  static let cardPath = outline {
    $0.addRoundedRect(frame, radii: CornerRadii(25), corners: .circular)
  }
  static let ellipse = outline { $0.addEllipse(in: frame) }
  static let ring = outline {
    $0.addEllipse(in: frame)
    $0.addEllipse(in: frame.insetBy(dx: 60, dy: 110))
  }
  static let star = outline {
    for index in 0..<5 {
      let angle = Double(index) * 0.8 * .pi
      $0.addLine(to: CGPoint(x: 240 * sin(angle), y: -240 * cos(angle)))
    }
    $0.closeSubpath()
  }
  static let wave = outline {
    $0.move(to: CGPoint(x: -400, y: 0))
    for index in 0..<4 {
      let x = Double(index) * 200 - 400
      $0.addCurve(
        to: CGPoint(x: x + 200, y: 0), control1: CGPoint(x: x + 70, y: -120),
        control2: CGPoint(x: x + 130, y: 120))
    }
  }
  static let dots = outline {
    for index in 0..<100 {
      $0.addEllipse(
        in: CGRect(
          x: Double(index % 10) * 50 - 250, y: Double(index / 10) * 50 - 250, width: 25, height: 25)
      )
    }
  }

  /// Returns a picture of a rotated path; `area` is the number of pixels it covers.
  static func path(_ name: String, _ outline: Outline, _ rule: FillRule = .nonZero, area: Double)
    -> BenchDrawing
  {
    var scene = cards(name, 1, CGSize(width: 300, height: 500), rotatedBy: 8, opacity: 0.9)
    if case .fill(_, let paint, let transform) = scene.list.items[0] {
      scene.list.items[0] = .path(outline, rule, paint, transform)
    }
    return BenchDrawing(name: name, list: scene.list, pixels: area)
  }
}
