// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSystem
import Glibc

/// How many processors this process may use: those it may run on, or fewer where its group of
/// processes has a quota of time. At least 1.
///
/// Foundation's answer is the same, but costs a megabyte of its code in memory.
package enum ProcessorCount {
  package static let available: Int = max(
    1, min(Int(csystem_processors()), quota("/sys/fs/cgroup/cpu.max")))

  /// The quota in such a file, `150000 100000` or `max 100000`, in whole processors; as many as there
  /// can be where there is none.
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
