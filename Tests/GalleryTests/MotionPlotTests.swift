// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Interface
import InterfaceTesting
import Snapback
import Testing

/// A card that follows the pointer along x, and returns.
private struct Slider: View {
  @State private var x: CGFloat = 0

  var body: some View {
    Color.blue
      .frame(width: 100, height: 100)
      .offset(x: x)
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { x = $0.translation.width }
          .onEnded { _ in withAnimation(.smooth) { x = 0 } }
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The axes and labels of the motion plot.
@MainActor
@Suite struct MotionPlotTests {
  private let window = StudioHarness(FilePreview { Slider() }, panel: "motion")
  /// The middle of the stage.
  private let stage = CGPoint(x: 515, y: 420)

  private func hold(at x: CGFloat, from start: CGFloat) {
    let (start, end) = (
      CGPoint(x: stage.x + start, y: stage.y), CGPoint(x: stage.x + x, y: stage.y)
    )
    window.harness.move(from: start, to: end, over: 0.2)
  }

  private func height(of text: String) -> CGFloat? { window.positions(of: text).last?.y }

  @Test func `the zero line is the first position while the view moves`() throws {
    window.harness.press(stage)
    hold(at: 180, from: 0)
    let zero = try #require(height(of: "0"))
    #expect(window.texts.contains("+200 pt"))
    hold(at: 60, from: 180)
    let right = try #require(height(of: "Position x"))
    hold(at: 0, from: 60)
    let middle = try #require(height(of: "Position x"))
    hold(at: -60, from: 0)
    let left = try #require(height(of: "Position x"))
    // The label is at the end of the curve, which leaves the zero line. Right is up.
    #expect(height(of: "0") == zero)
    #expect(right < middle - 10 && left > middle + 10)
    // The range is that of the distances from the first position, not from the last one.
    #expect(window.texts.contains("+200 pt"))
    hold(at: -180, from: -60)
    #expect(window.texts.contains("+200 pt"))
    window.harness.release(CGPoint(x: stage.x - 180, y: stage.y))
    window.harness.settle()
    #expect(abs(try #require(height(of: "Position x")) - middle) < 2)
  }
}
