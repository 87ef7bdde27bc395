// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct EffectTests {
  /// The effects of the layers that are drawn, outermost first.
  private func effects(_ harness: Harness) -> [LayerEffect] {
    harness.list.items.compactMap { item in
      if case .beginLayer(let effect, _) = item { effect } else { nil }
    }
  }

  @Test func `a blur moves, and is no layer when there is none`() {
    let stage = RemoteStage(0.0) { Color.red.blur(radius: $0) }
    #expect(effects(stage.harness) == [])
    stage.set(10, .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    guard case .blur(let radius)? = effects(stage.harness).first else {
      Issue.record("no blur")
      return
    }
    #expect(abs(radius - 5) < 1e-4)
  }

  @Test func `a shadow moves in all of its numbers`() {
    let stage = RemoteStage(CGFloat(0)) {
      Color.red.shadow(color: .black, radius: $0, x: $0, y: -$0)
    }
    stage.set(10, .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    guard case .shadow(_, let radius, let x, let y)? = effects(stage.harness).first else {
      Issue.record("no shadow")
      return
    }
    #expect([radius, x, y - 0].map { ($0 * 100).rounded() / 100 } == [5, 5, -5])
  }

  @Test func `a corner radius moves`() {
    let stage = RemoteStage(CGFloat(0)) { Color.red.cornerRadius($0) }
    stage.set(10, .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    guard case .clip(let shape)? = effects(stage.harness).first else {
      Issue.record("no clip")
      return
    }
    #expect(abs(shape.radius - 5) < 1e-4)
  }

  @Test func `gradients move stop by stop`() {
    let stage = RemoteStage(false) { isOn in
      LinearGradient(
        stops: [
          Gradient.Stop(color: isOn ? .white : .black, location: isOn ? 0.5 : 0),
          Gradient.Stop(color: .black, location: 1),
        ], startPoint: .leading, endPoint: isOn ? .trailing : .leading)
    }
    stage.set(true, .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    guard case .fill(_, .gradient(let gradient), _) = stage.harness.list.items[0],
      case .linear(_, let end) = gradient.geometry
    else {
      Issue.record("no gradient")
      return
    }
    #expect(abs(gradient.stops[0].location - 0.25) < 1e-5)
    #expect(abs(gradient.stops[0].color.red * 255 - 187.5) < 0.6)
    #expect(abs(end.x - 100) < 1e-6)
  }

  @Test func `scale, turn and opacity move`() {
    let stage = RemoteStage(false) { isOn in
      Color.red.frame(width: 20, height: 20)
        .scaleEffect(isOn ? 3 : 1)
        .rotationEffect(.degrees(isOn ? 90 : 0))
        .opacity(isOn ? 0.5 : 1)
    }
    stage.set(true, .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    let transform = stage.harness.list.fillTransforms[0]
    #expect(abs((transform.a * transform.a + transform.b * transform.b).squareRoot() - 2) < 1e-9)
    #expect(abs(atan2(transform.b, transform.a) - .pi / 4) < 1e-9)
    guard case .opacity(let opacity)? = effects(stage.harness).first else {
      Issue.record("no opacity")
      return
    }
    #expect(abs(opacity - 0.75) < 1e-5)
  }

  @Test func `padding and position move`() {
    let padded = RemoteStage(CGFloat(0)) { Color.red.padding(.leading, $0) }
    padded.set(100, .linear(duration: 1))
    padded.harness.advance(by: 0.5)
    #expect(abs(padded.harness.list.fillBounds[0].minX - 50) < 1e-6)
    let placed = RemoteStage(CGFloat(0)) {
      Color.red.frame(width: 20, height: 20).position(x: $0, y: 100)
    }
    placed.set(100, .linear(duration: 1))
    placed.harness.advance(by: 0.5)
    #expect(abs(placed.x - 50) < 1e-6)
  }

  @Test func `filters and blend modes are layers`() {
    let harness = Harness { Color.red.hueRotation(.degrees(90)).blendMode(.multiply) }
    #expect(effects(harness).count == 2)
    #expect(effects(harness).first == .blend(.multiply))
    #expect(effects(Harness { Color.red.saturation(1).blendMode(.normal) }) == [])
  }
}
