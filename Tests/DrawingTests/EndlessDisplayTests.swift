// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing

@Suite struct EndlessDisplayTests {
  private func list(_ x: CGFloat) -> DisplayList {
    var list = DisplayList(size: CGSize(width: 10, height: 10), background: .white)
    list.background.red = Float(x)
    return list
  }

  private func run(
    _ display: inout EndlessDisplay, _ times: ClosedRange<Int>, periods: [Double], x: CGFloat = 0
  ) {
    for time in times {
      display.beginFrame()
      for period in periods { display.add(period: period) }
      display.endFrame(list(x), at: Double(time))
    }
  }

  @Test func `it is constant once the period is over`() {
    var display = EndlessDisplay()
    run(&display, 0...5, periods: [5, 5])
    #expect(!display.isConstant)
    #expect(display.count == 2)
    run(&display, 6...6, periods: [5, 5])
    #expect(display.isConstant)
  }

  @Test func `another list begins again`() {
    var display = EndlessDisplay()
    run(&display, 0...4, periods: [5])
    run(&display, 5...10, periods: [5], x: 1)
    #expect(!display.isConstant)
    run(&display, 11...11, periods: [5], x: 1)
    #expect(display.isConstant)
    display.reset()
    #expect(!display.isConstant)
  }

  @Test func `different periods take twenty times the longest`() {
    var display = EndlessDisplay()
    run(&display, 0...60, periods: [2, 3])
    #expect(!display.isConstant)
    run(&display, 61...61, periods: [2, 3])
    #expect(display.isConstant)
  }

  @Test func `a frame without animations is not constant`() {
    var display = EndlessDisplay()
    run(&display, 0...10, periods: [])
    #expect(!display.isConstant)
    #expect(display.count == 0)
  }
}
