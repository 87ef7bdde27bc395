// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Text

/// The cost of a view tree: the median CPU time of each kind of frame in seconds.
struct TreeCost {
  private let tree: Tree
  /// The time for which each kind of frame is measured, in seconds.
  private let seconds: Double
  private let text = PangoTextEngine()
  /// The number of items in its display list.
  private(set) var items = 0
  /// The first frame: creating the views, layout, and the display list.
  private(set) var creation = 0.0
  /// A frame after the window has been resized.
  private(set) var layout = 0.0
  /// A frame of a drag of a card that owns its offset.
  private(set) var drag = 0.0
  /// A frame of a drag if the view around the whole tree owns the offset.
  private(set) var outerDrag = 0.0
  /// A frame that switches between light and dark.
  private(set) var appearance = 0.0
  /// The numbers of elements that a full layout measures and arranges.
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
      // A size that is not in the layout caches.
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
    outerDrag = dragging(makeHost(ownsOffset: true))
  }

  private func makeHost(ownsOffset: Bool = false) -> ViewHost {
    ViewHost(
      TreeScene(tree: tree, ownsOffset: ownsOffset), size: CGSize(width: 1280, height: 800),
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

  /// The median duration in CPU time of this thread, so that other programs do not affect the
  /// result.
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
