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

/// A view of a number that the test sets.
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
@Suite struct PreferenceTests {
  private let size = CGSize(width: 100, height: 100)

  @Test func `preference values are reduced in the order of the views`() {
    var received: [[String]] = []
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
      .onPreferenceChange(Names.self) { received.append($0) }
    }
    #expect(received == [["a", "b", "c", "d", "e", "f"]])
    harness.frame()
    #expect(received.count == 1)
  }

  @Test func `without a preference the value is the default`() {
    var received: [[String]] = []
    _ = Harness(size: size) {
      Color.red.onPreferenceChange(Names.self) { received.append($0) }
    }
    #expect(received == [[]])
  }

  @Test func `insertions, removals, moves and changes each call onPreferenceChange once`() {
    let control = Control()
    var received: [[String]] = []
    let names = [["a", "b"], ["b", "a"], ["b"], ["b", "c", "a"], ["b", "c", "a"]]
    let harness = Harness(size: size) {
      Numbered(control: control) { number in
        VStack {
          ForEach(names[number], id: \.self) { Named(name: $0) }
          Named(name: number == 4 ? "y" : "x")
        }
      }
      .onPreferenceChange(Names.self) { received.append($0) }
    }
    for number in 1..<5 {
      control.set(number)
      harness.frame()
      harness.frame()
    }
    #expect(
      received == [
        ["a", "b", "x"], ["b", "a", "x"], ["b", "x"], ["b", "c", "a", "x"], ["b", "c", "a", "y"],
      ])
  }

  @Test func `a view in its removal transition has no preference`() {
    let control = Control()
    var received: [[String]] = []
    let harness = Harness(size: size) {
      Numbered(control: control) { number in
        ZStack {
          Named(name: "a")
          if number == 0 { Named(name: "b") }
        }
      }
      .onPreferenceChange(Names.self) { received.append($0) }
    }
    withAnimation(.linear(duration: 1)) { control.set(1) }
    harness.frame()
    #expect(received == [["a", "b"], ["a"]])
    withAnimation(.linear(duration: 1)) { control.set(0) }
    harness.frame()
    #expect(received.last == ["a", "b"])
  }

  @Test func `state that onPreferenceChange sets is presented in the same frame`() {
    struct PreferenceCounter: View {
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
    let harness = Harness(size: size) { PreferenceCounter(names: ["a", "b"]) }
    #expect(harness.list.fillBounds.last?.width == 20)
  }

  @Test func `a preference feedback loop does not block the frame`() {
    struct FeedbackLoop: View {
      @State private var names: [String] = []

      var body: some View {
        Color.red.preference(key: Names.self, value: names)
          .onPreferenceChange(Names.self) { names = $0 + ["a"] }
      }
    }
    let harness = Harness(size: size) { FeedbackLoop() }
    for _ in 0..<5 {
      harness.frame()
      #expect(harness.host.counters.bodies <= 8)
    }
  }

  @Test func `overlayPreferenceValue receives the value of its content, without its own`() {
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

  @Test func `backgroundPreferenceValue receives the value of its content`() {
    let harness = Harness(size: size) {
      Color.red.preference(key: Names.self, value: ["a"])
        .backgroundPreferenceValue(Names.self) { names in
          Rectangle().frame(width: CGFloat(names.count) * 10, height: 10)
        }
    }
    #expect(harness.list.fillBounds.map(\.width) == [10, 100])
  }

  @Test func `an anchor is resolved to its view's frame and updated with it`() {
    let control = Control()
    let harness = Harness(size: size) {
      Numbered(control: control) { number in
        Color.red.frame(width: 20, height: 10)
          .anchorPreference(key: Frame.self, value: .bounds) { $0 }
          .offset(x: CGFloat(number))
          .padding(5)
          .overlayPreferenceValue(Frame.self) { anchor in
            // The anchor resolved in the space of the window.
            Rectangle().frame(width: (anchor?.value.minX ?? 0), height: anchor?.value.width ?? 0)
          }
      }
    }
    #expect(harness.list.fillBounds.last?.size == CGSize(width: 40, height: 20))
    control.set(7)
    harness.frame()
    #expect(harness.list.fillBounds.last?.size == CGSize(width: 47, height: 20))
  }

  @Test func `an overlay placed at an anchor is animated with the change`() {
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
    let halfway = harness.list.fillBounds.last ?? .zero
    #expect(halfway.minX > 25 && halfway.minX < 35 && halfway.width > 25 && halfway.width < 35)
    #expect(harness.settle())
    #expect(harness.list.fillBounds.last == CGRect(x: 40, y: 45, width: 40, height: 10))
  }

  @Test func `a change updates only its own readers`() {
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
