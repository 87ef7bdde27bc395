// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Runtime
import Snapback
import Testing
import ViewCore

/// Literals that change while views are on the screen.
@MainActor
@Suite(.serialized) struct ReevaluationTests {
  /// Compiled code reads its literals like this.
  private nonisolated static func literal(_ key: Int, _ value: CGFloat) -> CGFloat {
    _changedLiteral(key, CGFloat.NativeType.self).map { CGFloat($0) } ?? value
  }

  private struct Bar: View {
    var body: some View {
      GeometryReader { _ in
        Color.blue.frame(width: ReevaluationTests.literal(1, 20), height: 10)
      }
      .frame(height: 10)
    }
  }

  private struct Card: View {
    @State private var isMoved = false

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: ReevaluationTests.literal(2, 40))
          .offset(x: isMoved ? 80 : 0)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isMoved = true } }
        Bar()
      }
    }
  }

  @Test func `all views are evaluated in place, and keep their state and animations`() throws {
    defer { LiteralTable.replace([:]) }
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Card() }
    harness.tap(harness.list.fillCenters[0])
    harness.advance(by: 0.5)
    let before = harness.list.fillCenters[0].x
    #expect(before > 120 && before < 170)
    LiteralTable.replace([1: .integer(60), 2: .decimal(80)])
    harness.host.reevaluate { Card() }
    #expect(harness.host.nextFrame(after: harness.time) == harness.time)
    harness.frame()
    let list = harness.list
    let heights = list.items.compactMap { item -> CGSize? in
      guard case .fill(let rect, _, _) = item else { return nil }
      return CGSize(width: CGFloat(rect.width), height: CGFloat(rect.height))
    }
    #expect(heights == [CGSize(width: 50, height: 80), CGSize(width: 60, height: 10)])
    #expect(abs(list.fillCenters[0].x - before) < 5)
    harness.advance(by: 1)
    #expect(harness.list.fillCenters[0].x == 180)
  }

  @Test func `the root is replaced, and a value of another type is reported`() {
    defer { LiteralTable.replace([:]) }
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Color.red.frame(width: 10) }
    LiteralTable.replace([1: .string("no"), 3: .integer(300)])
    #expect(Self.literal(1, 4) == 4)
    #expect(_changedLiteral(3, UInt8.self) == nil)
    #expect(_changedLiteral(3, Int.self) == 300)
    #expect(LiteralTable.rejectedKeys == [1, 3])
    _ = harness
  }
}
