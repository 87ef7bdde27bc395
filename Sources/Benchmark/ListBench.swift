// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import Snapback
import UIKit

/// Measures lists of a hundred and of a hundred thousand rows, without drawing their pixels. Each row
/// is a symbol, two texts and a spacer; those of UIKit are placed by constraints.
struct ListBench {
  private static let size = CGSize(width: 390, height: 844)
  private static let counts = (few: 100, many: 100_000)

  func run() -> [BenchResult.List] {
    ListBenchKind.allCases.map { kind in
      var result = BenchResult.List(name: kind.rawValue)
      // Symbols and fonts are loaded once.
      _ = makePlayer(kind, rows: Self.counts.few)
      result.few = measure(kind, rows: Self.counts.few)
      result.many = measure(kind, rows: Self.counts.many)
      return result
    }
  }

  private func makePlayer(_ kind: ListBenchKind, rows: Int) -> ListPlayer {
    switch kind {
    case .stack, .list: ViewListPlayer(kind, rows: rows, Self.size)
    case .table, .collection: TablePlayer(kind, rows: rows, Self.size)
    }
  }

  private func measure(_ kind: ListBenchKind, rows: Int) -> BenchResult.List.Costs {
    var costs = BenchResult.List.Costs()
    costs.firstFrameMilliseconds = fastest(5) {
      milliseconds { _ = makePlayer(kind, rows: rows) }
    }
    let before = AllocatedMemory.bytes
    let player = makePlayer(kind, rows: rows)
    costs.megabytes = Double(AllocatedMemory.bytes - before) / 1_048_576
    costs.tapMilliseconds = fastest(10) {
      player.send(.down)
      return milliseconds { player.send(.up) }
    }
    costs.insertMilliseconds = fastest(5) {
      let cost = milliseconds {
        player.insert()
        player.frame()
      }
      player.rest()
      return cost
    }
    let frames = player.fling(rows: min(rows, 20_000))
    costs.flingMedianMilliseconds = frames[frames.count / 2]
    costs.flingSlowMilliseconds = frames[min(frames.count - 1, frames.count * 99 / 100)]
    costs.scrollMilliseconds = fastest(3) {
      player.scroll(to: 0)
      player.rest()
      return milliseconds {
        player.scroll(to: rows - 1)
        player.frame()
      }
    }
    return costs
  }

  private func fastest(_ count: Int, _ cost: () -> Double) -> Double {
    (0..<count).map { _ in cost() }.min() ?? 0
  }

  private func milliseconds(_ body: () -> Void) -> Double {
    ContinuousClock().measure(body) / .milliseconds(1)
  }
}

/// A kind of list.
private enum ListBenchKind: String, CaseIterable {
  case stack = "LazyVStack"
  case list = "List"
  case table = "UITableView"
  case collection = "UICollectionView"
}

/// Plays input to a list with a virtual clock.
private class ListPlayer {
  private let host: ViewHost
  private var time = 0.0

  init(_ view: some View, _ size: CGSize) {
    host = ViewHost(view, size: size, resources: .standard)
    _ = host.frame(at: 0)
  }

  /// Inserts a row at the top with an animation.
  func insert() {}

  /// Shows a row at the top.
  func scroll(to row: Int) {}

  /// Scrolls for a frame of two seconds in which all rows are passed.
  func fling(frame: Int, of count: Int, rows: Int) {}

  func frame() {
    time += 1.0 / 60
    _ = host.frame(at: time)
  }

  func rest() {
    for _ in 0..<90 { frame() }
  }

  func send(_ phase: PointerSample.Phase) {
    let location = CGPoint(x: 100, y: 300)
    host.handle([.pointer(PointerSample(time: time, phase: phase, location: location))])
    frame()
  }

  /// Scrolls through rows in two seconds. Returns the cost of each frame in milliseconds, sorted.
  func fling(rows: Int) -> [Double] {
    scroll(to: 0)
    rest()
    let clock = ContinuousClock()
    return (0..<120).map { number in
      clock.measure {
        fling(frame: number, of: 120, rows: rows)
        frame()
      } / .milliseconds(1)
    }.sorted()
  }
}

private final class ViewListPlayer: ListPlayer {
  private let model = ListBenchModel()

  init(_ kind: ListBenchKind, rows: Int, _ size: CGSize) {
    model.items = Array(0..<rows)
    super.init(ListBenchScene(isList: kind == .list, model: model), size)
  }

  override func insert() { model.insert() }

  override func scroll(to row: Int) { model.scroll(to: row) }

  override func fling(frame: Int, of count: Int, rows: Int) {
    guard frame == 0 else { return }
    withAnimation(.linear(duration: 2)) { model.scroll(to: rows - 1) }
  }
}

private final class TablePlayer: ListPlayer {
  private let controller: TableBenchController

  init(_ kind: ListBenchKind, rows: Int, _ size: CGSize) {
    controller = TableBenchController(usesTable: kind == .table, rows: rows)
    super.init(_rootView(controller), size)
  }

  override func insert() { controller.insert() }

  override func scroll(to row: Int) { controller.scroll(to: row) }

  override func fling(frame: Int, of count: Int, rows: Int) {
    controller.scroll(to: Double(frame + 1) / Double(count), of: rows)
  }
}

@Observable
private final class ListBenchModel {
  var items: [Int] = []
  @ObservationIgnored var proxy: ScrollViewProxy?

  func scroll(to item: Int) {
    proxy?.scrollTo(item, anchor: .top)
  }

  func insert() {
    withAnimation { items.insert(-items.count, at: 0) }
  }
}

private struct ListBenchScene: View {
  let isList: Bool
  let model: ListBenchModel

  var body: some View {
    ScrollViewReader { proxy in
      if isList {
        List(model.items, id: \.self) { ListBenchRow(item: $0) }
          .onAppear { model.proxy = proxy }
      } else {
        ScrollView { LazyVStack { ForEach(model.items, id: \.self) { ListBenchRow(item: $0) } } }
          .onAppear { model.proxy = proxy }
      }
    }
  }
}

private struct ListBenchRow: View {
  let item: Int
  @State private var isMarked = false

  var body: some View {
    HStack {
      Image(systemName: isMarked ? "star.fill" : "star").foregroundStyle(.yellow)
      VStack(alignment: .leading) {
        Text("Row \(item)").font(.headline)
        Text("The detail of row \(item)").font(.subheadline)
      }
      Spacer()
    }
    .onTapGesture { isMarked.toggle() }
  }
}
