// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

/// Backgrounds that the contents of presentations set.
@MainActor
@Suite struct PresentationBackgroundTests {
  private let log = EventLog()

  private struct Cover<Background: View>: View {
    let log: EventLog
    @ViewBuilder let background: (Bool) -> Background
    @State private var isDimmed = false

    var body: some View {
      Color.blue.onTapGesture { log.note("behind") }
        .fullScreenCover(isPresented: .constant(true)) {
          Button("dim") { withAnimation(.linear(duration: 1)) { isDimmed = true } }
            .keyboardShortcut("d")
            .presentationBackground { background(isDimmed) }
        }
    }
  }

  /// Views that are never equal to earlier ones.
  private struct Uncomparable<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { GeometryReader { _ in content() } }
  }

  private func harness(_ view: some View) -> Harness {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { view }
    harness.settle()
    return harness
  }

  /// The opacity of the black fill of the window's size; nil without one.
  private func dimming(_ harness: Harness) -> Float? {
    for item in harness.list.items.reversed() {
      if case .fill(let shape, .color(let color), _) = item, color.red == 0, color.blue == 0,
        shape.width == 200, shape.height == 200
      {
        return color.opacity
      }
    }
    return nil
  }

  @Test func `the views behind a cover are seen through its background, without touches`() {
    let harness = harness(Cover(log: log) { _ in Color.black.opacity(0.25) })
    #expect(dimming(harness) == 0.25)
    let isWhole = harness.list.items.contains { item in
      if case .fill(_, .color(let color), _) = item {
        color.red == 1 && color.opacity == 1
      } else {
        false
      }
    }
    #expect(!isWhole)
    harness.tap(CGPoint(x: 20, y: 20))
    harness.settle()
    #expect(log.lines.isEmpty)
  }

  @Test func `a background is updated with the state that it reads, in its animation`() {
    let harness = harness(
      Cover(log: log) { isDimmed in
        Uncomparable { Color.black.opacity(isDimmed ? 0.5 : 0.25) }
      })
    #expect(dimming(harness) == 0.25)
    harness.key("D", holding: .control)
    harness.advance(by: 0.5)
    #expect(dimming(harness).map { $0 > 0.3 && $0 < 0.45 } == true)
    harness.settle()
    #expect(dimming(harness) == 0.5)
  }

  @Test func `touches of a background go to it`() {
    let harness = harness(
      Cover(log: log) { [log] _ in Color.black.onTapGesture { log.note("background") } })
    harness.tap(CGPoint(x: 20, y: 20))
    harness.settle()
    #expect(log.lines == ["background"])
  }

  private struct Sheet: View {
    @State private var isGreen = false

    var body: some View {
      Color.blue.sheet(isPresented: .constant(true)) {
        Button("green") { isGreen = true }
          .keyboardShortcut("d")
          .presentationBackground { Uncomparable { isGreen ? Color.green : .red } }
      }
    }
  }

  @Test func `the background of a sheet is updated, too`() {
    let harness = harness(Sheet())
    func has(_ isWanted: (ResolvedColor) -> Bool) -> Bool {
      harness.list.items.contains { item in
        if case .fill(_, .color(let color), _) = item { isWanted(color) } else { false }
      }
    }
    #expect(has { $0.red > 0.9 && $0.green < 0.5 })
    harness.key("D", holding: .control)
    harness.settle()
    #expect(has { $0.green > 0.7 && $0.red < 0.5 })
    #expect(!has { $0.red > 0.9 && $0.green < 0.5 })
  }
}
