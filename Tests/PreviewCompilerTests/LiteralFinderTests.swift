// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Testing

/// The limits of the search for literals, with a parser that does not answer.
struct LiteralFinderTests {
  @Test func `no further file is parsed once a call has taken its time`() throws {
    let finder = try #require(
      LiteralFinder(program: "/bin/sleep", arguments: ["600"], environment: [:]))
    let files = (0..<50).map { number in
      SourceFile(path: "/\(number).swift", bytes: Array("let a = \(number)".utf8))
    }
    // The first answer is awaited for as long as the whole call may take.
    let found = finder.finding(files, within: 0.01, total: 0)
    #expect(finder.requestCount == 1)
    #expect(found.map(\.path) == files.map(\.path) && found.allSatisfy { $0.literals.isEmpty })
    _ = finder.finding(files, within: 0.01, total: 0)
    #expect(finder.requestCount == 2)
  }
}
