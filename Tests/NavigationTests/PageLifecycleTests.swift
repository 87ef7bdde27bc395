// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// `onAppear`, `onDisappear` and `task` in pages, tabs and presentations.
@MainActor
@Suite struct PageLifecycleTests {
  private struct Logged: View {
    let name: String
    let log: EventLog
    var body: some View {
      Color.red
        .onAppear { log.lines.append("\(name) appears") }
        .onDisappear { log.lines.append("\(name) disappears") }
    }
  }

  /// Runs a body with the lines that it has added to the log.
  private func lines(_ log: EventLog, _ body: () -> Void) -> [String] {
    let count = log.lines.count
    body()
    return Array(log.lines[count...])
  }

  @Test func `a covered page disappears, and appears again when it is uncovered`() {
    let log = EventLog()
    let fixture = StateHarness([Int]()) { path in
      NavigationStack(path: .constant(path)) {
        Logged(name: "root", log: log)
          .navigationDestination(for: Int.self) { Logged(name: "\($0)", log: log) }
      }
    }
    #expect(log.lines == ["root appears"])
    let push = lines(log) { fixture.set([1]) }
    #expect(push == ["1 appears"])
    let pushed = lines(log) { fixture.harness.settle() }
    #expect(pushed == ["root disappears"])
    let second = lines(log) {
      fixture.set([1, 2])
      fixture.harness.settle()
    }
    #expect(second == ["2 appears", "1 disappears"])
    let pop = lines(log) { fixture.set([1]) }
    #expect(pop == ["1 appears"])
    let popped = lines(log) { fixture.harness.settle() }
    #expect(popped == ["2 disappears"])
    let home = lines(log) {
      fixture.set([])
      fixture.harness.settle()
    }
    #expect(home == ["root appears", "1 disappears"])
  }

  @Test func `pages below the top of an initial path do not appear`() {
    let log = EventLog()
    let harness = Harness {
      NavigationStack(path: .constant([1, 2])) {
        Logged(name: "root", log: log)
          .navigationDestination(for: Int.self) { Logged(name: "\($0)", log: log) }
      }
    }
    harness.settle()
    #expect(log.lines == ["2 appears"])
  }

  @Test func `a page that is uncovered before the push has ended has not disappeared`() {
    let log = EventLog()
    let fixture = StateHarness([Int]()) { path in
      NavigationStack(path: .constant(path)) {
        Logged(name: "root", log: log)
          .navigationDestination(for: Int.self) { Logged(name: "\($0)", log: log) }
      }
    }
    fixture.set([1])
    fixture.harness.advance(by: 0.1)
    fixture.set([])
    fixture.harness.settle()
    #expect(log.lines == ["root appears", "1 appears", "1 disappears"])
  }

  @Test func `a covered page keeps its state, and its task runs again`() async {
    struct Page: View {
      let log: EventLog
      @State private var count = 0
      var body: some View {
        Color.red
          .onAppear { count += 1 }
          .task { log.lines.append("task \(count)") }
      }
    }
    let log = EventLog()
    let fixture = StateHarness([Int]()) { path in
      NavigationStack(path: .constant(path)) {
        Page(log: log).navigationDestination(for: Int.self) { _ in Color.blue }
      }
    }
    for _ in 0..<20 where log.lines.count < 1 { await Task.yield() }
    fixture.set([1])
    fixture.harness.settle()
    fixture.set([])
    fixture.harness.settle()
    for _ in 0..<20 where log.lines.count < 2 { await Task.yield() }
    #expect(log.lines == ["task 1", "task 2"])
  }

  @Test func `onDismiss runs after the content of a sheet has disappeared`() {
    let log = EventLog()
    let fixture = StateHarness(false) { isShown in
      Color.blue.sheet(
        isPresented: .constant(isShown), onDismiss: { log.lines.append("dismissed") }
      ) {
        Logged(name: "sheet", log: log)
      }
    }
    fixture.set(true)
    fixture.harness.settle()
    fixture.set(false)
    #expect(log.lines == ["sheet appears"])
    fixture.harness.settle()
    #expect(log.lines == ["sheet appears", "sheet disappears", "dismissed"])
  }

