// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct ImplicitStackTests {
  private struct Two: View {
    var body: some View {
      Color.red.frame(width: 40, height: 20)
      Color.blue.frame(width: 20, height: 30)
    }
  }

  private func bounds(@ViewBuilder _ view: () -> some View) -> [CGRect] {
    Harness(size: CGSize(width: 200, height: 100), view).list.fillBounds
  }

  @Test func `several views in a window are a vertical stack with the default spacing`() {
    let expected = [
      CGRect(x: 80, y: 21, width: 40, height: 20), CGRect(x: 90, y: 49, width: 20, height: 30),
    ]
    #expect(bounds { Two() } == expected)
    #expect(
      bounds {
        Color.red.frame(width: 40, height: 20)
        Color.blue.frame(width: 20, height: 30)
      } == expected)
  }

  @Test func `spacers and dividers of a window with several views are those of a vertical stack`() {
    #expect(
      bounds {
        Color.red.frame(height: 20)
        Spacer()
        Divider()
      } == [CGRect(x: 0, y: 0, width: 200, height: 20), CGRect(x: 0, y: 99, width: 200, height: 1)])
  }

  @Test func `a single view of a window is centered with its own size`() {
    #expect(
      bounds { Color.red.frame(width: 40, height: 20) }
        == [CGRect(x: 80, y: 40, width: 40, height: 20)])
  }

  // MARK: Modifiers around several views

  /// The green, red and blue rectangles of `Two` with a background around a padding of 10 points as a whole, centered
  /// in the window.
  private let whole = [
    CGRect(x: 70, y: 11, width: 60, height: 78), CGRect(x: 80, y: 21, width: 40, height: 20),
    CGRect(x: 90, y: 49, width: 20, height: 30),
  ]

  private struct Card: ViewModifier {
    func body(content: Content) -> some View { content.padding(10).background(Color.green) }
  }

  @Test func `modifiers around several views of a window apply to them as a whole`() {
    #expect(bounds { Two().padding(10).background(Color.green) } == whole)
    #expect(bounds { Group { Two() }.padding(10).background(Color.green) } == whole)
    #expect(bounds { Two().modifier(Card()) } == whole)
    #expect(bounds { AnyView(Two()).environment(\.lineLimit, 1).modifier(Card()) } == whole)
    #expect(bounds { Two().onAppear {}.padding(10).background { Color.green } } == whole)
  }

  @Test func `modifiers around several views of a stack apply to each of them`() {
    #expect(
      bounds { VStack(spacing: 0) { Two().padding(5).background(Color.green) } } == [
        CGRect(x: 75, y: 15, width: 50, height: 30), CGRect(x: 80, y: 20, width: 40, height: 20),
        CGRect(x: 85, y: 45, width: 30, height: 40), CGRect(x: 90, y: 50, width: 20, height: 30),
      ])
  }

  @Test
  func `modifiers around a ForEach apply to its rows as a whole where one view is asked for`() {
    let rows = ForEach(0..<3) { _ in Color.red.frame(width: 40, height: 10) }
    #expect(
      bounds { rows.padding(10).background(Color.green) }.first
        == CGRect(x: 70, y: 17, width: 60, height: 66))
    #expect(
      bounds { ScrollView { rows.padding(10).background(Color.green) } }.first
        == CGRect(x: 70, y: 0, width: 60, height: 66))
  }

  @Test func `modifiers inside of a condition apply to each view, those around it to the whole`() {
    func views(_ isShown: Bool) -> some View {
      Group { if isShown { Two().background(Color.gray) } }.padding(10).background(Color.green)
    }
    #expect(bounds { views(true) }.count == 5)
    #expect(bounds { views(true) }.first == whole.first)
    #expect(bounds { views(false) } == [CGRect(x: 90, y: 40, width: 20, height: 20)])
  }

  @Test func `modifiers around several views of a layer apply to them on top of each other`() {
    #expect(
      bounds {
        Color.gray.frame(width: 100, height: 100)
          .overlay { Two().padding(10).background(Color.green) }
      } == [
        CGRect(x: 50, y: 0, width: 100, height: 100), CGRect(x: 70, y: 25, width: 60, height: 50),
        CGRect(x: 80, y: 40, width: 40, height: 20), CGRect(x: 90, y: 35, width: 20, height: 30),
      ])
    #expect(
      bounds { Two().overlay { Color.green.padding(1) }.padding(10) }.last
        == CGRect(x: 81, y: 22, width: 38, height: 56))
  }

  private struct Growing: View {
    @State private var count = 1

    var body: some View {
      ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 40, height: 20) }
        .background(Color.green)
        .onTapGesture { withAnimation(.linear(duration: 1)) { count = 2 } }
    }
  }

  @Test func `the background of several views grows with them`() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Growing() }
    #expect(harness.list.fillBounds.first == CGRect(x: 80, y: 40, width: 40, height: 20))
    harness.press(CGPoint(x: 100, y: 50))
    harness.release(CGPoint(x: 100, y: 50))
    harness.advance(by: 0.5)
    let height = harness.list.fillBounds.first?.height ?? 0
    #expect(height > 25 && height < 43)
    harness.settle()
    #expect(harness.list.fillBounds.first == CGRect(x: 80, y: 26, width: 40, height: 48))
  }
}
