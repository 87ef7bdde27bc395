// Part of Snapback, under the MIT licence; see LICENSE.

import CHeapUsage

/// The memory in use during a run, measured while no view exists, or nothing moves.
struct HeapHistory {
  private var samples: [Int] = []

  /// The growth that counts as a leak, in bytes over the last third of the run.
  private static let limit = 2_000_000

  mutating func sample() {
    samples.append(heap_bytes_in_use())
  }

  /// The bytes in use at the end of each tenth of the run.
  var tenths: [Int] {
    guard samples.count >= 10 else { return samples }
    return (1...10).map { samples[samples.count * $0 / 10 - 1] }
  }

  /// A sentence if the memory grows steadily in the last third: if the line through the samples
  /// rises by more than 2 MB. Nil if it does not, and with less than 12 samples.
  var fault: String? {
    let last = samples.suffix(samples.count / 3)
    guard last.count >= 4 else { return nil }
    let mean = Double(last.reduce(0, +)) / Double(last.count)
    let middle = Double(last.count - 1) / 2
    var (covariance, variance) = (0.0, 0.0)
    for (index, value) in last.enumerated() {
      let x = Double(index) - middle
      covariance += x * (Double(value) - mean)
      variance += x * x
    }
    let growth = covariance / variance * Double(last.count)
    guard growth > Double(Self.limit) else { return nil }
    return "the memory in use grows by \(Int(growth)) bytes in the last third of the run"
  }
}
