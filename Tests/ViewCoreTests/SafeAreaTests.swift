// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct SafeAreaTests {
  /// The bounds of all fills in a window of 100 by 200 with safe area insets of 20 points at the top
  /// and 10 at the bottom.
  private func bounds(@ViewBuilder _ view: () -> some View) -> [CGRect] {
    let host = ViewHost(view(), size: CGSize(width: 100, height: 200), resources: .plain())
    host.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    return Harness(host).list.fillBounds
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `views are laid out within the safe area`() {
    #expect(bounds { Color.red } == [rect(0, 20, 100, 170)])
    #expect(bounds { Color.red.frame(width: 10, height: 10) } == [rect(45, 100, 10, 10)])
  }

  @Test func `a view that ignores the safe area extends to the window edges that it touches`() {
    #expect(bounds { Color.red.ignoresSafeArea() } == [rect(0, 0, 100, 200)])
    #expect(bounds { Color.red.ignoresSafeArea(edges: .top) } == [rect(0, 0, 100, 190)])
    #expect(bounds { Color.red.edgesIgnoringSafeArea(.bottom) } == [rect(0, 20, 100, 180)])
    #expect(bounds { Color.red.ignoresSafeArea(.keyboard) } == [rect(0, 20, 100, 170)])
    #expect(
      bounds { Color.red.ignoresSafeArea().padding(.top, 30) } == [rect(0, 50, 100, 150)])
    #expect(
      bounds { Color.red.ignoresSafeArea().frame(height: 50) } == [rect(0, 80, 100, 50)])
  }

  @Test func `a background style extends beyond the safe area, a background view does not`() {
    #expect(
      bounds { Color.clear.background(.red) }.last == rect(0, 20, 100, 170))
    #expect(
      bounds { Color.clear.background(.red) }.first == rect(0, 0, 100, 200))
    #expect(
      bounds { Color.clear.background(Color.red, ignoresSafeAreaEdges: .top) }.first
        == rect(0, 0, 100, 190))
    #expect(bounds { Color.clear.background { Color.red } }.first == rect(0, 20, 100, 170))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a spacing of safeAreaInset that is not finite is the preferred one`(spacing: CGFloat) {
    #expect(
      bounds { Color.red.safeAreaInset(edge: .top, spacing: spacing) { Color.blue } }
        == bounds { Color.red.safeAreaInset(edge: .top) { Color.blue } })
  }

  @Test func `safeAreaInset insets its content, except content that ignores the safe area`() {
    #expect(
      bounds {
        Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
      } == [rect(0, 20, 100, 140), rect(0, 160, 100, 30)])
    #expect(
      bounds {
        Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }
      } == [rect(0, 20, 100, 132), rect(0, 160, 100, 30)])
    #expect(
      bounds {
        Color.red.ignoresSafeArea()
          .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
      } == [rect(0, 0, 100, 200), rect(0, 160, 100, 30)])
    #expect(
      bounds {
        Color.red
          .safeAreaInset(edge: .leading, alignment: .top, spacing: 0) {
            Color.blue.frame(width: 30, height: 10)
          }
      } == [rect(30, 20, 70, 170), rect(0, 20, 30, 10)])
  }

  @Test func `the background of a safe area inset extends to the window edge`() {
    #expect(
      bounds {
        Color.red.safeAreaInset(edge: .bottom, spacing: 0) {
          Color.clear.frame(height: 30).background(.blue)
        }
      } == [rect(0, 20, 100, 140), rect(0, 160, 100, 40), rect(0, 160, 100, 30)])
  }

  @Test func `safeAreaPadding insets views, except those that ignore the safe area`() {
    #expect(bounds { Color.red.safeAreaPadding(5) } == [rect(5, 25, 90, 160)])
    #expect(bounds { Color.red.ignoresSafeArea().safeAreaPadding(5) } == [rect(0, 0, 100, 200)])
  }

  @Test func `GeometryProxy reports the safe area insets`() {
    final class Log {
      var insets: [EdgeInsets] = []
    }
    let log = Log()
    _ = bounds {
      GeometryReader { proxy in
        let _ = log.insets.append(proxy.safeAreaInsets)
        Color.red
      }
    }
    #expect(log.insets.last == EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
  }
}
