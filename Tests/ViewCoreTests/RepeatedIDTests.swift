// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

/// A `ForEach` whose elements do not have unique ids.
@MainActor
@Suite struct RepeatedIDTests {
  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  @Test func `elements with the same id are all shown, in order`() {
    let harness = Harness {
      VStack { ForEach(["a", "b", "a", "a"], id: \.count) { Text($0) } }
    }
    #expect(texts(harness) == ["a", "b", "a", "a"])
  }

  private struct Changing: View {
    @State private var count = 3

    var body: some View {
      VStack {
        Color.red.frame(height: 100).onTapGesture { count -= 2 }
        Color.blue.frame(height: 100).onTapGesture { count += 3 }
        ForEach((0..<count).map { "row \($0)" }, id: \.isEmpty) { Text($0) }
      }
    }
  }

  @Test func `elements with the same id are added and removed at the end`() {
    let harness = Harness { Changing() }
    harness.tap(harness.list.fillCenters[0])
    harness.settle()
    #expect(texts(harness) == ["row 0"])
    harness.tap(harness.list.fillCenters[1])
    harness.settle()
    #expect(texts(harness) == ["row 0", "row 1", "row 2", "row 3"])
  }

  private struct Rows: View {
    @State private var start = 0

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach((start..<start + 200).map { "row \($0)" }, id: \.isEmpty) { row in
            Text(row).frame(maxWidth: .infinity).frame(height: 50).contentShape(Rectangle())
              .onTapGesture { start = 1000 }
          }
        }
      }
    }
  }

  @Test func `rows with the same id are made as they come into view, each with its element`() throws
  {
    let harness = Harness(size: CGSize(width: 100, height: 400)) { Rows() }
    #expect(texts(harness).starts(with: (0..<8).map { "row \($0)" }))
    harness.drag(from: CGPoint(x: 50, y: 390), to: CGPoint(x: 50, y: 10), over: 1)
    harness.settle()
    let first = try #require(texts(harness).first.flatMap { Int($0.dropFirst(4)) })
    #expect(first > 0)
    let shown = texts(harness)
    #expect(shown == (first..<first + shown.count).map { "row \($0)" })
    #expect(shown.count >= 8)
    harness.tap(CGPoint(x: 50, y: 200))
    harness.settle()
    #expect(texts(harness) == (first..<first + shown.count).map { "row \($0 + 1000)" })
  }

  private struct StatefulRow: View {
    let row: Int
    let log: Log
    @State private var isOn = false

    var body: some View {
      Text("\(row) \(isOn)").frame(width: 100, height: 50).contentShape(Rectangle())
        .onTapGesture { isOn = true }
        .onAppear { log.appeared.append(row) }
        .onDisappear { log.disappeared.append(row) }
    }
  }

  private final class Log {
    var appeared: [Int] = []
    var disappeared: [Int] = []
  }

  @Test func `rows that come into view do not take over rows with the same id that leave it`() {
    let log = Log()
    let harness = Harness(size: CGSize(width: 100, height: 400)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.isRow) { StatefulRow(row: $0, log: log) }
        }
      }
    }
    harness.tap(CGPoint(x: 50, y: 25))
    harness.settle()
    #expect(texts(harness).first == "0 true")
    for _ in 0..<3 {
      harness.drag(from: CGPoint(x: 50, y: 390), to: CGPoint(x: 50, y: 10), over: 1)
      harness.settle()
    }
    #expect(texts(harness).allSatisfy { $0.hasSuffix("false") })
    #expect(Set(0..<20).isSubset(of: log.appeared) && log.disappeared.contains(0))
    for _ in 0..<4 {
      harness.drag(from: CGPoint(x: 50, y: 10), to: CGPoint(x: 50, y: 390), over: 1)
      harness.settle()
    }
    #expect(texts(harness).first == "0 true")
    #expect(texts(harness).dropFirst().allSatisfy { $0.hasSuffix("false") })
  }
}

extension Int {
  /// The same id for all numbers.
  fileprivate var isRow: Bool { true }
}
