// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Text

/// What a tree costs: the median of each kind of frame, in seconds.
struct TreeCost {
  private let tree: Tree
  /// How long each kind of frame is run.
  private let seconds: Double
  private let text = PangoTextEngine()
  /// The items of its display list.
  private(set) var items = 0
  /// To make the views, lay them out, and write their list.
  private(set) var creation = 0.0
  /// The same with views that are there and a window of another size.
  private(set) var layout = 0.0
  /// A frame in which a hand moves a card that keeps its own offset.
  private(set) var drag = 0.0
  /// A frame in which the view around the whole tree keeps it.
  private(set) var outerDrag = 0.0
  /// A frame that turns from light to dark.
  private(set) var appearance = 0.0
  /// What a full layout measures and arranges.
  private(set) var measured = 0
  private(set) var arranged = 0

  init(_ tree: Tree, seconds: Double) {
    self.tree = tree
    self.seconds = seconds
  }

  mutating func measure() {
    creation = median { _ in _ = makeHost().frame(at: 0) }
    let host = makeHost()
    items = host.frame(at: 0).items.count
    layout = median { number in
      // Another one than any that is still remembered.
      let size = CGSize(width: 1280 + Double(number % 50), height: 800 + Double(number % 50))
      host.handle([.resize(time: 0, size: size, scale: 1)])
      _ = host.frame(at: 0)
    }
    measured = host.counters.measured
    arranged = host.counters.arranged
    appearance = median { number in
      host.colorScheme = number % 2 == 0 ? .dark : .light
      _ = host.frame(at: 0)
    }
    drag = dragging(makeHost())
    outerDrag = dragging(makeHost(isOneBody: true))
  }

  private func makeHost(isOneBody: Bool = false) -> ViewHost {
    ViewHost(
      TreeScene(tree: tree, isOneBody: isOneBody), size: CGSize(width: 1280, height: 800),
      resources: Resources(text: text, assets: PlainAssets()))
  }

  private func dragging(_ host: ViewHost) -> Double {
    _ = host.frame(at: 0)
    var time = 0.0
    func send(_ phase: PointerSample.Phase, _ x: Double) {
      time += 1.0 / 60
      host.handle([
        .pointer(PointerSample(time: time, phase: phase, location: CGPoint(x: x, y: 30)))
      ])
      _ = host.frame(at: time)
    }
    send(.down, 30)
    return median { send(.move, Double(31 + $0 % 100)) }
  }

  /// In seconds of this thread, so that whatever else the machine does falls on nobody.
  private func median(_ frame: (Int) -> Void) -> Double {
    var times: [Double] = []
    let start = Self.now
    while times.count < 7 || Self.now - start < seconds {
      let before = Self.now
      frame(times.count)
      times.append(Self.now - before)
    }
    return times.sorted()[times.count / 2]
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
