// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// The pages of a navigation stack below the topmost one.
@MainActor
@Suite struct CoveredPageTests {
  @Observable
  final class Path {
    var values: [Int] = []
    var note = "old"

    init(_ values: [Int]) { self.values = values }
  }

  private struct Stack: View {
    @Bindable var path: Path

    var body: some View {
      NavigationStack(path: $path.values) {
        Text("root").navigationTitle("Root").navigationBarTitleDisplayMode(.inline)
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("contents \(number) \(path.note)")
              Button("more") { path.values.append(number + 1) }
            }
            .navigationTitle("Page \(number)").navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Edit") {} }
          }
      }
    }
  }

  private func texts(_ harness: Harness) -> [String] {
    harness.list.glyphItems.filter { $0.opacity > 0 }.map(\.run.text)
  }

  /// Returns the number of bodies that are evaluated for a push and a pop above a number of pages.
  private func bodies(_ pages: Int) -> Int {
    let path = Path([])
    let harness = Harness { Stack(path: path) }
    for number in 0..<pages {
      path.values.append(number)
      harness.frame()
    }
    harness.settle()
    path.values.append(100)
    harness.frame()
    let count = harness.host.counters.bodies
    harness.settle()
    path.values.removeLast()
    harness.frame()
    return count + harness.host.counters.bodies
  }

  @Test func `a push does not evaluate the pages far below`() {
    let (few, many) = (bodies(5), bodies(25))
    #expect(few > 0)
    #expect(many - few <= 20 * 8)
  }

  @Test func `covered pages are not drawn, but for a swipe back`() {
    let harness = Harness { Stack(path: Path([1, 2])) }
    harness.settle()
    #expect(texts(harness).contains("contents 2 old"))
    #expect(!texts(harness).contains("contents 1 old"))
    #expect(!texts(harness).contains("root"))
    let start = CGPoint(x: 4, y: 400)
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: 150, y: 400), over: 0.3)
    #expect(texts(harness).contains("contents 1 old"))
    #expect(!texts(harness).contains("root"))
    harness.move(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 80, y: 400), over: 0.5)
    harness.release(CGPoint(x: 80, y: 400))
    #expect(texts(harness).contains("contents 1 old"))
    harness.settle()
    #expect(!texts(harness).contains("contents 1 old"))
    #expect(texts(harness).contains("contents 2 old"))
  }

  @Test func `the back button is named after a page that replaces the one below`() {
    let path = Path([1, 2])
    let harness = Harness { Stack(path: path) }
    harness.settle()
    #expect(texts(harness).contains("Page 1"))
    path.values = [7, 2]
    harness.settle()
    #expect(texts(harness).contains("Page 7"))
    #expect(!texts(harness).contains("Page 1"))
  }

  @Test func `a covered page is drawn while pages are pushed and popped`() {
    let path = Path([1])
    let harness = Harness { Stack(path: path) }
    harness.settle()
    path.values.append(2)
    for _ in 0..<5 {
      harness.frame()
      #expect(texts(harness).contains("contents 1 old"))
    }
    harness.settle()
    path.values = []
    for _ in 0..<5 {
      harness.frame()
      #expect(texts(harness).contains("root"))
    }
    harness.settle()
    #expect(texts(harness).contains("root"))
  }

  @Test func `pages follow what their destination reads`() {
    let path = Path([1, 2, 3])
    let harness = Harness { Stack(path: path) }
    harness.settle()
    path.note = "new"
    harness.frame()
    #expect(texts(harness).contains("contents 3 new"))
    path.values = [1]
    harness.settle()
    #expect(texts(harness).contains("contents 1 new"))
  }
}
