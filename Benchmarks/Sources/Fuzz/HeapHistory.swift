// Part of Snapback, under the MIT licence; see LICENSE.

import CHeapUsage
import InterfaceTesting

/// The memory in use during a run, measured while no view exists, or nothing moves.
struct HeapHistory {
  private var samples: [Int] = []
  /// The number of samples after which the same views are measured again.
  private let period: Int

  init(period: Int) {
    self.period = period
  }

  mutating func sample() {
    samples.append(heap_bytes_in_use())
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
