// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Testing

/// The names in compiled modules.
struct ModuleIdentifierTests {
  @Test func `a module has the names that end with a zero byte, but not parts of names`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/snapback-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/B.swiftmodule", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("first\0\u{1}second\0xthird\0fourth".utf8)
      .write(to: URL(fileURLWithPath: folder + "/A.swiftmodule"))
    try Data("\0other\0".utf8)
      .write(to: URL(fileURLWithPath: folder + "/B.swiftmodule/target.swiftmodule"))
    let names = ModuleIdentifiers(folders: [folder], target: "target")
    for name in ["first", "second", "xthird", "other"] { #expect(names.contains(name)) }
    for name in ["third", "fourth", "oth", "sec"] { #expect(!names.contains(name)) }
    #expect(!names.isEmpty)
    #expect(ModuleIdentifiers(folders: [folder + "/missing"], target: "target").isEmpty)
    #expect(!ModuleIdentifiers(folders: [], target: "target").contains("first"))
  }

  @Test func `a call that is declared nowhere is found without the compiler`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/snapback-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("\0known\0".utf8).write(to: URL(fileURLWithPath: folder + "/A.swiftmodule"))
    let source = """
      import SwiftUI
      struct Card: View {
        var body: some View {
          Text("Card").known().own().foregroundColour(.red)
            .padding()
        }
      }
      extension View { func own() -> Self { self } }
      """
    func errors(_ folders: [String]) -> [Diagnostic] {
      UndeclaredNames(identifiers: ModuleIdentifiers(folders: folders, target: "")) { _, names in
        names.contains("foregroundColor") ? "foregroundColor" : nil
      }.errors(in: [SourceFile(path: "/x/Card.swift", bytes: Array(source.utf8))])
    }
    #expect(
      errors([folder]) == [
        Diagnostic(
          path: "/x/Card.swift", line: 4, column: 32,
          message: "cannot find 'foregroundColour'; did you mean 'foregroundColor'?",
          source: "    Text(\"Card\").known().own().foregroundColour(.red)")
      ])
    // Without modules no name is known.
    #expect(errors([]).isEmpty)
  }

  @Test func `closures in tuples are declared by their labels`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/snapback-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("\0known\0".utf8).write(to: URL(fileURLWithPath: folder + "/A.swiftmodule"))
    let source = """
      import SwiftUI
      let pages: [(heading: String, makeThePage: () -> Text)] = []
      struct Card: View {
        var body: some View { pages[0].makeThePage().unknownEffect() }
      }
      """
    let errors = UndeclaredNames(
      identifiers: ModuleIdentifiers(folders: [folder], target: ""), nearest: { _, _ in nil }
    ).errors(in: [SourceFile(path: "/x/Card.swift", bytes: Array(source.utf8))])
    #expect(errors.map(\.message) == ["cannot find 'unknownEffect'"])
  }
}
