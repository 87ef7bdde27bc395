// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct ContentTransitionTests {
  private func stage(
    _ transition: ContentTransition?, _ first: String
  ) -> RemoteStage<String> {
    RemoteStage(first) { string in
      if let transition {
        Text(verbatim: string).contentTransition(transition)
      } else {
        Text(verbatim: string)
      }
    }
  }

  @Test func `an animated change fades one text into the other`() {
    let stage = stage(nil, "aa")
    stage.set("bbb", .linear(duration: 1))
    stage.harness.advance(by: 0.25)
    let items = stage.harness.list.glyphItems
    #expect(items.count == 5)
    #expect(items.prefix(2).allSatisfy { abs($0.opacity - 0.75) < 0.03 })
    #expect(items.suffix(3).allSatisfy { abs($0.opacity - 0.25) < 0.03 })
    stage.harness.settle()
    #expect(stage.harness.list.glyphItems.map(\.run.text) == ["bbb"])
  }

  @Test func `a change without animation, or with the identity, is there at once`() {
    let plain = stage(nil, "a")
    plain.set("b")
    #expect(plain.harness.list.glyphItems.map(\.run.text) == ["b"])
    let identity = stage(.identity, "a")
    identity.set("b", .linear(duration: 1))
    #expect(identity.harness.list.glyphItems.map(\.run.text) == ["b"])
  }

  @Test(arguments: [false, true])
  func `of a number only what differs rolls, the way it counts`(countsDown: Bool) throws {
    // The plain engine draws every character alike: it is their number that differs here.
    let stage = stage(.numericText(countsDown: countsDown), "12")
    let before = try #require(stage.harness.list.glyphItems.first).origin
    stage.set("123", .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    let items = stage.harness.list.glyphItems
    let still = items.filter { abs($0.opacity - 1) < 1e-6 }
    let coming = items.filter { $0.opacity < 1 }
    #expect(still.count == 2)
    #expect(still.allSatisfy { abs($0.origin.y - before.y) < 1e-6 })
    let new = try #require(coming.first)
    #expect(coming.count == 1)
    #expect(countsDown ? new.origin.y < before.y - 2 : new.origin.y > before.y + 2)
    stage.harness.settle()
    #expect(stage.harness.list.glyphItems.map(\.run.text) == ["123"])
  }

  @Test func `the value says which way a number rolls`() throws {
    let stage = RemoteStage(10.0) { value in
      Text(verbatim: String(repeating: "1", count: Int(value)))
        .contentTransition(.numericText(value: value))
    }
    let before = try #require(stage.harness.list.glyphItems.first).origin
    stage.set(8, .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    let going = stage.harness.list.glyphItems.filter { $0.opacity < 1 }
    #expect(going.count == 2)
    #expect(going.allSatisfy { $0.origin.y > before.y + 2 })
  }

  @Test func `the same characters in another size grow in place`() {
    let stage = RemoteStage(false) { Text("abc").font($0 ? .system(size: 40) : .system(size: 20)) }
    stage.set(true, .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    let items = stage.harness.list.glyphItems
    #expect(items.count == 3)
    #expect(
      items.allSatisfy { abs(($0.run.glyphs.first?.size ?? 0) - 30) < 0.5 && $0.opacity == 1 })
  }

  @Test func `a change in mid-change goes on from what is seen`() throws {
    let stage = stage(.opacity, "aaaa")
    stage.set("bb", .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    stage.set("c", .linear(duration: 1))
    let opacities = stage.harness.list.glyphItems.map(\.opacity)
    // Four and two half seen, as they were a frame before; the new one is not seen yet.
    #expect(opacities.filter { abs($0 - 0.5) < 0.06 }.count == 6)
    for index in 0..<200 { stage.set("\(index)", .linear(duration: 1)) }
    #expect(stage.harness.list.glyphItems.count < 400)
    stage.harness.settle()
    #expect(stage.harness.list.glyphItems.map(\.run.text) == ["199"])
    #expect(stage.harness.host.animationCount == 0)
  }

  @Test func `less motion fades what would roll`() {
    let stage = stage(.numericText(), "12")
    stage.harness.host.reducesMotion = true
    stage.set("13333", .linear(duration: 1))
    stage.harness.advance(by: 0.1)
    let rows = Set(stage.harness.list.glyphItems.map { ($0.origin.y * 100).rounded() })
    #expect(rows.count == 1)
  }
}
