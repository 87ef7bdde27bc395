// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing
@_spi(ViewTree) import ViewCore

/// Sheets of iOS 26 on a phone of 390 x 844 points with 34 unsafe points at the bottom, which float while they are not
/// at the large detent.
@MainActor
@Suite struct FloatingSheetTests {
  private struct Presenter: View {
    let detents: Set<PresentationDetent>
    let selection: Binding<PresentationDetent>?

    var body: some View {
      Color.red.ignoresSafeArea().sheet(isPresented: .constant(true)) {
        if let selection {
          Color.green.presentationDetents(detents, selection: selection)
        } else {
          Color.green.presentationDetents(detents)
        }
      }
    }
  }

  private func green(_ harness: Harness) -> CGRect? {
    let wanted = Color.green.resolve(EnvironmentValues())
    return harness.list.visibleFillBounds { paint in
      guard case .color(let paint) = paint else { return false }
      return paint.green > 0.7 && paint.red < 0.5 && abs(paint.blue - wanted.blue) < 0.2
    }.first
  }

  /// The corner radii and bounds of the clips of cards.
  private func cards(_ harness: Harness) -> [CGRect] {
    harness.list.items.compactMap { item in
      if case .beginLayer(.clip(let shape), let index) = item, shape.rect.width < 391,
        shape.radius > 20
      {
        shape.rect.applying(harness.list.transforms[Int(index)])
      } else {
        nil
      }
    }
  }

  private func show(
    _ version: SystemVersion, _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>? = nil
  ) -> Harness {
    let view = Presenter(detents: detents, selection: selection)
    let host = ViewHost(view, size: CGSize(width: 390, height: 844), resources: .plain())
    host.device = Device.named("iPhone 14")?.screen
    host.systemVersion = version
    let harness = Harness(host)
    harness.settle()
    return harness
  }

  @Test func `a sheet at the medium detent is eight points from the edges, in iOS 26 only`() {
    let old = green(show(.iOS18, [.medium, .large]))
    #expect(old?.minX == 0 && old?.width == 390)
    let harness = show(.iOS26, [.medium, .large])
    let new = green(harness)
    #expect(new?.minX == 8 && new?.width == 374)
    #expect(new?.minY == old?.minY)
    let card = cards(harness).first
    #expect(card.map { abs($0.maxY - 836) < 0.01 } == true)
  }

  @Test func `a sheet without a partial detent does not float`() {
    #expect(green(show(.iOS26, [.large]))?.width == 390)
  }

  @Test func `a drag to the large detent attaches the sheet to the edges`() throws {
    let harness = show(.iOS26, [.medium, .large])
    let start = CGPoint(x: 195, y: 440)
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: 195, y: 240), over: 0.5)
    let middle = try #require(green(harness))
    #expect(middle.minX > 1 && middle.minX < 7)
    harness.move(from: CGPoint(x: 195, y: 240), to: CGPoint(x: 195, y: 80), over: 0.3)
    harness.release(CGPoint(x: 195, y: 80))
    harness.settle()
    #expect(green(harness)?.width == 390)
  }
}
