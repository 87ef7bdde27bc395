// Part of Snapback, under the MIT licence; see LICENSE.

import CSystem
import Foundation
import SDLBackend
import Testing

@Suite struct RestingMemoryTests {
  /// How often memory was given back, and what the window was told to wait, at times it rests.
  private static func play(_ rests: [Double?]) -> (given: [Double], waits: [Double]) {
    var (given, waits) = ([Double](), [Double]())
    var count = 0
    var memory = RestingMemory { count += 1 }
    for rest in rests {
      guard let rest else {
        memory.stir()
        continue
      }
      let before = count
      waits.append(memory.rest(at: rest))
      if count > before { given.append(rest) }
    }
    return (given, waits)
  }

  @Test func `half a second after the first frames it is given back, once`() {
    let (given, waits) = Self.play([nil, 1, 1.25, 1.5, 2, 60])
    #expect(given == [1.5])
    #expect(waits == [0.5, 0.25, .infinity, .infinity, .infinity])
  }

  @Test func `a frame puts it off`() {
    #expect(Self.play([nil, 1, nil, 1.6, 2]).given == [])
    #expect(Self.play([nil, 1, nil, 1.6, 2.125]).given == [2.125])
  }

  @Test func `after later frames it waits for five seconds of rest`() {
    let (given, waits) = Self.play([nil, 1, 1.5, nil, 2, 6, nil, 8, 13])
    #expect(given == [1.5, 13])
    #expect(waits == [0.5, .infinity, 5, 1, 5, .infinity])
  }

  @Test func `what is given back comes again`() throws {
    func resident() throws -> Int {
      let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("RssFile:") })
      return try #require(line.split(separator: " ").compactMap { Int($0) }.first)
    }
    let before = try resident()
    csystem_give_back_memory()
    #expect(try resident() < before)
    // Code, constants and data of this program and of its libraries are as they were.
    #expect(Date(timeIntervalSince1970: 0).description == "1970-01-01 00:00:00 +0000")
    #expect(String(format: "%.3f", 1.5) == "1.500")
  }

  @Test func `the processors are counted`() {
    #expect(csystem_processors() == ProcessInfo.processInfo.processorCount)
    #expect(ProcessorCount.available >= 1)
  }

  @Test(
    arguments: [
      ("max 100000\n", Int.max), ("150000 100000\n", 2), ("200000 100000\n", 2), ("5 100000\n", 1),
      ("0 100000\n", .max), ("", .max), ("nonsense", .max), ("1 0", .max), ("nan 1", .max),
    ])
  func `a quota of time is rounded up to processors`(text: String, processors: Int) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(ProcessorCount.quota(file.path) == processors)
  }

  @Test func `without a file there is no quota`() {
    #expect(ProcessorCount.quota("/nonexistent") == .max)
  }
}
