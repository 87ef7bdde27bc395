// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import Snapback

/// Measures lists of a hundred and of a hundred thousand rows, without drawing their pixels. Each row
/// is a symbol, two texts and a spacer.
struct ListBench {
  private static let size = CGSize(width: 390, height: 844)
  private static let counts = (few: 100, many: 100_000)

  func run() -> [BenchResult.List] {
    [ListBenchScene.Kind.stack, .list].map { kind in
      var result = BenchResult.List(name: kind.rawValue)
      // Symbols and fonts are loaded once.
      _ = ListPlayer(kind, rows: Self.counts.few, Self.size)
      result.few = measure(kind, rows: Self.counts.few)
      result.many = measure(kind, rows: Self.counts.many)
      return result
    }
  }

  private func measure(_ kind: ListBenchScene.Kind, rows: Int) -> BenchResult.List.Costs {
    var costs = BenchResult.List.Costs()
    costs.firstFrameMilliseconds = fastest(5) {
      milliseconds { _ = ListPlayer(kind, rows: rows, Self.size) }
    }
    let before = AllocatedMemory.bytes
    let player = ListPlayer(kind, rows: rows, Self.size)
    costs.megabytes = Double(AllocatedMemory.bytes - before) / 1_048_576
    costs.tapMilliseconds = fastest(10) {
      player.send(.down)
      return milliseconds { player.send(.up) }
    }
    costs.insertMilliseconds = fastest(5) {
      let cost = milliseconds {
        player.model.insert()
        player.frame()
      }
      player.rest()
      return cost
    }
    let frames = player.fling(rows: min(rows, 20_000))
    costs.flingMedianMilliseconds = frames[frames.count / 2]
    costs.flingSlowMilliseconds = frames[min(frames.count - 1, frames.count * 99 / 100)]
    costs.scrollMilliseconds = fastest(3) {
      player.model.scroll(to: 0)
      player.rest()
      return milliseconds {
        player.model.scroll(to: rows - 1)
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

/// Plays input to a list with a virtual clock.
private final class ListPlayer {
  let model = ListBenchModel()
  private let host: ViewHost
  private var time = 0.0

  init(_ kind: ListBenchScene.Kind, rows: Int, _ size: CGSize) {
    model.items = Array(0..<rows)
    host = ViewHost(ListBenchScene(kind: kind, model: model), size: size, resources: .standard)
    _ = host.frame(at: 0)
  }

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
    model.scroll(to: 0)
    rest()
    withAnimation(.linear(duration: 2)) { model.scroll(to: rows - 1) }
    let clock = ContinuousClock()
    return (0..<120).map { _ in clock.measure { frame() } / .milliseconds(1) }.sorted()
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
  enum Kind: String {
    case stack = "LazyVStack"
    case list = "List"
  }

  let kind: Kind
  let model: ListBenchModel

  var body: some View {
    ScrollViewReader { proxy in
      switch kind {
      case .stack:
        ScrollView { LazyVStack { ForEach(model.items, id: \.self) { ListBenchRow(item: $0) } } }
          .onAppear { model.proxy = proxy }
      case .list:
        List(model.items, id: \.self) { ListBenchRow(item: $0) }
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
