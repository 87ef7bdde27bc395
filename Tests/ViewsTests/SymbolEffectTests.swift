// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct SymbolEffectTests {
  private func symbol(_ name: String = "star") -> some View {
    Image(systemName: name).font(.system(size: 40))
  }

  /// The scale and the rotation, in radians, of the last leaf item.
  private func pose(_ list: DisplayList) -> (scale: CGFloat, angle: CGFloat) {
    let item = list.items.last { $0.isLeaf }
    let transform = list.transforms[Int(item?.transform ?? 0)]
    let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    return (scale, atan2(transform.b, transform.a))
  }

  @Test func `a symbol bounces once for each change`() {
    let fixture = StateHarness(0) { symbol().symbolEffect(.bounce, value: $0) }
    fixture.harness.advance(by: 1)
    let rest = pose(fixture.harness.list).scale
    for change in 1...2 {
      fixture.set(change)
      var highest = rest
      for _ in 0..<30 {
        fixture.harness.frame()
        highest = max(highest, pose(fixture.harness.list).scale)
      }
      #expect(highest > rest * 1.15)
      #expect(fixture.harness.settle())
      #expect(abs(pose(fixture.harness.list).scale - rest) < 1e-3 * rest)
    }
  }

  @Test(arguments: [1001, 1_000_000, Int.max])
  func `a symbol that runs its effect very often runs it without end`(count: Int) {
    let fixture = StateHarness(0) { value in
      VStack {
        symbol().symbolEffect(.bounce, options: .repeat(count), value: value)
        symbol().symbolEffect(.breathe, options: .repeat(count))
      }
    }
    fixture.harness.advance(by: 1)
    fixture.set(1)
    #expect(!fixture.harness.settle())
  }

  @Test func `removed effects leave symbols at rest`() {
    let fixture = StateHarness(0) { value in
      VStack {
        symbol().symbolEffect(.scale.up)
        symbol().symbolEffect(.wiggle, value: value)
      }
      .symbolEffectsRemoved(value < 2)
    }
    fixture.harness.settle()
    fixture.set(1)
    let rest = pose(fixture.harness.frame()).scale
    func scales() -> [CGFloat] {
      fixture.harness.list.items.filter(\.isLeaf).map {
        fixture.harness.list.transforms[Int($0.transform ?? 0)].a / rest
      }
    }
    for _ in 0..<20 {
      #expect(abs(pose(fixture.harness.frame()).angle) < 1e-6)
      #expect(scales() == [1, 1])
    }
    fixture.set(2)
    fixture.harness.settle()
    #expect(abs(scales()[0] - 1.2) < 1e-3)
  }

  @Test func `the scale effect lasts as long as it is active`() {
    let fixture = StateHarness(false) { symbol().symbolEffect(.scale.up, isActive: $0) }
    let rest = pose(fixture.harness.frame()).scale
    fixture.set(true)
    #expect(fixture.harness.settle())
    #expect(abs(pose(fixture.harness.list).scale - 1.2 * rest) < 1e-3 * rest)
    fixture.set(false)
    #expect(fixture.harness.settle())
    #expect(abs(pose(fixture.harness.list).scale - rest) < 1e-3 * rest)
  }

  @Test func `a repeating effect runs until it is no longer active`() {
    let fixture = StateHarness(true) { symbol().symbolEffect(.wiggle, isActive: $0) }
    var angles: [CGFloat] = []
    for _ in 0..<240 {
      fixture.harness.frame()
      angles.append(pose(fixture.harness.list).angle)
    }
    #expect(angles.prefix(60).max() ?? 0 > 0.1)
    #expect(angles.suffix(60).max() ?? 0 > 0.1)
    fixture.set(false)
    #expect(fixture.harness.settle())
    #expect(abs(pose(fixture.harness.list).angle) < 1e-6)
  }

  @Test func `the rotate effect makes one full turn per change`() {
    let fixture = StateHarness(0) { symbol().symbolEffect(.rotate, value: $0) }
    for change in 1...2 {
      fixture.set(change)
      fixture.harness.advance(by: 0.45)
      #expect(abs(abs(pose(fixture.harness.list).angle) - .pi) < 0.5)
      #expect(fixture.harness.settle())
      #expect(abs(pose(fixture.harness.list).angle) < 1e-6)
    }
  }

  @Test func `an effect is repeated with pauses`() {
    func isTurning(_ options: SymbolEffectOptions, at time: Double) -> Bool {
      let fixture = StateHarness(0) {
        symbol().symbolEffect(.rotate, options: options, value: $0)
      }
      fixture.set(1)
      fixture.harness.advance(by: time)
      return abs(pose(fixture.harness.list).angle) > 0.1
    }
    // A turn takes 0.9 seconds.
    let twice = SymbolEffectOptions.repeat(.periodic(2, delay: 1))
    #expect(isTurning(twice, at: 0.45))
    #expect(!isTurning(twice, at: 1.4))
    #expect(isTurning(twice, at: 2.35))
    #expect(!isTurning(twice, at: 4))
    #expect(isTurning(.repeat(.periodic(delay: 1)), at: 4.25))
    #expect(isTurning(.repeat(.continuous), at: 3.15))
    #expect(SymbolEffectOptions.repeat(.periodic(delay: -1)) == .repeat(.continuous))
  }

  @Test func `a symbol is inserted and removed with the automatic effect`() {
    let fixture = StateHarness(false) { isShown in
      if isShown { symbol().transition(.symbolEffect(.automatic)) }
    }
    fixture.set(true, .linear(duration: 1))
    fixture.harness.advance(by: 0.3)
    let early = fixture.harness.list.items.filter(\.isLeaf).count
    #expect(fixture.harness.settle())
    #expect(early == 1 && fixture.harness.list.items.contains { $0.isLeaf })
    fixture.set(false, .linear(duration: 1))
    #expect(fixture.harness.settle())
    #expect(!fixture.harness.list.items.contains { $0.isLeaf })
  }

  @Test func `the replace effect removes one symbol and then shows the other`() {
    let fixture = StateHarness("star") {
      symbol($0).contentTransition(.symbolEffect(.replace))
    }
    fixture.harness.frame()
    fixture.set("heart")
    fixture.harness.advance(by: 0.05)
    let description = fixture.harness.list.description
    #expect(description.contains("opacity"))
    #expect(fixture.harness.settle())
    #expect(!fixture.harness.list.description.contains("opacity"))
  }

  @Test(arguments: [
    ("star", SymbolVariants.fill, "star.fill"), ("star.fill", .fill, "star.fill"),
    ("star", .circle.fill, "star.circle.fill"), ("star.fill", .slash, "star.slash.fill"),
    ("bell", .slash, "bell.slash"), ("bell", .none, "bell"),
  ]) func `variants add the suffixes that a symbol name does not have`(
    name: String, variant: SymbolVariants, expected: String
  ) {
    #expect(variant.applied(to: name) == expected)
  }

  @Test(arguments: [true, false])
  func `symbols that are drawn on or off are hidden while the effect is active`(isActive: Bool) {
    func list(_ effect: some IndefiniteSymbolEffect) -> DisplayList {
      Harness { symbol().symbolEffect(effect, isActive: isActive) }.list
    }
    let hidden = list(.disappear)
    #expect(list(.drawOn.individually) == hidden)
    #expect(list(.drawOff.byLayer) == hidden)
  }
}
