// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct EffectAnimationTests {
  /// The layer effects of the display list, outermost first.
  private func effects(_ harness: Harness) -> [LayerEffect] {
    harness.list.items.compactMap { item in
      if case .beginLayer(let effect, _) = item { effect } else { nil }
    }
  }

  @Test func `a blur is animated, and a radius of zero needs no layer`() {
    let fixture = StateHarness(0.0) { Color.red.blur(radius: $0) }
    #expect(effects(fixture.harness) == [])
    fixture.set(10, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    guard case .blur(let radius)? = effects(fixture.harness).first else {
      Issue.record("no blur")
      return
    }
    #expect(abs(radius - 5) < 1e-4)
  }

  @Test func `an opaque blur is clipped to the view, and opaque in it`() {
    let harness = Harness {
      Color.red.frame(width: 40, height: 20).blur(radius: 5, opaque: true)
    }
    let frame = RoundedRect(CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(effects(harness) == [.clip(frame), .filter(.opaque), .blur(radius: 5)])
    #expect(effects(Harness { Color.red.blur(radius: 0, opaque: true) }) == [])
  }

  @Test func `radius and offset of a shadow are animated`() {
    let fixture = StateHarness(CGFloat(0)) {
      Color.red.shadow(color: .black, radius: $0, x: $0, y: -$0)
    }
    fixture.set(10, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    guard case .shadow(_, let radius, let x, let y)? = effects(fixture.harness).first else {
      Issue.record("no shadow")
      return
    }
    let rounded = [radius, x, y].map { (value: Float) in (value * 100).rounded() / 100 }
    #expect(rounded == [5, 5, -5])
  }

  @Test func `a corner radius is animated`() {
    let fixture = StateHarness(CGFloat(0)) { Color.red.cornerRadius($0) }
    fixture.set(10, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    guard case .clip(let shape)? = effects(fixture.harness).first else {
      Issue.record("no clip")
      return
    }
    #expect(abs(shape.radius - 5) < 1e-4)
  }

  @Test func `gradients are interpolated stop by stop`() {
    let fixture = StateHarness(false) { isOn in
      LinearGradient(
        stops: [
          Gradient.Stop(color: isOn ? .white : .black, location: isOn ? 0.5 : 0),
          Gradient.Stop(color: .black, location: 1),
        ], startPoint: .leading, endPoint: isOn ? .trailing : .leading)
    }
    fixture.set(true, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    guard case .fill(_, .gradient(let gradient), _) = fixture.harness.list.items[0],
      case .linear(_, let end) = gradient.geometry
    else {
      Issue.record("no gradient")
      return
    }
    #expect(abs(gradient.stops[0].location - 0.25) < 1e-5)
    #expect(abs(gradient.stops[0].color.red * 255 - 187.5) < 0.6)
    #expect(abs(end.x - 100) < 1e-6)
  }

  @Test func `scale, rotation and opacity are animated`() {
    let fixture = StateHarness(false) { isOn in
      Color.red.frame(width: 20, height: 20)
        .scaleEffect(isOn ? 3 : 1)
        .rotationEffect(.degrees(isOn ? 90 : 0))
        .opacity(isOn ? 0.5 : 1)
    }
    fixture.set(true, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    let transform = fixture.harness.list.fillTransforms[0]
    #expect(abs((transform.a * transform.a + transform.b * transform.b).squareRoot() - 2) < 1e-9)
    #expect(abs(atan2(transform.b, transform.a) - .pi / 4) < 1e-9)
    guard case .opacity(let opacity)? = effects(fixture.harness).first else {
      Issue.record("no opacity")
      return
    }
    #expect(abs(opacity - 0.75) < 1e-5)
  }

  @Test func `padding and position are animated`() {
    let padded = StateHarness(CGFloat(0)) { Color.red.padding(.leading, $0) }
    padded.set(100, .linear(duration: 1))
    padded.harness.advance(by: 0.5)
    #expect(abs(padded.harness.list.fillBounds[0].minX - 50) < 1e-6)
    let placed = StateHarness(CGFloat(0)) {
      Color.red.frame(width: 20, height: 20).position(x: $0, y: 100)
    }
    placed.set(100, .linear(duration: 1))
    placed.harness.advance(by: 0.5)
    #expect(abs(placed.x - 50) < 1e-6)
  }

  @Test func `filters and blend modes are layers, unless they have no effect`() {
    let harness = Harness { Color.red.hueRotation(.degrees(90)).blendMode(.multiply) }
    #expect(effects(harness).count == 2)
    #expect(effects(harness).first == .blend(.multiply))
    #expect(effects(Harness { Color.red.saturation(1).blendMode(.normal) }) == [])
  }

  @Test func `luminance becomes opacity`() {
    let harness = Harness(size: CGSize(width: 10, height: 10)) { Color.white.luminanceToAlpha() }
    guard case .filter(let filter)? = effects(harness).first else {
      Issue.record("no filter")
      return
    }
    #expect(filter.red == .zero)
    #expect(abs(filter.alpha.sum() - 1) < 1e-6)
  }
}
