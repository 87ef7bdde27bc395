// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct ScrollVisibilityTests {
  @Test func `a view reports when half of it becomes visible, and when it no longer is`() {
    var log: [String] = []
    let harness = Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { index in
            Color.red.frame(height: 100)
              .onScrollVisibilityChange { log.append("\(index) \($0)") }
          }
        }
      }
    }
    harness.settle()
    #expect(log == ["0 true", "1 true"])
    log = []
    harness.wheel(at: CGPoint(x: 50, y: 50), notches: -10, holding: [])
    harness.settle()
    #expect(Set(log) == ["0 false", "1 false", "2 true", "3 true"])
  }

  @Test func `outside of scroll views a view is visible`() {
    var log: [Bool] = []
    let harness = Harness(size: CGSize(width: 100, height: 200)) {
      Color.red.onScrollVisibilityChange { log.append($0) }
    }
    harness.settle()
    #expect(log == [true])
  }

  @Test func `a scroll view reports the ids of its visible targets`() {
    var log: [[Int]] = []
    let harness = Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        Color.blue.frame(height: 20)
        LazyVStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { _ in Color.red.frame(height: 100) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.9) { log.append($0) }
      .onScrollTargetVisibilityChange(idType: String.self) { _ in log.append([]) }
    }
    harness.settle()
    #expect(log == [[0]])
    log = []
    harness.wheel(at: CGPoint(x: 50, y: 50), notches: -10, holding: [])
    harness.settle()
    #expect(log.last == [2, 3])
    #expect(!log.contains([]))
  }

  /// A list of targets with a jump to one of them, whose ids change.
  private struct Targets: View {
    let report: ([Int]) -> Void
    @State private var first = 0

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(first..<first + 1000, id: \.self) { _ in Color.red.frame(height: 50) }
          }
          .scrollTargetLayout()
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { report($0) }
        .overlay {
          VStack {
            Button("") { proxy.scrollTo(700, anchor: .top) }.keyboardShortcut("j")
            Button("") { first = 2000 }.keyboardShortcut("r")
          }
        }
      }
    }
  }

  @Test func `visible targets are reported after a jump, and when others are in their places`() {
    var last: [Int] = []
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Targets { last = $0 } }
    harness.settle()
    #expect(last == [0, 1])
    func press(_ key: String) {
      harness.key(key, holding: .control)
      harness.key(key, isDown: false, holding: .control)
      harness.settle()
    }
    press("J")
    #expect(last == [700, 701])
    press("R")
    #expect(last == [2700, 2701])
  }

  @Test func `to report the targets of a long stack costs what is visible`() {
    let hashes = HashCounter()
    var last: [CountedID] = []
    let rows = (0..<3000).map { CountedID(number: $0, hashes: hashes) }
    let harness = Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(rows, id: \.self) { _ in Color.red.frame(height: 50) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: CountedID.self) { last = $0 }
    }
    harness.settle()
    #expect(last.map(\.number) == [0, 1, 2, 3])
    hashes.count = 0
    harness.wheel(at: CGPoint(x: 50, y: 50), notches: -10, holding: [])
    harness.settle()
    #expect(last.first.map(\.number) ?? 0 > 4)
    #expect(last.count == 4 || last.count == 5)
    #expect(hashes.count < 100)
  }

  private struct Fields: View {
    @FocusState private var focus: Int?
    let record: (Int?) -> Void

    var body: some View {
      VStack {
        TextField("a", text: .constant("")).focused($focus, equals: 1)
        TextField("b", text: .constant("")).focused($focus, equals: 2)
      }
      .defaultFocus($focus, 2)
      .onChange(of: focus) { _, new in record(new) }
    }
  }

  @Test func `the default focus is set when views appear`() {
    var focus: Int?
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Fields { focus = $0 } }
    harness.settle()
    #expect(focus == 2)
  }

  @Test func `arrow keys and Escape run commands of the focused view`() {
    var log: [String] = []
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      Color.red.focusable().focusEffectDisabled()
        .onMoveCommand { log.append("\($0)") }
        .onExitCommand { log.append("exit") }
    }
    harness.key("Tab")
    #expect(harness.list.items.count == 1)
    for key in ["Left", "Down", "Escape"] {
      harness.key(key)
      harness.key(key, isDown: false)
    }
    #expect(log == ["left", "down", "exit"])
  }

  @Test func `a submit scope keeps outer actions from running`() {
    var log: [String] = []
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      TextField("a", text: .constant(""))
        .onSubmit { log.append("inner") }
        .submitScope()
        .onSubmit { log.append("outer") }
    }
    harness.key("Tab")
    harness.key("Return")
    #expect(log == ["inner"])
  }
}

private final class HashCounter {
  var count = 0
}

/// A number that counts how often ids of its kind are hashed.
private struct CountedID: Hashable {
  let number: Int
  let hashes: HashCounter

  static func == (one: CountedID, other: CountedID) -> Bool { one.number == other.number }

  func hash(into hasher: inout Hasher) {
    hashes.count += 1
    hasher.combine(number)
  }
}
