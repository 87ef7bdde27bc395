// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// Checks and renders every file of `Tests/SwiftUISources`.
@Suite(.serialized) struct SwiftUISourcesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "SwiftUISources").path()
  private static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted()

  @Test func `all files compile without missing names`() throws {
    #expect(Self.names.count >= 40)
    let checked = try ProgramRun(
      compiling: ["check"] + Self.names, in: Self.folder)
    // Deprecation warnings are allowed.
    #expect(!checked.errorOutput.contains(": error: "))
    #expect(
      checked.lines.filter { $0.contains(": missing: ") || $0.contains(": error: ") } == [])
    #expect(checked.lines.last == "\(Self.names.count) of \(Self.names.count) files compile")
  }

  /// Two at a time, since compiling dominates.
  @Test func `each file renders`() async throws {
    let failures = await withTaskGroup(of: String?.self) { group in
      var remaining = Self.names[...]
      var found: [String] = []
      func addNext() {
        guard let name = remaining.popFirst() else { return }
        group.addTask { await Self.render(name) }
      }
      addNext()
      addNext()
      while let failure = await group.next() {
        if let failure { found.append(failure) }
        addNext()
      }
      return found
    }
    #expect(failures.sorted() == [])
  }

  /// Returns a description of a failure to compile or render a file; nil on success.
  @concurrent private static func render(_ name: String) async -> String? {
    do {
      var failure: String?
      try inFolder { outputFolder in
        let rendered = try ProgramRun(
          compiling: ["render", name, "-o", outputFolder + "/a.png"], in: folder)
        let size = FileManager.default.contents(atPath: outputFolder + "/a.png")?.count ?? 0
        // A single-color image is smaller than 2000 bytes.
        if rendered.status != 0 || rendered.errorOutput.contains("error: ") || size < 2000 {
          failure = "\(name): status \(rendered.status), \(size) bytes, \(rendered.errorOutput)"
        }
      }
      return failure
    } catch {
      return "\(name): \(error)"
    }
  }
}
