// Part of Snapback, under the MIT licence; see LICENSE.

import Compatibility
import Foundation
import Testing

/// The table against the sources and the document. `RECORD_SNAPSHOTS=1` writes both anew.
@Suite struct CompatibilityTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let isRecording =
    ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"

  private typealias Declaration = DeclarationScanner.Declaration

  /// The family of every file with public names.
  private static func sources() throws -> [(family: String, text: String)] {
    var found: [(String, String)] = []
    for module in ["Interface", "Motion", "Drawing", "Combine"] {
      let folder = root.appending(path: "Sources/" + module)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      for path in paths.sorted() where path.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        let part = path.split(separator: "/").dropLast().first.map(String.init)
        found.append((module == "Interface" ? part ?? module : module, text))
      }
    }
    return found
  }

  /// The lines of the table as the sources have it.
  private static func scannedTable() throws -> String {
    var all = DeclarationScanner()
    var families: [Declaration: String] = [:]
    for (family, text) in try sources() {
      let before = all.declarations
      all.scan(text)
      for declaration in all.declarations.subtracting(before) { families[declaration] = family }
    }
    var lines: [String: [String]] = [:]
    for declaration in all.found {
      let family = families[declaration] ?? "-"
      lines["\(family) \(declaration.owner ?? "-")", default: []].append(declaration.name)
    }
    return lines.sorted { $0.key < $1.key }.flatMap { wrapped($0.key, $0.value.sorted()) }
      .joined(separator: "\n")
  }

  private static func wrapped(_ head: String, _ names: [String]) -> [String] {
    var lines: [String] = []
    var line = head
    for name in names {
      if line.count + name.count + 1 > 90, line != head {
        lines.append(line)
        line = head
      }
      line += " " + name
    }
    return lines + [line]
  }

  @Test func `every public declaration is in the table, and everything in the table is declared`()
    throws
  {
    let scanned = try Self.scannedTable()
    let file = Self.root.appending(path: "Sources/Compatibility/Declarations+Generated.swift")
    if Self.isRecording {
      let head = """
        // Part of Snapback, under the MIT licence; see LICENSE.

        extension Compatibility {
          /// A line has a family, an owner or a dash, and names.
          static let declarationTable = \"\"\"

        """
      let body = scanned.split(separator: "\n").map { "    " + $0 + "\n" }.joined()
      try Data((head + body + "    \"\"\"\n}\n").utf8).write(to: file)
      return
    }
    func names(_ table: String) -> Set<String> {
      Set(
        table.split(separator: "\n").flatMap { line in
          let words = line.split(separator: " ")
          return words.dropFirst(2).map { "\(words[0]) \(words[1]) \($0)" }
        })
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    let table = text.split(separator: "\n").filter { $0.hasPrefix("    ") && !$0.contains("\"") }
      .joined(separator: "\n")
    let (own, others) = (names(table), names(scanned))
    #expect(others.subtracting(own).sorted() == [], "record the table anew: RECORD_SNAPSHOTS=1")
    #expect(own.subtracting(others).sorted() == [], "record the table anew: RECORD_SNAPSHOTS=1")
    #expect(own.count == Compatibility.declared.count)
  }

  @Test(.enabled(if: !isRecording)) func `what differs is declared`() {
    let declared = Set(Compatibility.declared.map(\.qualified))
    #expect(Compatibility.differenceNames.filter { !declared.contains($0) } == [])
  }

  @Test(.enabled(if: !isRecording)) func `what is missing is not declared`() {
    let declared = Set(Compatibility.declared.map(\.qualified))
    #expect(Compatibility.missing.map(\.qualified).filter(declared.contains) == [])
  }

  @Test func `the document is what the table makes of it`() throws {
    let file = Self.root.appending(path: "docs/compatibility.md")
    if Self.isRecording {
      let declared = Compatibility.declared(in: try Self.scannedTable())
      try Data(Compatibility.document(of: declared).utf8).write(to: file)
      return
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == Compatibility.document(), "record the document anew: RECORD_SNAPSHOTS=1")
  }

  @Test func `a source's public names are found, and nothing else`() {
    var scanner = DeclarationScanner()
    scanner.scan(
      """
      /// public func commented() {}
      public struct Card<V: View>: View where V: Sendable {
        public let title: String
        var hidden = 1
        public init(_ action: @escaping () -> Void = {}) { public struct No {} }
        public static func make(_ s: String = "public func quoted() {") -> Card { fatalError() }
        public enum Side { case left, right(Int), both(a: Int, b: Int)
          case none }
        public func _resolve() {}
      }
      struct Inner { public var x = 1 }
      extension Inner { public var y: Int { 1 } }
      extension View { public func card() -> some View { self } }
      public protocol Sided { var side: Int { get }; func turn() }
      """)
    let names = scanner.found.map { [$0.owner, $0.name].compactMap { $0 }.joined(separator: ".") }
    #expect(
      Set(names) == [
        "Card", "Card.title", "Card.make", "Card.Side", "Card.Side.left", "Card.Side.right",
        "Card.Side.both", "Card.Side.none", "View.card", "Sided", "Sided.side", "Sided.turn",
      ])
  }
}
