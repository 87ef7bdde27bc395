// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import Raster
import Snapback

/// Measures creating, laying out, dragging in and rasterizing a tree of two thousand visible views.
///
/// Each value is the minimum of many frames.
struct ViewBench {
  private let canvas: BenchCanvas
  /// The number of frames of which the fastest counts.
  private static let repetitions = 30
  private static let size = CGSize(width: Bench.width, height: Bench.height)

  init(_ canvas: BenchCanvas) {
    self.canvas = canvas
  }

  func run() -> BenchResult.Views {
    var result = BenchResult.Views()
    var hosts: [ViewHost] = []
    result.creationMilliseconds = fastest { _ in
      let host = makeHost()
      _ = host.frame(at: 0)
      hosts.append(host)
    }
    result.releaseMilliseconds = fastest { _ in hosts.removeLast() }
    let host = makeHost()
    let list = host.frame(at: 0)
    result.items = list.items.count
    let renderer = Renderer()
    result.rasterMilliseconds =
      canvas.fastest { renderer.draw(list, scale: 1, into: $0) } * 1000
    result.layoutMilliseconds = fastest { number in
      // A new size each time, so that no layout cache applies.
      let size = CGSize(
        width: Self.size.width - Double(number), height: Self.size.height - Double(number))
      host.handle([.resize(time: 0, size: size, scale: 1)])
      _ = host.frame(at: 0)
    }
    result.dragMilliseconds = drag()
    return result
  }

  private func makeHost() -> ViewHost {
    ViewHost(ViewBenchScene(), size: Self.size, resources: .standard)
  }

  private func drag() -> Double {
    let host = makeHost()
    var time = 0.0
    func send(_ phase: PointerSample.Phase, _ x: Double) {
      time += 1.0 / 60
      host.handle([
        .pointer(PointerSample(time: time, phase: phase, location: CGPoint(x: x, y: 30)))
      ])
      _ = host.frame(at: time)
    }
    _ = host.frame(at: 0)
    send(.down, 30)
    return fastest { send(.move, 31 + Double($0)) }
  }

  private func fastest(_ frame: (Int) -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<Self.repetitions).map { number in
      clock.measure { frame(number) } / .milliseconds(1)
    }
    return times.min() ?? 0
  }
}

/// A thousand cells of two shapes each, and a draggable card over them.
private struct ViewBenchScene: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      VStack(spacing: 2) {
        ForEach(0..<25, id: \.self) { _ in
          HStack(spacing: 2) {
            ForEach(0..<40, id: \.self) { _ in
              ZStack {
                RoundedRectangle(cornerRadius: 4).fill(Color.gray)
                Circle().fill(Color.blue).padding(4)
              }
            }
          }
        }
      }
      ViewBenchCard()
    }
  }
}

private struct ViewBenchCard: View {
  @State private var offset = CGSize.zero

  var body: some View {
    Color.red.frame(width: 60, height: 60).offset(offset)
      .gesture(DragGesture(minimumDistance: 0).onChanged { offset = $0.translation })
  }
}
