// Part of Snapback, under the MIT licence; see LICENSE.

import CSystem
import Foundation
import SDLBackend
import Testing

@Suite struct ProcessorCountTests {
  @Test func `the processors are counted`() {
    #expect(csystem_processor_count() == ProcessInfo.processInfo.processorCount)
    #expect(ProcessorCount.available >= 1)
  }

  @Test(
    arguments: [
      ("max 100000\n", Int.max), ("150000 100000\n", 2), ("200000 100000\n", 2), ("5 100000\n", 1),
      ("0 100000\n", .max), ("", .max), ("nonsense", .max), ("1 0", .max), ("nan 1", .max),
    ])
  func `a quota of processor time is rounded up to processors`(text: String, processors: Int) throws
  {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(ProcessorCount.quota(file.path) == processors)
  }

  @Test func `without a file there is no quota`() {
    #expect(ProcessorCount.quota("/nonexistent") == .max)
  }
}
