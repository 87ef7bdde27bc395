// Part of Snapback, under the MIT licence; see LICENSE.

import CHeapUsage
import InterfaceTesting

/// The memory in use during a run, measured while no view exists, or nothing moves.
struct HeapHistory {
  private var samples: [Int] = []
  /// The view before each sample.
  private var views: [String] = []
  /// The number of samples after which the same views are measured again.
  private let period: Int

  init(period: Int) {
    self.period = period
  }

  /// Measures after a session, or a part of one, of a view.
  mutating func sample(after view: String) {
    samples.append(heap_bytes_in_use())
    views.append(view)
  }

  /// What the sessions of each view have added in the second half of the run, in bytes; the views that
  /// have added most first.
  var growthByView: [(view: String, bytes: Int)] {
    var bytes: [String: Int] = [:]
    for index in max(1, samples.count / 2)..<max(1, samples.count) {
      bytes[views[index], default: 0] += samples[index] - samples[index - 1]
    }
    return bytes.map { (view: $0.key, bytes: $0.value) }.sorted {
      ($0.bytes, $1.view) > ($1.bytes, $0.view)
    }
  }

  /// The bytes in use at the end of each tenth of the run.
  var tenths: [Int] {
    guard samples.count >= 10 else { return samples }
    return (1...10).map { samples[samples.count * $0 / 10 - 1] }
  }

  /// Whether the run is long enough to find growth.
  var isLongEnough: Bool { samples.count / 4 >= period }

  /// A sentence if the memory grows; nil otherwise.
  var fault: String? {
    MemoryGrowth.bytes(in: samples, period: period).map {
      "the memory in use grows by \($0) bytes in the second half of the run"
    }
  }
}
