// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// Every file of `Tests/SwiftUISources`, as a stranger would try it.
@Suite(.serialized) struct SwiftUISourcesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "SwiftUISources").path()
  private static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted()

  @Test func `all of them compile, and miss no name`() throws {
    #expect(Self.names.count >= 40)
    let checked = try RunningProgram(
      compiling: ["check"] + Self.names, in: Self.folder)
    // Old spellings are warned of, as they are elsewhere.
    #expect(!checked.complaint.contains(": error: "))
    #expect(
      checked.lines.filter { $0.contains(": missing: ") || $0.contains(": error: ") } == [])
    #expect(checked.lines.last == "\(Self.names.count) of \(Self.names.count) files compile")
  }

  /// Two at a time, as compiling is most of it.
  @Test func `each is drawn`() async throws {
    let complaints = await withTaskGroup(of: String?.self) { group in
      var waiting = Self.names[...]
      var found: [String] = []
      func addNext() {
        guard let name = waiting.popFirst() else { return }
        group.addTask { await Self.draw(name) }
      }
      addNext()
      addNext()
      while let complaint = await group.next() {
        if let complaint { found.append(complaint) }
        addNext()
      }
      return found
    }
    #expect(complaints.sorted() == [])
  }

  /// What is wrong with a file, and with its picture; nil where nothing is.
  @concurrent private static func draw(_ name: String) async -> String? {
    do {
      var complaint: String?
      try inFolder { place in
        let drawn = try RunningProgram(
          compiling: ["render", name, "-o", place + "/a.png"], in: folder)
        let size = FileManager.default.contents(atPath: place + "/a.png")?.count ?? 0
        // A picture of one colour is smaller.
        if drawn.status != 0 || drawn.complaint.contains("error: ") || size < 2000 {
          complaint = "\(name): status \(drawn.status), \(size) bytes, \(drawn.complaint)"
        }
      }
      return complaint
    } catch {
      return "\(name): \(error)"
    }
  }
}
