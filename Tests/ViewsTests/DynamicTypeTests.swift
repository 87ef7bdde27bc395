// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct DynamicTypeTests {
  private struct Metric: View {
    @ScaledMetric private var body20: CGFloat = 20
    @ScaledMetric(relativeTo: .largeTitle) private var title20: CGFloat = 20

    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: body20, height: 10)
        Color.blue.frame(width: title20, height: 10)
      }
    }
  }

  private func sizes(@ViewBuilder _ view: () -> some View) -> [Float] {
    Harness(size: CGSize(width: 400, height: 400), view).list.glyphItems
      .compactMap { $0.run.glyphs.first?.size }
  }

  private func widths(_ size: DynamicTypeSize) -> [CGFloat] {
    Harness(size: CGSize(width: 400, height: 100)) { Metric().dynamicTypeSize(size) }
      .list.fillBounds.map(\.width)
  }

  @Test func `text styles have iOS's sizes at every text size`() {
    func size(_ font: Font, _ size: DynamicTypeSize) -> [Float] {
      sizes { Text("a").font(font).dynamicTypeSize(size) }
    }
    #expect(
      DynamicTypeSize.allCases.map { size(.body, $0)[0] }
        == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(
      DynamicTypeSize.allCases.map { size(.caption2, $0)[0] }
        == [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40])
    #expect(size(.largeTitle, .accessibility5) == [60])
    #expect(size(.title2, .xSmall) == [19])
  }

  @Test func `a fixed size does not depend on the text size, a family's does`() {
    let sizes = sizes {
      VStack {
        Text("a").font(.system(size: 20))
        Text("b").font(.custom("Inter", fixedSize: 20))
        Text("c").font(.custom("Inter", size: 17))
        Text("d").font(.custom("Inter", size: 34, relativeTo: .largeTitle))
      }
      .dynamicTypeSize(.accessibility5)
    }
    // 17 * 62/22 and 34 * 70/41, by the distances between baselines.
    #expect(
      sizes.count == 4 && zip(sizes, [20, 20, 47.91, 58.05]).allSatisfy { abs($0 - $1) < 0.01 })
  }

  @Test func `a range limits the text size`() {
    func size(_ outer: DynamicTypeSize, _ range: some RangeExpression<DynamicTypeSize>) -> [Float] {
      sizes { Text("a").dynamicTypeSize(range).dynamicTypeSize(outer) }
    }
    #expect(size(.accessibility5, ...DynamicTypeSize.xxLarge) == [21])
    #expect(size(.xSmall, DynamicTypeSize.medium...) == [16])
    #expect(size(.xLarge, DynamicTypeSize.medium...DynamicTypeSize.xxLarge) == [19])
    #expect(size(.accessibility1, DynamicTypeSize.small..<DynamicTypeSize.xLarge) == [17])
  }

  @Test func `a scaled metric grows with its text style`() {
    #expect(widths(.large) == [20, 20])
    // 62/22 and 70/41 of 20 points, the growth of the distances between baselines.
    #expect(widths(.accessibility5) == [56, 34])
  }

  @Test func `a scaled metric is rounded to pixels, as by UIFontMetrics`() {
    var value: CGFloat = 0
    struct Reader: View {
      @ScaledMetric var metric: CGFloat
      let read: (CGFloat) -> Void
      var body: some View {
        let _ = read(metric)
        Color.red
      }
    }
    func scaled(_ standard: CGFloat, scale: CGFloat) -> CGFloat {
      let host = ViewHost(
        Reader(metric: standard) { value = $0 }.dynamicTypeSize(.medium),
        size: CGSize(width: 9, height: 9), scale: scale, resources: .plain())
      Harness(host).advance(by: 0.1)
      return value
    }
    // 21/22 of the value. UIKit returns 16.33 for 17 on a phone.
    #expect(abs(scaled(17, scale: 3) - 49 / 3) < 1e-9)
    #expect(scaled(16, scale: 2) == 15.5)
    #expect(scaled(17, scale: 2) == 16)
  }
}
