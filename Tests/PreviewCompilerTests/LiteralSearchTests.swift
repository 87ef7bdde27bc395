// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Testing

/// The literals of a source that are read from a table.
struct LiteralSearchTests {
  private static let parser = try? SourceKit(
    library: Toolchain(environment: ProcessInfo.processInfo.environment).parser)

  /// The literals of a source that are found.
  private func found(_ source: String) throws -> [String] {
    let parser = try #require(Self.parser)
    let literals = try #require(parser.literals(in: source))
    let bytes = Array(source.utf8)
    return literals.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
  }

  @Test func `literals in bodies, and initial values of instances, are found`() throws {
    let source = """
      import SwiftUI
      struct Card: View {
        var size: CGFloat = 20
        let é = [1.5, 2]
        var body: some View {
          Text("Hi").frame(width: -20, height: size * 0.5 - 3).disabled(true)
            .foregroundStyle(Color(red: 1, green: 0.25, blue: 0.75))
            .onTapGesture { withAnimation(.spring(duration: 0.4)) { x = 0.7 } }
          ForEach(0..<5) { i in Text("\\(i)") }
        }
        static var computed: Int { 7 }
      }
      #Preview { Card().padding(30) }
      """
    #expect(
      try found(source) == [
        "20", "1.5", "2", "\"Hi\"", "-20", "0.5", "3", "true", "1", "0.25", "0.75", "0.4", "0.7",
        "0", "5", "7", "30",
      ])
  }

  @Test(arguments: [
    "enum Kind: Int { case a = 3 }",
    "let global = 3.0",
    "struct A { static let z = 4.0; @State var s = 0.5 }",
    "func f(_ x: Int) { switch x { case 3: break; case 4...5: break; default: break } }",
    "func f(_ x: Int) { if case 3 = x {} }",
    "func f() { if #available(iOS 17, *) {} }",
    "func f() { let x: InlineArray<3, Int> }",
    "func f(_ pair: (Int, Int)) { use(pair.0) }",
    "func f() { while true {} }",
    "func f() { let a = 0x1F, b = 1e5, c = 1_000 }",
    "func f() { let a = \"a\\nb\", b = #\"c\"#, c = \"\\(x)\" }",
    "func f(_ x: Int = 3) {}",
    "@available(iOS 17, *) func f() {}",
  ])
  func `literals that must stay literals, or run once, are not found`(source: String) throws {
    #expect(try found(source) == [])
  }
}
