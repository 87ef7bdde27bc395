// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct ContentTransitionTests {
  private func makeFixture(
    _ transition: ContentTransition?, _ first: String
  ) -> StateHarness<String> {
    StateHarness(first) { string in
      if let transition {
        Text(verbatim: string).contentTransition(transition)
      } else {
        Text(verbatim: string)
      }
    }
  }

  @Test func `an animated change cross-fades texts`() {
    let fixture = makeFixture(nil, "aa")
    fixture.set("bbb", .linear(duration: 1))
    fixture.harness.advance(by: 0.25)
    let items = fixture.harness.list.glyphItems
    #expect(items.count == 5)
    #expect(items.prefix(2).allSatisfy { abs($0.opacity - 0.75) < 0.03 })
    #expect(items.suffix(3).allSatisfy { abs($0.opacity - 0.25) < 0.03 })
    fixture.harness.settle()
    #expect(fixture.harness.list.glyphItems.map(\.run.text) == ["bbb"])
  }

  @Test func `a change without an animation or with the identity transition is immediate`() {
    let plain = makeFixture(nil, "a")
    plain.set("b")
    #expect(plain.harness.list.glyphItems.map(\.run.text) == ["b"])
    let identity = makeFixture(.identity, "a")
    identity.set("b", .linear(duration: 1))
    #expect(identity.harness.list.glyphItems.map(\.run.text) == ["b"])
  }

  @Test(arguments: [false, true])
  func `only the changed digits of a number roll, in the counting direction`(countsDown: Bool)
    throws
  {
    // The plain text engine draws all characters alike: only their number differs here.
    let fixture = makeFixture(.numericText(countsDown: countsDown), "12")
    let before = try #require(fixture.harness.list.glyphItems.first).origin
    fixture.set("123", .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    let items = fixture.harness.list.glyphItems
    let unchanged = items.filter { abs($0.opacity - 1) < 1e-6 }
    let inserted = items.filter { $0.opacity < 1 }
    #expect(unchanged.count == 2)
    #expect(unchanged.allSatisfy { abs($0.origin.y - before.y) < 1e-6 })
    let new = try #require(inserted.first)
    #expect(inserted.count == 1)
    #expect(countsDown ? new.origin.y < before.y - 2 : new.origin.y > before.y + 2)
    fixture.harness.settle()
    #expect(fixture.harness.list.glyphItems.map(\.run.text) == ["123"])
  }

  @Test func `numericText(value:) rolls in the direction of the change`() throws {
    let fixture = StateHarness(10.0) { value in
      Text(verbatim: String(repeating: "1", count: Int(value)))
        .contentTransition(.numericText(value: value))
    }
    let before = try #require(fixture.harness.list.glyphItems.first).origin
    fixture.set(8, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    let removed = fixture.harness.list.glyphItems.filter { $0.opacity < 1 }
    #expect(removed.count == 2)
    #expect(removed.allSatisfy { $0.origin.y > before.y + 2 })
  }

  @Test func `the same characters in another size are scaled in place`() {
    let fixture = StateHarness(false) {
      Text("abc").font($0 ? .system(size: 40) : .system(size: 20))
    }
    fixture.set(true, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    let items = fixture.harness.list.glyphItems
    #expect(items.count == 3)
    #expect(
      items.allSatisfy { abs(($0.run.glyphs.first?.size ?? 0) - 30) < 0.5 && $0.opacity == 1 })
  }

  @Test func `a change during a transition starts from the presented glyphs`() throws {
    let fixture = makeFixture(.opacity, "aaaa")
    fixture.set("bb", .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    fixture.set("c", .linear(duration: 1))
    let opacities = fixture.harness.list.glyphItems.map(\.opacity)
    // Four and two at half opacity, as in the previous frame; the new one at zero.
    #expect(opacities.filter { abs($0 - 0.5) < 0.06 }.count == 6)
    for index in 0..<200 { fixture.set("\(index)", .linear(duration: 1)) }
    #expect(fixture.harness.list.glyphItems.count < 400)
    fixture.harness.settle()
    #expect(fixture.harness.list.glyphItems.map(\.run.text) == ["199"])
    #expect(fixture.harness.host.animationCount == 0)
  }

  @Test(arguments: [ContentTransition.numericText(), .opacity])
  func `a text that changes in each frame stays readable`(transition: ContentTransition) {
    let fixture = makeFixture(transition, "1")
    for count in 2..<62 {
      fixture.set(String(repeating: "1", count: count % 2 + 1) + "\(count)", .snappy)
      fixture.harness.frame()
      guard count > 30 else { continue }
      // No text is left over from the beginning, and the presented ones are as opaque as one text.
      let opacities = fixture.harness.list.glyphItems.map(\.opacity)
      #expect(opacities.reduce(0, +) > 1.2 && opacities.count < 30)
    }
    fixture.harness.settle()
    #expect(fixture.harness.list.glyphItems.map(\.run.text) == ["1161"])
  }

  @Test func `a removed text leaves by its own animation when the text changes again`() throws {
    let fixture = makeFixture(.opacity, "a")
    fixture.set("bb", .linear(duration: 1))
    fixture.harness.advance(by: 0.75)
    fixture.set("ccc", .linear(duration: 1))
    fixture.harness.advance(by: 0.2)
    let opacities = fixture.harness.list.glyphItems.map(\.opacity)
    let expected = [0.05, 0.6, 0.6, 0.2, 0.2, 0.2]
    #expect(opacities.count == 6)
    #expect(zip(opacities, expected).allSatisfy { abs(Double($0) - $1) < 0.05 })
  }

  @Test func `all completions run when a text changes often`() {
    let fixture = makeFixture(.opacity, "0")
    let log = EventLog()
    // Half of each change takes less than 0.3 s, and the rest lasts for longer than all changes.
    for change in 1...12 {
      withAnimation(.timingCurve(0.05, 0.9, 0.1, 1, duration: 4)) {
        fixture.set("\(change)")
      } completion: {
        log.lines.append("done")
      }
      fixture.harness.advance(by: 0.3)
    }
    fixture.harness.settle()
    #expect(log.lines.count == 12)
  }

  @Test func `with reduced motion digits fade instead of roll`() {
    let fixture = makeFixture(.numericText(), "12")
    fixture.harness.host.reducesMotion = true
    fixture.set("13333", .linear(duration: 1))
    fixture.harness.advance(by: 0.1)
    let rows = Set(fixture.harness.list.glyphItems.map { ($0.origin.y * 100).rounded() })
    #expect(rows.count == 1)
  }
}
