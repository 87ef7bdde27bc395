// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Testing

@Suite struct PlatformConditionTests {
  private func compiled(_ text: String, _ platform: SourcePlatform = .ios) -> String {
    let file = SourceFile(path: "/x/A.swift", bytes: Array(text.utf8))
    let bytes = file.instrumented(number: 0, showing: .nothing, platform: platform)
    let compiled = String(decoding: bytes, as: UTF8.self)
    return compiled.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .joined(separator: "\n")
  }

  @Test(arguments: [
    ("#if os(iOS)", "#if true   "),
    ("  #if os(macOS) // os(iOS)", "  #if false     // os(iOS)"),
    ("#if !os(Linux) && DEBUG", "#if !false     && DEBUG"),
    ("#if (os(iOS)||os( tvOS )) && swift(>=5.9)", "#if (true   ||false     ) && swift(>=5.9)"),
    ("#if DEBUG\n#elseif os(watchOS)\n#endif", "#if DEBUG\n#elseif false      \n#endif"),
    ("#if os(iOS) ||\n  os(macOS)\nlet a = 1", "#if true    ||\n  false    \nlet a = 1"),
    ("#if os(macOS)\n  || os(iOS)", "#if false    \n  || true   "),
    ("#if targetEnvironment(simulator)", "#if true                        "),
    ("#if canImport(UIKit)", "#if true            "),
    ("#if /* os(iOS) */ os(visionOS)", "#if /* os(iOS) */ false       "),
  ])
  func `a condition on the platform has its value on a phone`(text: String, expected: String) {
    #expect(compiled(text) == expected)
    #expect(compiled(text, .linux) == text)
  }

  @Test(arguments: ["!", "(", "!(", "(!"])
  func `a condition with very many operators and parentheses is left to the compiler`(part: String)
  {
    let text = "#if " + String(repeating: part, count: 100_000) + "A"
    #expect(compiled(text) == text)
  }

  @Test(arguments: [
    "#if canImport(Combine)", "#if arch(x86_64)", "#if targetEnvironment(macCatalyst)",
    "// #if os(iOS)", "/*\n#if os(iOS)\n*/", "let a = \"\"\"\n#if os(iOS)\n\"\"\"",
    "let a = \"#if os(iOS)\"", "func os(_ a: Int) {}\nos(iOS)", "#if DEBUG\nos(iOS)",
    "#available(iOS 17, *)",
  ])
  func `nothing else changes`(text: String) {
    #expect(compiled(text) == text)
  }

  @Test(arguments: [
    ("import Foundation\n", ["import Combine"]),
    ("import Foundation\nimport Combine\n", []),
    ("import CoreFoundation\n", ["import Foundation"]),
    ("import CoreFoundation\nimport SwiftUI\n", []),
    ("import SwiftUI\n", []),
    ("import SwiftUI\nlet a = URLSession.shared", ["import FoundationNetworking"]),
    (
      "import Foundation\nlet a: HTTPURLResponse? = nil",
      ["import Combine", "import FoundationNetworking"]
    ),
    ("import SwiftUI\nlet a: URL? = nil // URLSession", []),
    ("import FoundationNetworking\nimport Foundation\nimport Combine\nlet a: URLRequest", []),
  ])
  func `modules that Foundation contains on Apple's systems are imported`(
    text: String, imports: [String]
  ) {
    let file = SourceFile(path: "/x/A.swift", bytes: Array(text.utf8))
    let bytes = file.instrumented(number: 0, showing: .nothing)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(Array(lines.prefix { !$0.hasPrefix("#sourceLocation") }) == imports)
  }
}
