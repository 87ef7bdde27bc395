// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
private func harness(@ViewBuilder _ view: () -> some View) -> Harness {
  Harness(size: CGSize(width: 200, height: 400), view)
}

/// The rows of lazy grids, lists, sections and nested collections.
@MainActor
@Suite struct LazyCollectionTests {
  @Test func `a grid makes whole lines, also after other cells`() {
    let log = RowLog()
    let harness = harness {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(60), spacing: 0), GridItem(.fixed(60), spacing: 0)], spacing: 0
        ) {
          Color.red.frame(width: 60, height: 50)
          ForEach(0..<10_000) { NumberedRow(index: $0, log: log).frame(width: 60).clipped() }
        }
      }
    }
    #expect(Set(log.made).count < 40)
    for _ in 0..<60 { harness.turnWheel(-33.3) }
    harness.settle()
    let rows = harness.rows
    #expect(rows.keys.min() ?? 0 > 100)
    for (index, bounds) in rows {
      // The cells of a line have the same position: an odd cell starts a line.
      if let next = rows[index + 1], index % 2 == 1 { #expect(next.minY == bounds.minY) }
    }
    #expect(Set(log.made).count < 1200)
  }

  @Test func `rows of nested collections are made when they are needed`() {
    let log = RowLog()
    let harness = harness {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<100) { section in
            Section {
              ForEach(0..<100) { NumberedRow(index: section * 100 + $0, log: log) }
            } header: {
              Color.red.frame(width: 100, height: 20)
            }
          }
        }
      }
    }
    #expect(Set(log.made).count < 20)
    for _ in 0..<130 { harness.turnWheel(-10) }
    harness.settle()
    let rows = harness.rows
    #expect(rows.keys.min() ?? 0 > 200)
    for (index, bounds) in rows {
      if let next = rows[index + 1] {
        #expect(next.minY - bounds.maxY == ((index + 1) % 100 == 0 ? 20 : 0))
      }
    }
  }

  @Test func `headers and footers stay in view with their sections, also in grids`() {
    let harness = harness {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100), spacing: 0)],
          spacing: 0,
          pinnedViews: [.sectionHeaders, .sectionFooters]
        ) {
          ForEach(0..<10) { section in
            Section {
              ForEach(0..<41) { NumberedRow(index: section * 41 + $0) }
            } header: {
              Color.red.frame(height: 30)
            } footer: {
              Color.orange.frame(height: 20)
            }
          }
        }
      }
    }
    func titles(_ height: CGFloat) -> [CGRect] {
      harness.list.fillBounds.filter { $0.height == height && $0.width == 200 }
    }
    #expect(titles(30).first == CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(titles(20).first == CGRect(x: 0, y: 380, width: 200, height: 20))
    #expect(harness.rows[0]?.origin == CGPoint(x: 0, y: 30))
    #expect(harness.rows[1]?.origin == CGPoint(x: 100, y: 30))
    // A section is 21 lines of 50 points between a header and a footer: the second is at 1100.
    for _ in 0..<112 { harness.turnWheel(-0.9999) }
    harness.settle()
    let offset = 30 - (harness.rows[41]?.minY ?? 0) + 1100
    #expect(abs(offset - 1119.888) < 1)
    #expect(titles(30).contains { abs($0.minY) < 1 })
    for (index, bounds) in harness.rows { #expect(bounds.minX == CGFloat(index % 41 % 2) * 100) }
  }

  @Test func `modifiers around a collection apply to each row`() {
    let harness = harness {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { NumberedRow(index: $0, height: 30) }.padding(.vertical, 10)
        }
      }
    }
    for _ in 0..<40 { harness.turnWheel(-3) }
    harness.settle()
    let rows = harness.rows
    #expect(rows.keys.min() ?? 0 > 40)
    for (index, bounds) in rows {
      if let next = rows[index + 1] { #expect(next.minY - bounds.minY == 50) }
    }
  }

  @Test func `a horizontal stack settles at cards that are not made`() {
    let log = RowLog()
    let harness = harness {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<100) { index in
            NumberedRow.color(index).frame(width: 150, height: 100).onAppear {
              log.made.append(index)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    #expect(Set(log.made).count < 5)
    harness.drag(from: CGPoint(x: 190, y: 200), to: CGPoint(x: 10, y: 200), over: 0.08)
    harness.settle()
    let first = harness.rows.min { $0.key < $1.key }
    #expect(first.map { $0.key > 1 && $0.value.minX == 0 } == true)
  }

  @Test func `from right to left the rows near the viewport are made`() {
    let log = RowLog()
    let harness = harness {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1000) { index in
            NumberedRow.color(index).frame(width: 50 + CGFloat(index % 3), height: 100)
              .onAppear { log.made.append(index) }
          }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(harness.rows[0]?.maxX == 200)
    #expect(harness.rows.keys.sorted() == [0, 1, 2, 3])
    harness.press(CGPoint(x: 10, y: 200))
    var last = harness.rows
    for step in 1...18 {
      harness.send(.move, CGPoint(x: 10 + 10 * step, y: 200))
      harness.frame()
      let rows = harness.rows
      for (index, bounds) in rows {
        if let before = last[index], step > 3 {
          #expect(abs(bounds.minX - before.minX - 10) < 0.01)
        }
      }
      last = rows
    }
    harness.advance(by: 0.3)
    harness.release(CGPoint(x: 190, y: 200))
    harness.settle()
    #expect(harness.rows.keys.min() == 3)
    for (index, bounds) in harness.rows {
      if let next = harness.rows[index + 1] { #expect(abs(next.maxX - bounds.minX) < 0.01) }
    }
    #expect(Set(log.made).count < 20)
  }

  @Test func `a list makes the rows near the viewport only`() {
    let log = RowLog()
    let harness = harness { List(0..<100_000, id: \.self) { NumberedRow(index: $0, log: log) } }
    #expect(Set(log.made).count < 20)
    for _ in 0..<100 { harness.turnWheel(-5) }
    harness.settle()
    let rows = harness.rows
    #expect(rows.keys.min() ?? 0 > 50)
    for (index, bounds) in rows {
      if let next = rows[index + 1] { #expect(next.minY - bounds.minY == 72) }
    }
    #expect(Set(log.made).count < 1000)
  }

  @Test(arguments: [false, true])
  func `a list makes the sections near the viewport only`(_ isPlain: Bool) {
    let log = RowLog()
    let list = List {
      ForEach(0..<500) { section in
        Section("Section \(section)") {
          ForEach(0..<20) { NumberedRow(index: section * 20 + $0, log: log) }
        }
      }
    }
    let harness = harness { if isPlain { list.listStyle(.plain) } else { list } }
    #expect(Set(log.made).count < 30)
    for _ in 0..<200 { harness.turnWheel(-8) }
    harness.settle()
    let rows = harness.rows
    #expect(rows.keys.min() ?? 0 > 100)
    for (index, bounds) in rows {
      if let next = rows[index + 1], (index + 1) % 20 != 0 {
        #expect(next.minY - bounds.minY == 72)
      }
    }
    for _ in 0..<300 { harness.turnWheel(8) }
    harness.settle()
    #expect(harness.rows.keys.min() == 0)
  }

  @Test func `rows without a size do not stop the others from being made`() {
    let harness = harness {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<2000) { index in if index % 100 == 0 { NumberedRow(index: index) } }
        }
      }
    }
    harness.settle()
    #expect(harness.rows.keys.sorted() == [0, 100, 200, 300, 400, 500, 600, 700])
  }

  @Test func `a range of any length can be shown`() {
    let harness = harness {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<Int.max) { NumberedRow(index: $0 % 1000) } }
      }
    }
    #expect(harness.rows.count == 8)
  }

  @Test(arguments: [Int.max - 2, 1 << 62, 5])
  func `rows near the ends of ranges of any length can be scrolled to`(row: Int) {
    let harness = harness {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<Int.max, id: \.self) { NumberedRow(index: $0 % 1000) }
          }
        }
        .onAppear { proxy.scrollTo(row) }
      }
      ScrollViewReader { proxy in
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
            Color.red.frame(height: 50)
            ForEach(0..<Int.max, id: \.self) { NumberedRow(index: $0 % 1000) }
          }
        }
        .onAppear { proxy.scrollTo(row) }
      }
    }
    harness.settle()
    #expect(harness.rows.count < 1000)
  }

  @Test(arguments: [-50, -1000], [50, 0] as [CGFloat])
  func `any number of rows that overlap can be shown`(spacing: CGFloat, height: CGFloat) {
    let log = RowLog()
    let harness = harness {
      ScrollView {
        LazyVStack(spacing: spacing) {
          ForEach(0..<Int(Int32.max)) { NumberedRow(index: $0 % 1000, height: height, log: log) }
        }
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: spacing) {
          ForEach(0..<Int(Int32.max)) { NumberedRow(index: $0 % 1000, height: height, log: log) }
        }
      }
    }
    harness.turnWheel(1)
    harness.turnWheel(-1)
    #expect(log.made.count < 40_000)
  }
}
