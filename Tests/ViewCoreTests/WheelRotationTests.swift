// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct WheelRotationTests {
  private struct Photo: View {
    @State private var angle = Angle.zero
    let usesOldNames: Bool

    var body: some View {
      if usesOldNames {
        picture.gesture(
          SimultaneousGesture(
            RotationGesture(minimumAngleDelta: .degrees(8)).onChanged { angle = $0 },
            MagnificationGesture().onChanged { _ in }))
      } else {
        picture.gesture(
          SimultaneousGesture(
            RotateGesture(minimumAngleDelta: .degrees(8)).onChanged { angle = $0.rotation },
            MagnifyGesture().onChanged { _ in }))
      }
    }

    private var picture: some View {
      Color.red.frame(width: 100, height: 100).rotationEffect(angle).gesture(DragGesture())
    }
  }

  @Test(arguments: [false, true])
  func `Shift and the wheel rotate a view with a RotateGesture or RotationGesture`(
    usesOldNames: Bool
  ) {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Photo(usesOldNames: usesOldNames)
    }
    harness.wheel(at: CGPoint(x: 100, y: 100), notches: 4, holding: .shift)
    harness.advance(by: 0.1)
    #expect(abs(harness.list.fillTransforms[0].b) > 0.2)
  }
}
