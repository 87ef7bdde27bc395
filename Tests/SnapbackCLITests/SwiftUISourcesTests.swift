// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// Checks and renders every file of `Tests/SwiftUISources`: single-file sources as published for iOS.
@Suite(.serialized) struct SwiftUISourcesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "SwiftUISources").path()
  private static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted()

  /// The files that use names which are missing, with these names: lines of `FILE: names` in `unsupported.txt`.
  private static let unsupported: [String: String] = {
    let text = (try? String(contentsOfFile: folder + "/unsupported.txt", encoding: .utf8)) ?? ""
    let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, !line.hasPrefix("#") else { return nil }
      return (String(parts[0]), parts[1].trimmingCharacters(in: .whitespaces))
    }
    return Dictionary(pairs) { one, _ in one }
  }()

  /// Every fifth of the supported files, as rendering compiles all of them anyway.
  @Test func `check finds missing names in exactly the files listed as unsupported`() throws {
    #expect(Self.names.count >= 150)
    #expect(Self.unsupported.keys.filter { !Self.names.contains($0) } == [])
    let supported = Self.names.filter { Self.unsupported[$0] == nil }
    let samples = stride(from: 0, to: supported.count, by: 5).map { supported[$0] }
    // A file that compiles now is removed from the list.
    #expect(try Self.refused(Self.unsupported.keys.sorted()) == Self.unsupported.keys.sorted())
    #expect(try Self.refused(samples) == [])
  }

  /// Returns the names of the files that `snapback check` says do not compile.
  private static func refused(_ files: [String]) throws -> [String] {
    guard !files.isEmpty else { return [] }
    let checked = try ProgramRun(compiling: ["check"] + files, in: folder)
    // Deprecation warnings are allowed.
    return files.filter { name in
      !checked.lines.contains { $0.hasPrefix(name + ": ") && $0.hasSuffix("; compiles") }
    }
  }

  /// Two at a time, since compiling dominates.
  @Test func `each supported file renders`() async throws {
    let failures = await withTaskGroup(of: String?.self) { group in
      var remaining = Self.names.filter { Self.unsupported[$0] == nil }[...]
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
