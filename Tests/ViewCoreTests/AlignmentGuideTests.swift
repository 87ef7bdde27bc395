// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct AlignmentGuideTests {
  private func bounds(
    _ width: CGFloat = 200, _ height: CGFloat = 100, @ViewBuilder _ view: () -> some View
  ) -> [CGRect] {
    Harness(size: CGSize(width: width, height: height), view).list.fillBounds
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `an alignment guide shifts a view against its siblings, and the stack grows`() {
    #expect(
      bounds {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 40, height: 20)
          Color.red.frame(width: 40, height: 20).alignmentGuide(.leading) { _ in -20 }
        }
        .background { Color.blue }
      } == [rect(70, 30, 60, 40), rect(70, 30, 40, 20), rect(90, 50, 40, 20)])
  }

  @Test func `an alignment guide is computed from the view's dimensions and other guides`() {
    #expect(
      bounds {
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 20, height: 60)
          Color.red.frame(width: 20, height: 20)
            .alignmentGuide(.top) { $0[.bottom] + $0.width / 4 }
        }
      } == [rect(80, 33, 20, 60), rect(100, 8, 20, 20)])
  }

  @Test func `alignment guides work in a ZStack, in frames and in overlays`() {
    #expect(
      bounds {
        ZStack(alignment: .bottomTrailing) {
          Color.red.frame(width: 40, height: 40)
          Color.blue.frame(width: 10, height: 10)
            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            .alignmentGuide(.bottom) { $0[VerticalAlignment.center] }
        }
      } == [rect(78, 28, 40, 40), rect(113, 63, 10, 10)])
    #expect(
      bounds {
        Color.red.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in -10 }
          .frame(width: 100, height: 20, alignment: .leading)
      } == [rect(60, 40, 20, 20)])
    #expect(
      bounds {
        Color.red.frame(width: 40, height: 40)
          .overlay(alignment: .topTrailing) {
            Color.blue.frame(width: 10, height: 10)
              .alignmentGuide(.trailing) { _ in 5 }.alignmentGuide(.top) { _ in 5 }
          }
      } == [rect(80, 30, 40, 40), rect(115, 25, 10, 10)])
  }

  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private static let middle = VerticalAlignment(Middle.self)

  @Test
  func `a custom guide of a stack is the mean of its views' guides, through stacks and padding`() {
    #expect(
      bounds {
        HStack(alignment: Self.middle, spacing: 0) {
          VStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20).alignmentGuide(Self.middle) { _ in 10 }
            Color.red.frame(width: 20, height: 20).alignmentGuide(Self.middle) { _ in 10 }
          }
          .padding(.top, 10)
          Color.red.frame(width: 20, height: 20)
        }
      } == [rect(80, 35, 20, 20), rect(80, 55, 20, 20), rect(100, 35, 20, 20)])
  }

  @Test func `a stack does not inherit built-in alignment guides from its views`() {
    #expect(
      bounds {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in 15 }
          }
          Color.red.frame(width: 40, height: 20)
        }
      } == [rect(80, 30, 20, 20), rect(80, 50, 40, 20)])
  }

  @Test func `a stack's first and last text baselines are those of its first and last views`() {
    func tops(_ alignment: VerticalAlignment) -> [CGFloat] {
      bounds {
        HStack(alignment: alignment, spacing: 0) {
          VStack(spacing: 0) {
            text(baseline: 15)
            text(baseline: 15)
          }
          Color.red.frame(width: 20, height: 10)
        }
      }.map(\.minY)
    }
    // A color has no text: its baseline is its bottom edge.
    #expect(tops(.firstTextBaseline) == [30, 50, 35])
    #expect(tops(.lastTextBaseline) == [30, 50, 55])
  }

  private func text(baseline: CGFloat) -> some View {
    Color.red.frame(width: 20, height: 20)
      .alignmentGuide(.firstTextBaseline) { _ in baseline }
      .alignmentGuide(.lastTextBaseline) { _ in baseline }
  }

  @Test func `explicit guides are distinguished from default ones`() {
    final class Log {
      var values: [CGFloat?] = []
    }
    let log = Log()
    _ = bounds {
      VStack(alignment: .leading) {
        Color.red.frame(width: 20, height: 20)
          .alignmentGuide(.leading) { _ in 3 }
          .alignmentGuide(.leading) { dimensions in
            log.values = [dimensions[explicit: .leading], dimensions[explicit: .trailing]]
            return 0
          }
      }
    }
    #expect(log.values == [3, nil])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a non-finite guide is ignored`(value: CGFloat) {
    #expect(
      bounds {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in value }
          Color.red.frame(width: 40, height: 20)
        }
      } == [rect(80, 30, 20, 20), rect(80, 50, 40, 20)])
  }
}
