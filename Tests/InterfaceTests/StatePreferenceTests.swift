// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Motion
import Snapback
import Testing

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Frame: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private final class Control {
  var set: (Int) -> Void = { _ in }
}

/// A view made from a number that the test sets.
private struct Numbered<Content: View>: View {
  let control: Control
  let content: (Int) -> Content
  @State private var number = 0

  var body: some View {
    control.set = { number = $0 }
    return content(number)
  }
}

private struct Named: View {
  let name: String
  var body: some View { Color.red.preference(key: Names.self, value: [name]) }
}

@MainActor
@Suite struct StatePreferenceTests {
  private let size = CGSize(width: 100, height: 100)

  @Test func `the values of views come together in their order`() {
    var seen: [[String]] = []
    let harness = Harness(size: size) {
      VStack {
        Named(name: "a")
        HStack {
          Named(name: "b")
          Named(name: "c")
        }
        Color.blue
        Named(name: "hidden").preference(key: Names.self, value: ["d"])
        Named(name: "e").transformPreference(Names.self) { $0.append("f") }
      }
      .onPreferenceChange(Names.self) { seen.append($0) }
    }
    #expect(seen == [["a", "b", "c", "d", "e", "f"]])
    harness.frame()
    #expect(seen.count == 1)
  }

  @Test func `where nobody says anything it is the default`() {
    var seen: [[String]] = []
    _ = Harness(size: size) {
      Color.red.onPreferenceChange(Names.self) { seen.append($0) }
    }
    #expect(seen == [[]])
  }

  @Test func `what comes, goes, moves and changes is told, each change once`() {
    let control = Control()
    var seen: [[String]] = []
    let names = [["a", "b"], ["b", "a"], ["b"], ["b", "c", "a"], ["b", "c", "a"]]
    let harness = Harness(size: size) {
      Numbered(control: control) { number in
        VStack {
          ForEach(names[number], id: \.self) { Named(name: $0) }
          Named(name: number == 4 ? "y" : "x")
        }
      }
      .onPreferenceChange(Names.self) { seen.append($0) }
    }
    for number in 1..<5 {
      control.set(number)
      harness.frame()
      harness.frame()
    }
    #expect(
      seen == [
        ["a", "b", "x"], ["b", "a", "x"], ["b", "x"], ["b", "c", "a", "x"], ["b", "c", "a", "y"],
      ])
  }

  @Test func `what is on its way out says nothing`() {
    let control = Control()
    var seen: [[String]] = []
    let harness = Harness(size: size) {
      Numbered(control: control) { number in
        ZStack {
          Named(name: "a")
          if number == 0 { Named(name: "b") }
        }
      }
      .onPreferenceChange(Names.self) { seen.append($0) }
    }
    withAnimation(.linear(duration: 1)) { control.set(1) }
    harness.frame()
    #expect(seen == [["a", "b"], ["a"]])
    withAnimation(.linear(duration: 1)) { control.set(0) }
    harness.frame()
    #expect(seen.last == ["a", "b"])
  }

  @Test func `state that is set by a preference is seen in the same frame`() {
    struct Follower: View {
      let names: [String]
      @State private var count = 0

      var body: some View {
        ZStack {
          ForEach(names, id: \.self) { Named(name: $0) }
          Rectangle().frame(width: CGFloat(count), height: 10)
        }
        .onPreferenceChange(Names.self) { count = $0.count * 10 }
      }
    }
    let harness = Harness(size: size) { Follower(names: ["a", "b"]) }
    #expect(harness.list.fillBounds.last?.width == 20)
  }

  @Test func `a preference that feeds on itself cannot hang the window`() {
    struct Restless: View {
      @State private var names: [String] = []

      var body: some View {
        Color.red.preference(key: Names.self, value: names)
          .onPreferenceChange(Names.self) { names = $0 + ["a"] }
      }
    }
    let harness = Harness(size: size) { Restless() }
    for _ in 0..<5 {
      harness.frame()
      #expect(harness.host.counters.bodies <= 8)
    }
  }

  @Test func `an overlay is made from what is said inside, not from what it says`() {
    let control = Control()
    let harness = Harness(size: size) {
      Numbered(control: control) { number in
        Color.red.preference(key: Names.self, value: ["a", "b"].suffix(2 - number))
          .overlayPreferenceValue(Names.self) { names in
            Rectangle().frame(width: CGFloat(names.count) * 10, height: 10)
              .preference(key: Names.self, value: ["c"])
          }
      }
    }
    #expect(harness.list.fillBounds.map(\.width) == [100, 20])
    control.set(1)
    harness.frame()
    #expect(harness.list.fillBounds.map(\.width) == [100, 10])
  }

  @Test func `a background is made from what is said inside`() {
    let harness = Harness(size: size) {
      Color.red.preference(key: Names.self, value: ["a"])
        .backgroundPreferenceValue(Names.self) { names in
          Rectangle().frame(width: CGFloat(names.count) * 10, height: 10)
        }
    }
    #expect(harness.list.fillBounds.map(\.width) == [10, 100])
  }

  @Test func `an anchor is where its view is, moved and turned, and follows it`() {
    let control = Control()
    let harness = Harness(size: size) {
      Numbered(control: control) { number in
        Color.red.frame(width: 20, height: 10)
          .anchorPreference(key: Frame.self, value: .bounds) { $0 }
          .offset(x: CGFloat(number))
          .padding(5)
          .overlayPreferenceValue(Frame.self) { anchor in
            // Only the root's space is known here.
            Rectangle().frame(width: (anchor?.value.minX ?? 0), height: anchor?.value.width ?? 0)
          }
      }
    }
    #expect(harness.list.fillBounds.last?.size == CGSize(width: 40, height: 20))
    control.set(7)
    harness.frame()
    #expect(harness.list.fillBounds.last?.size == CGSize(width: 47, height: 20))
  }

  @Test func `what lies over an anchor follows it, by the animation of the change`() {
    let control = Control()
    let harness = Harness(size: size) {
      Numbered(control: control) { number in
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 10)
            .anchorPreference(key: Frame.self, value: .bounds) { number == 0 ? $0 : nil }
          Color.red.frame(width: 40, height: 10)
            .anchorPreference(key: Frame.self, value: .bounds) { number == 0 ? nil : $0 }
        }
        .padding(5)
        .overlayPreferenceValue(Frame.self) { anchor in
          GeometryReader { proxy in
            let frame = anchor.map { proxy[$0] } ?? .zero
            Rectangle().frame(width: frame.width, height: frame.height)
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
    }
    #expect(harness.list.fillBounds.last == CGRect(x: 20, y: 45, width: 20, height: 10))
    withAnimation(.linear(duration: 1)) { control.set(1) }
    harness.frame()
    harness.advance(by: 0.5)
    let middle = harness.list.fillBounds.last ?? .zero
    #expect(middle.minX > 25 && middle.minX < 35 && middle.width > 25 && middle.width < 35)
    #expect(harness.settle())
    #expect(harness.list.fillBounds.last == CGRect(x: 40, y: 45, width: 40, height: 10))
  }

  @Test func `a change concerns only those who wait for it`() {
    var count = 0
    let control = Control()
    let harness = Harness(size: size) {
      VStack {
        Numbered(control: control) { number in
          Color.red.preference(key: Names.self, value: ["\(number)"])
            .overlayPreferenceValue(Names.self) { _ in Color.blue }
        }
        Named(name: "z").onPreferenceChange(Names.self) { _ in count += 1 }
      }
    }
    control.set(1)
    harness.frame()
    #expect(count == 1)
    #expect(harness.host.counters.bodies == 1)
  }
}
