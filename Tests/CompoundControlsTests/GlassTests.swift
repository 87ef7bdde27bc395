// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct GlassTests {
  private func list(@ViewBuilder _ view: () -> some View) -> DisplayList {
    Harness(size: CGSize(width: 200, height: 100), view).list
  }

  private func hasMaterial(_ list: DisplayList) -> Bool {
    list.items.contains { item in
      if case .fill(_, .material, _) = item { true } else { false }
    }
  }

  @Test func `glass has a material in its shape`() {
    let view = Color.red.frame(width: 60, height: 20)
    #expect(hasMaterial(list { view.glassEffect() }))
    #expect(!hasMaterial(list { view.glassEffect(.identity) }))
    #expect("\(list { view.glassEffect(.clear, in: .rect) })" != "\(list { view.glassEffect() })")
    let tinted = list { view.glassEffect(.regular.tint(.green)) }
    #expect("\(tinted)".contains("#34c759"))
  }

  @Test func `a glass button has the border shape and the size of controls`() throws {
    func bounds(_ shape: ButtonBorderShape, _ size: ControlSize) throws -> CGRect {
      try #require(
        list {
          Button {
          } label: {
            Color.red.frame(width: 20, height: 20)
          }
          .buttonStyle(.glassProminent).buttonBorderShape(shape).controlSize(size)
        }.fillBounds.first)
    }
    let (circle, automatic) = (try bounds(.circle, .regular), try bounds(.automatic, .regular))
    #expect(circle.width == circle.height && circle.height == automatic.height)
    #expect(automatic.width > automatic.height)
    #expect(try bounds(.automatic, .large).height > automatic.height)
  }

  @Test func `glass with an id takes the frame of the glass that it replaces`() {
    struct Pair: View {
      @Namespace private var namespace
      @State private var isMoved = false

      var body: some View {
        HStack(spacing: 0) {
          if !isMoved { piece } else { Color.clear }
          if isMoved { piece } else { Color.clear }
        }
        .overlay {
          Color.clear.contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { isMoved = true } }
        }
      }

      private var piece: some View {
        Color.red.frame(width: 20, height: 20).glassEffect(in: .rect)
          .glassEffectID("a", in: namespace)
      }
    }
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Pair() }
    func centers() -> [CGFloat] {
      harness.list.fillBounds.filter { $0.width < 30 }.map(\.midX)
    }
    let start = centers()
    harness.tap(CGPoint(x: 100, y: 50))
    harness.advance(by: 0.5)
    let middle = centers()
    harness.settle()
    let end = centers()
    #expect(!start.isEmpty && start.allSatisfy { $0 == 10 })
    #expect(!end.isEmpty && end.allSatisfy { $0 == 190 })
    #expect(!middle.isEmpty && middle.allSatisfy { $0 > 40 && $0 < 160 })
  }

  @Test func `interactive glass grows under a touch`() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      Color.red.frame(width: 60, height: 20).glassEffect(.regular.interactive())
    }
    let before = harness.list.fillBounds.map(\.width)
    harness.press(CGPoint(x: 100, y: 50))
    harness.settle()
    #expect(harness.list.fillBounds.map(\.width) != before)
    harness.release(CGPoint(x: 100, y: 50))
    harness.settle()
    #expect(harness.list.fillBounds.map(\.width) == before)
  }

  @Test func `gestures around interactive glass recognize its touches`() {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      Color.red.frame(width: 60, height: 20).glassEffect(.regular.interactive())
        .onTapGesture { log.lines.append("tap") }
        .onLongPressGesture { log.lines.append("press") }
    }
    harness.tap(CGPoint(x: 100, y: 50))
    #expect(log.lines == ["tap"])
    harness.press(CGPoint(x: 100, y: 50))
    harness.settle()
    harness.advance(by: 1)
    harness.release(CGPoint(x: 100, y: 50))
    #expect(log.lines == ["tap", "press"])
  }

  @Test func `glass that is no longer interactive is not pressed`() {
    let fixture = StateHarness(true) { isInteractive in
      Color.red.frame(width: 60, height: 20)
        .glassEffect(.regular.interactive(isInteractive))
    }
    let before = fixture.harness.list.fillBounds.map(\.width)
    fixture.harness.press(CGPoint(x: 100, y: 100))
    fixture.harness.settle()
    #expect(fixture.harness.list.fillBounds.map(\.width) != before)
    fixture.set(false)
    fixture.harness.settle()
    #expect(fixture.harness.list.fillBounds.map(\.width) == before)
  }

  @Test func `buttons in the styles of glass are pressed`() {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      GlassEffectContainer(spacing: 4) {
        VStack {
          Button("A") { log.lines.append("a") }.buttonStyle(.glass)
          Button("B") { log.lines.append("b") }.buttonStyle(.glassProminent)
        }
      }
    }
    harness.tap(CGPoint(x: 100, y: 30))
    harness.tap(CGPoint(x: 100, y: 72))
    #expect(log.lines == ["a", "b"])
  }
}
