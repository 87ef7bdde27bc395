// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSystem
import Glibc

/// The number of processors that this process may use: those of its affinity mask, or fewer where
/// its control group has a quota of processor time. At least 1.
///
/// Foundation's `activeProcessorCount` has the same value, but loads a megabyte of its code.
package enum ProcessorCount {
  package static let available: Int = max(
    1, min(Int(csystem_processor_count()), quota("/sys/fs/cgroup/cpu.max")))

  /// Returns the quota in a `cpu.max` file (`150000 100000`, or `max 100000` for none), rounded up
  /// to whole processors; `Int.max` if there is none, or the file cannot be read.
  package static func quota(_ path: String) -> Int {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return .max }
    defer { close(file) }
    let text = withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { bytes in
      String(decoding: bytes.prefix(max(0, read(file, bytes.baseAddress, 64))), as: UTF8.self)
    }
    let numbers = text.split { $0 == " " || $0 == "\n" }.map { Double($0) ?? .infinity }
    guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0, numbers[0] < .infinity else {
      return .max
    }
    return Int(exactly: (numbers[0] / numbers[1]).rounded(.up)) ?? .max
  }
}
