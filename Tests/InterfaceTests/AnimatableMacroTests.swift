// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
import Testing

@Animatable
private struct Wedge: Shape {
  var start: Angle
  var radius = 3.0
  var center = CGPoint(x: 1, y: 2)
  @AnimatableIgnored var isClosed = true
  let name = "wedge"

  func path(in rect: CGRect) -> Path { Path() }
}

/// Types with `@Animatable`.
struct AnimatableMacroTests {
  @Test func `the data of a type is that of its variables, in their order`() {
    var wedge = Wedge(start: .degrees(90))
    var data = wedge.animatableData
    #expect(data.second.first == 3)
    #expect(data.second.second.second == 2)
    data.first *= 0.5
    data.second.second.first = 7
    wedge.animatableData = data
    #expect(abs(wedge.start.degrees - 45) < 1e-9)
    #expect(wedge.center == CGPoint(x: 7, y: 2))
  }
}
