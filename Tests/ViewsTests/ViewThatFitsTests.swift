// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct ViewThatFitsTests {
  private func bounds(
    _ width: CGFloat = 200, _ height: CGFloat = 100, @ViewBuilder _ view: () -> some View
  ) -> [CGRect] {
    Harness(size: CGSize(width: width, height: height), view).list.fillBounds
  }

  @Test func `ViewThatFits shows the first view that fits`() {
    func width(_ space: CGFloat) -> [CGFloat] {
      bounds(space, 100) {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 80, height: 300)
          Color.red.frame(width: 50, height: 20)
          Color.red.frame(width: 30, height: 20)
        }
      }.map(\.width)
    }
    #expect(width(100) == [80])
    #expect(width(70) == [50])
    #expect(width(10) == [30])
  }

  @Test func `only the view that fits appears, and it disappears when another one is shown`() {
    let log = EventLog()
    func reporting(_ name: String, _ width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 20)
        .onAppear { log.lines.append("\(name) appears") }
        .onDisappear { log.lines.append("\(name) disappears") }
    }
    let fixture = StateHarness(CGFloat(100)) { width in
      ViewThatFits(in: .horizontal) {
        reporting("wide", 80)
        reporting("narrow", 30)
      }
      .frame(width: width)
    }
    #expect(log.lines == ["wide appears"])
    log.lines = []
    fixture.set(50)
    fixture.harness.settle()
    #expect(log.lines.sorted() == ["narrow appears", "wide disappears"])
    log.lines = []
    fixture.set(100)
    fixture.harness.settle()
    #expect(log.lines.sorted() == ["narrow disappears", "wide appears"])
  }

  @Test func `a view appears that is shown because the one before it has been removed`() {
    let log = EventLog()
    let fixture = StateHarness(true) { hasFirst in
      ViewThatFits {
        if hasFirst { Color.red }
        Color.blue.onAppear { log.lines.append("second appears") }
      }
    }
    #expect(log.lines == [])
    fixture.set(false)
    fixture.harness.settle()
    #expect(log.lines == ["second appears"])
  }

  @Test func `a changed id does not start the task of a view that is not shown`() async {
    let log = EventLog()
    let fixture = StateHarness(1) { id in
      ViewThatFits {
        Color.red.task(id: id) { log.lines.append("shown \(id)") }
        Color.blue.task(id: id) { log.lines.append("hidden \(id)") }
      }
    }
    fixture.harness.settle()
    for _ in 0..<20 { await Task.yield() }
    fixture.set(2)
    fixture.harness.settle()
    for _ in 0..<20 { await Task.yield() }
    #expect(log.lines == ["shown 1", "shown 2"])
  }

  @Test func `contents without a view appear with the view around them`() {
    let log = EventLog()
    _ = Harness(size: CGSize(width: 200, height: 200)) {
      ViewThatFits {
        VStack { Group {}.onAppear { log.lines.append("shown") } }
        VStack { Group {}.onAppear { log.lines.append("hidden") } }
      }
    }
    #expect(log.lines == ["shown"])
  }
}