  @Test func `onDismiss of a cover runs after its content has disappeared`() {
    let log = EventLog()
    let fixture = StateHarness(false) { isShown in
      Color.blue.fullScreenCover(
        isPresented: .constant(isShown), onDismiss: { log.lines.append("dismissed") }
      ) {
        Logged(name: "cover", log: log)
      }
    }
    fixture.set(true)
    fixture.harness.settle()
    fixture.set(false)
    fixture.harness.settle()
    #expect(log.lines == ["cover appears", "cover disappears", "dismissed"])
  }

  @Test func `a sheet that is shown again before it has gone is not dismissed`() {
    let log = EventLog()
    let fixture = StateHarness(false) { isShown in
      Color.blue.sheet(
        isPresented: .constant(isShown), onDismiss: { log.lines.append("dismissed") }
      ) {
        Logged(name: "sheet", log: log)
      }
    }
    fixture.set(true)
    fixture.harness.settle()
    fixture.set(false)
    fixture.harness.advance(by: 0.05)
    fixture.set(true)
    fixture.harness.settle()
    #expect(log.lines == ["sheet appears"])
  }

  @Test func `the tab that is left disappears, and the selected one appears`() {
    let log = EventLog()
    let fixture = StateHarness(0) { selected in
      TabView(selection: .constant(selected)) {
        Logged(name: "first", log: log).tabItem { Text("1") }.tag(0)
        Logged(name: "second", log: log).tabItem { Text("2") }.tag(1)
      }
    }
    fixture.set(1)
    fixture.set(0)
    #expect(
      Set(log.lines[1...2]) == ["first disappears", "second appears"]
        && Set(log.lines[3...4]) == ["second disappears", "first appears"])
    #expect(log.lines.count == 5)
  }

  @Test func `a full-screen cover makes the views below disappear, a sheet does not`() {
    let log = EventLog()
    let fixture = StateHarness((sheet: false, cover: false)) { shown in
      Logged(name: "root", log: log)
        .sheet(isPresented: .constant(shown.sheet)) { Logged(name: "sheet", log: log) }
        .fullScreenCover(isPresented: .constant(shown.cover)) { Logged(name: "cover", log: log) }
    }
    fixture.set((true, false))
    fixture.harness.settle()
    fixture.set((false, false))
    fixture.harness.settle()
    #expect(log.lines == ["root appears", "sheet appears", "sheet disappears"])
    let cover = lines(log) { fixture.set((false, true)) }
    #expect(cover == ["cover appears"])
    let covered = lines(log) { fixture.harness.settle() }
    #expect(covered == ["root disappears"])
    let dismissal = lines(log) { fixture.set((false, false)) }
    #expect(dismissal == ["root appears"])
    let dismissed = lines(log) { fixture.harness.settle() }
    #expect(dismissed == ["cover disappears"])
  }

  @Test func `a cover over a cover makes the content of the first disappear`() {
    struct First: View {
      let log: EventLog
      let hasSecond: Bool
      var body: some View {
        Logged(name: "first", log: log)
          .fullScreenCover(isPresented: .constant(hasSecond)) { Logged(name: "second", log: log) }
      }
    }
    let log = EventLog()
    let fixture = StateHarness(0) { count in
      Logged(name: "root", log: log)
        .fullScreenCover(isPresented: .constant(count > 0)) {
          First(log: log, hasSecond: count > 1)
        }
    }
    for count in [1, 2, 1] {
      fixture.set(count)
      fixture.harness.settle()
    }
    #expect(
      log.lines == [
        "root appears", "first appears", "root disappears", "second appears", "first disappears",
        "first appears", "second disappears",
      ])
  }
}
