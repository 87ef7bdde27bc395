// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

private struct TitleKey: FocusedValueKey {
  typealias Value = String
}

private struct CountKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }

  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

/// Values that the focused view, or the window, provides.
@MainActor
@Suite struct FocusedValueTests {
  private final class Log {
    var title: String?
    var count: Int?
    var set: (Int?) -> Void = { _ in }
  }

  private struct Reader: View {
    let log: Log
    @FocusedValue(\.title) private var title
    @FocusedBinding(\.count) private var count

    init(log: Log) { self.log = log }

    var body: some View {
      let _ = record()
      EmptyView()
    }

    private func record() {
      log.title = title
      log.count = count
      log.set = { count = $0 }
    }
  }

  @Test func `a value is that of the focused view`() {
    let log = Log()
    let harness = Harness {
      VStack {
        Reader(log: log)
        Button("a") {}.focusedValue(\.title, "A")
        VStack { Button("b") {}.focusedValue(\.title, "B") }.focusedValue(\.title, "outer")
      }
    }
    #expect(log.title == nil)
    harness.key("Tab")
    harness.frame()
    #expect(log.title == "A")
    harness.key("Tab")
    harness.frame()
    #expect(log.title == "B")
    harness.key("Escape")
    harness.frame()
    #expect(log.title == nil)
  }

  @Test func `a value of the window is there wherever the focus is, and changes`() {
    let log = Log()
    let stage = StateHarness("one" as String?) { title in
      VStack {
        Reader(log: log)
        Color.red.focusedSceneValue(\.title, title)
      }
    }
    stage.harness.frame()
    #expect(log.title == "one")
    stage.set("two")
    stage.harness.frame()
    #expect(log.title == "two")
    stage.set(nil)
    stage.harness.frame()
    #expect(log.title == nil)
  }

  @Test func `a focused binding reads and sets the value of the view that provides it`() {
    struct Counter: View {
      let log: Log
      @State private var count = 3

      init(log: Log) { self.log = log }

      var body: some View {
        VStack {
          Reader(log: log)
          Rectangle().frame(width: CGFloat(count)).focusedSceneValue(\.count, $count)
        }
      }
    }
    let log = Log()
    let harness = Harness { Counter(log: log) }
    harness.frame()
    #expect(log.count == 3)
    log.set(8)
    harness.advance(by: 0.1)
    #expect(log.count == 8)
    #expect(harness.list.fillBounds.map(\.width) == [8])
    log.set(nil)
    harness.advance(by: 0.1)
    #expect(log.count == 8)
  }

  private final class Document: ObservableObject {
    @Published var name = "old"
  }

  private struct NameReader: View {
    let log: Log
    @FocusedObject private var document: Document?

    init(log: Log) { self.log = log }

    var body: some View {
      let _ = record()
      EmptyView()
    }

    private func record() {
      log.title = document?.name
      log.count = (log.count ?? 0) + 1
    }
  }

  @Test func `an object of the focused view is observed`() {
    let log = Log()
    let document = Document()
    let harness = Harness {
      VStack {
        NameReader(log: log)
        Button("a") {}.focusedObject(document)
      }
    }
    #expect(log.title == nil)
    harness.key("Tab")
    harness.frame()
    #expect(log.title == "old")
    document.name = "new"
    harness.frame()
    #expect(log.title == "new")
    harness.key("Escape")
    harness.frame()
    #expect(log.title == nil)
    harness.settle()
    let count = log.count
    // An object that is no longer provided is not observed.
    document.name = "other"
    harness.frame()
    #expect(log.count == count)
  }
}
