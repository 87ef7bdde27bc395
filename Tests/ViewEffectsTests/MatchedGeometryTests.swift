// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct MatchedGeometryTests {
  /// Three clear squares in a row, and a colored one that takes the frame of one of them.
  private struct Row: View {
    let selected: Int
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { index in
          Color.clear.frame(width: 40, height: 20).matchedGeometryEffect(id: index, in: namespace)
        }
      }
      .background {
        Rectangle().matchedGeometryEffect(id: selected, in: namespace, isSource: false)
      }
    }
  }

  @Test func `a view whose id changes moves from the place that it had`() {
    let fixture = StateHarness(0) { Row(selected: $0) }
    fixture.harness.frame()
    #expect(fixture.x == 60)
    fixture.set(2, .linear(duration: 1))
    #expect(fixture.x == 60)
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.x - 100) < 1e-6)
    // A second change starts where the view is.
    fixture.set(0, .linear(duration: 1))
    #expect(abs(fixture.x - 100) < 2)
    #expect(fixture.harness.settle() && fixture.x == 60)
    fixture.set(1)
    #expect(fixture.x == 100)
  }

  @Test func `a removed view moves to the source by an animation around it alone`() {
    struct Detail: View {
      let isShown: Bool
      @Namespace private var namespace
      var body: some View {
        ZStack {
          if !isShown {
            Color.clear.frame(width: 40, height: 40)
              .matchedGeometryEffect(id: "a", in: namespace)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          ZStack {
            if isShown {
              Rectangle().matchedGeometryEffect(id: "a", in: namespace)
                .transition(.scale(scale: 1))
                .frame(width: 40, height: 40)
                .frame(maxWidth: .infinity, alignment: .trailing)
            }
          }
          .animation(.linear(duration: 1), value: isShown)
        }
      }
    }
    let fixture = StateHarness(true) { Detail(isShown: $0) }
    // The clear view is the first item.
    var squares: [CGFloat] { fixture.harness.list.fillBounds.map(\.midX) }
    fixture.harness.frame()
    #expect(squares == [180])
    fixture.set(false)
    #expect(squares == [20, 180])
    fixture.harness.advance(by: 0.5)
    #expect(squares.count == 2 && abs((squares.last ?? 0) - 100) < 1e-6)
    fixture.harness.advance(by: 0.4)
    #expect(squares.count == 2 && abs((squares.last ?? 0) - 36) < 1e-6)
    fixture.harness.settle()
    #expect(squares == [20])
  }

  @Test func `an inserted view starts at the removed one, also by an animation for a value`() {
    struct Pair: View {
      let isSecond: Bool
      @Namespace private var namespace
      var body: some View {
        ZStack {
          if isSecond {
            Rectangle().frame(width: 40, height: 40)
              .matchedGeometryEffect(id: "a", in: namespace)
              .frame(maxWidth: .infinity, alignment: .trailing)
          } else {
            Color.clear.frame(width: 40, height: 40)
              .matchedGeometryEffect(id: "a", in: namespace)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        .animation(.linear(duration: 1), value: isSecond)
      }
    }
    let fixture = StateHarness(false) { Pair(isSecond: $0) }
    fixture.harness.frame()
    fixture.set(true)
    #expect(fixture.x == 20)
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.x - 100) < 1e-6)
    #expect(fixture.harness.settle() && fixture.x == 180)
  }

  @Test func `a view whose namespace changes moves from the place that it had`() {
    struct Spaces: View {
      let isSecond: Bool
      @Namespace private var first
      @Namespace private var second
      var body: some View {
        HStack(spacing: 0) {
          Color.clear.frame(width: 40, height: 20).matchedGeometryEffect(id: "a", in: first)
          Color.clear.frame(width: 80, height: 20).matchedGeometryEffect(id: "a", in: second)
        }
        .background {
          Rectangle().matchedGeometryEffect(
            id: "a", in: isSecond ? second : first, isSource: false)
        }
      }
    }
    let fixture = StateHarness(false) { Spaces(isSecond: $0) }
    fixture.harness.frame()
    let first = fixture.harness.list.fillBounds[0]
    fixture.set(true, .linear(duration: 1))
    #expect(fixture.harness.list.fillBounds[0] == first)
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.harness.list.fillBounds[0].width - 60) < 1e-6)
    #expect(fixture.harness.settle() && fixture.harness.list.fillBounds[0].width == 80)
  }

  @Test func `two views that exchange their ids move from the place of the other`() {
    struct Tiles: View {
      let isSwapped: Bool
      @Namespace private var namespace
      var body: some View {
        HStack(spacing: 0) {
          Rectangle().frame(width: 40, height: 40)
            .matchedGeometryEffect(id: isSwapped ? 2 : 1, in: namespace)
          Rectangle().frame(width: 40, height: 40)
            .matchedGeometryEffect(id: isSwapped ? 1 : 2, in: namespace)
        }
      }
    }
    let fixture = StateHarness(false) { Tiles(isSwapped: $0) }
    #expect(fixture.centers.map(\.x) == [80, 120])
    fixture.set(true, .linear(duration: 1))
    #expect(fixture.centers.map(\.x) == [120, 80])
    #expect(fixture.harness.settle())
    #expect(fixture.centers.map(\.x) == [80, 120])
  }

  /// A tall content with a card, which is shown in front, 40 points high at the top, once it is opened.
  private struct Hero: View {
    let isOpen: Bool
    var offset: CGFloat = 0
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .top) {
        ScrollView {
          VStack(spacing: 0) {
            Spacer().frame(height: 100)
            if isOpen {
              Spacer().frame(height: 20)
            } else {
              Rectangle().frame(height: 20).matchedGeometryEffect(id: "a", in: namespace)
            }
            Spacer().frame(height: 800)
          }
        }
        if isOpen {
          Rectangle().matchedGeometryEffect(id: "a", in: namespace).frame(height: 40)
            .offset(y: offset)
        }
      }
    }
  }

  @Test func `a view starts where the one in a scrolled view was`() {
    let fixture = StateHarness(false) { Hero(isOpen: $0) }
    fixture.harness.frame()
    #expect(fixture.centers.map(\.y) == [110])
    fixture.harness.drag(
      from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 110), over: 0.3)
    fixture.harness.advance(by: 0.2)
    fixture.harness.settle()
    let start = fixture.centers[0].y
    #expect(start < 90)
    fixture.set(true, .linear(duration: 1))
    #expect(!fixture.centers.isEmpty && fixture.centers.allSatisfy { $0.y == start })
    fixture.harness.advance(by: 0.5)
    let middle = (start + 20) / 2
    #expect(fixture.centers.allSatisfy { abs($0.y - middle) < 1e-3 })
    #expect(fixture.harness.settle() && fixture.centers.map(\.y) == [20])
    // And back, while the scroll view is where it was.
    fixture.set(false, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    #expect(fixture.centers.allSatisfy { abs($0.y - middle) < 1e-3 })
    #expect(fixture.harness.settle() && fixture.centers.map(\.y) == [start])
  }

  @Test func `a view that was dragged away starts where it was, though its offset returns to 0`() {
    struct Position: Equatable {
      var isOpen = true
      var offset = CGFloat(0)
    }
    let fixture = StateHarness(Position()) { Hero(isOpen: $0.isOpen, offset: $0.offset) }
    fixture.harness.frame()
    #expect(fixture.centers.map(\.y) == [20])
    fixture.set(Position(offset: 60))
    #expect(fixture.centers.map(\.y) == [80])
    fixture.set(Position(isOpen: false), .linear(duration: 1))
    #expect(!fixture.centers.isEmpty && fixture.centers.allSatisfy { $0.y == 80 })
    fixture.harness.advance(by: 0.5)
    #expect(fixture.centers.allSatisfy { abs($0.y - 95) < 1e-3 })
    #expect(fixture.harness.settle() && fixture.centers.map(\.y) == [110])
  }

  @Test func `a view follows a source that is transformed`() {
    struct Follower: View {
      let offset: CGFloat
      @Namespace private var namespace
      var body: some View {
        ZStack(alignment: .topLeading) {
          Spacer().frame(width: 40, height: 20)
            .matchedGeometryEffect(id: "a", in: namespace)
            .offset(x: offset)
          Rectangle().matchedGeometryEffect(id: "a", in: namespace, isSource: false)
        }
      }
    }
    let fixture = StateHarness(CGFloat(0)) { Follower(offset: $0) }
    fixture.harness.frame()
    let start = fixture.x
    fixture.set(30)
    #expect(fixture.x == start + 30)
    fixture.set(130, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.x - (start + 80)) < 1e-3)
    #expect(fixture.harness.settle() && fixture.x == start + 130)
  }
}
