// Part of Snapback, under the MIT licence; see LICENSE.

import Compatibility
import Foundation
import Testing

/// Compares the table of names with the sources and the document. `RECORD_SNAPSHOTS=1` writes both
/// again.
@Suite struct CompatibilityTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let isRecording =
    ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"

  private typealias Declaration = DeclarationScanner.Declaration

  /// Modules whose folders are the families of their names.
  private static let modulesByFolder = [
    "ViewCore", "Views", "Scrolling", "Controls", "CompoundControls", "Navigation", "Interface",
  ]
  /// Modules whose names form one family each.
  private static let otherModules = [
    "Motion", "Drawing", "Combine", "UIKitViews", "UIKitMenus", "UIKitControls", "Storyboards",
    "UIKitContainers", "UIKitDynamics",
  ]

  /// The sources with public names, with their families.
  private static func sources() throws -> [(family: String, text: String)] {
    var found: [(String, String)] = []
    for module in modulesByFolder + otherModules {
      let folder = root.appending(path: "Sources/" + module)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      for path in paths.sorted() where path.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        let part = path.split(separator: "/").dropLast().first.map(String.init)
        let family = module.hasPrefix("UIKit") || module == "Storyboards" ? "UIKit" : module
        found.append((modulesByFolder.contains(module) ? part ?? module : family, text))
      }
    }
    return found
  }

  /// The table of the sources' declarations.
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

  @Test func `the table lists exactly the public declarations`()
    throws
  {
    let scanned = try Self.scannedTable()
    let file = Self.root.appending(path: "Sources/Compatibility/Declarations+Generated.swift")
    if Self.isRecording {
      let head = """
        // Part of Snapback, under the MIT licence; see LICENSE.

        extension Compatibility {
          /// The public declarations. A line has a family, an owner or `-`, and names.
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
    let (stored, others) = (names(table), names(scanned))
    #expect(others.subtracting(stored).sorted() == [], "record the table again: RECORD_SNAPSHOTS=1")
    #expect(stored.subtracting(others).sorted() == [], "record the table again: RECORD_SNAPSHOTS=1")
    #expect(stored.count == Compatibility.declared.count)
  }

  @Test(.enabled(if: !isRecording)) func `names with differences are declared`() {
    let declared = Set(Compatibility.declared.map(\.qualified))
    #expect(Compatibility.differenceNames.filter { !declared.contains($0) } == [])
  }

  @Test(.enabled(if: !isRecording)) func `missing names are not declared`() {
    let declared = Set(Compatibility.declared.map(\.qualified))
    #expect(Compatibility.missing.map(\.qualified).filter(declared.contains) == [])
  }

  @Test func `the document matches the table`() throws {
    let file = Self.root.appending(path: "docs/compatibility.md")
    if Self.isRecording {
      let declared = Compatibility.declared(in: try Self.scannedTable())
      try Data(Compatibility.document(of: declared).utf8).write(to: file)
      return
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == Compatibility.document(), "record the document again: RECORD_SNAPSHOTS=1")
  }

  @Test func `the scanner finds exactly the public names`() {
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
      @_spi(Tree) open class Node { public var parent: Node? }
      extension Node { public func detach() {} }
      extension Card { @_spi(Tree) public var node: Node { fatalError() }
        @_spi(Tree)
        public func makeNode() {} }
      """)
    let names = scanner.found.map { [$0.owner, $0.name].compactMap { $0 }.joined(separator: ".") }
    #expect(
      Set(names) == [
        "Card", "Card.title", "Card.make", "Card.Side", "Card.Side.left", "Card.Side.right",
        "Card.Side.both", "Card.Side.none", "View.card", "Sided", "Sided.side", "Sided.turn",
      ])
  }
}
