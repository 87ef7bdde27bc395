// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The ticks around the frame; those near the knob's angle are longer.
///
/// `.near` is the tick that the knob points at, `.far` all others.
nonisolated struct DialTicks: Shape {
  enum Part { case near, far }

  static let count = 60
  let degrees: Double
  let part: Part

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for index in 0..<Self.count {
        let bearing = Double(index) / Double(Self.count) * 360
        // In units of ticks, which are 6 degrees apart.
        let distance = abs((bearing - degrees).remainder(dividingBy: 360)) / 6
        guard (distance < 0.5) == (part == .near) else { continue }
        let lift = exp(-distance * distance / 6) * 0.05
        let inner = radius * (index % 5 == 0 ? 0.86 : 0.89)
        let (x, y) = (sin(bearing * .pi / 180), -cos(bearing * .pi / 180))
        path.move(to: CGPoint(x: rect.midX + x * inner, y: rect.midY + y * inner))
        let outer = radius * (0.93 + lift)
        path.addLine(to: CGPoint(x: rect.midX + x * outer, y: rect.midY + y * outer))
      }
    }
  }
}
