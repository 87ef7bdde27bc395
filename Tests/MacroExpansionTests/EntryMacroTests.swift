// Part of Snapback, under the MIT licence; see LICENSE.

import MacroExpansion
import Testing

/// The source that `@Entry` expands to.
struct EntryMacroTests {
  private func key(_ declaration: String, _ context: String? = nil) throws -> String {
    try EntryMacro(declaration, in: context).key.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  @Test(arguments: [
    ("@Entry var size: CGFloat = 3", "static var defaultValue: CGFloat { 3 }"),
    ("@Entry var size = 3", "static let defaultValue = 3"),
    ("@Entry var size: Int?", "static var defaultValue: Int? { nil }"),
    (
      "\n /// The \"var\" = x\n @available(*, deprecated, message: \"var )\") @Entry public var size /* : */ : (Int) -> [String: Int] = { _ in [:] }",
      "static var defaultValue: (Int) -> [String: Int] { { _ in [:] } }"
    ),
  ])
  func `a property gets a key with its default value`(declaration: String, member: String) throws {
    #expect(
      try key(declaration) == "private struct __Key_size: EnvironmentKey { \(member) }")
  }

  @Test func `the accessors read and write the value of the key`() throws {
    #expect(
      try EntryMacro("@Entry var `in` = 3", in: nil).accessors
        == "get { self[__Key_in.self] } set { self[__Key_in.self] = newValue }")
  }

  @Test func `the protocol of the key is that of the extended type`() throws {
    let context = "\n// x\nextension SwiftUI.Transaction {}"
    #expect(try key("@Entry var a = 3", context).contains("__Key_a: TransactionKey {"))
    #expect(
      try key("@Entry var a = 3", "extension ContainerValues {}")
        .contains("__Key_a: ContainerValueKey {"))
    #expect(throws: EntryMacro.Failure.unknownType) {
      try EntryMacro("@Entry var a = 3", in: "extension View {}")
    }
  }

  @Test func `the key of a focused value has the type of the value`() throws {
    let context = "extension FocusedValues {}"
    #expect(
      try key("@Entry var title: Binding<String>?", context)
        == "private struct __Key_title: FocusedValueKey { typealias Value = Binding<String> }")
    #expect(throws: EntryMacro.Failure.noOptionalType) {
      try EntryMacro("@Entry var a: Int", in: context)
    }
  }

  @Test func `what cannot be an entry is an error`() {
    for text in ["var a: Int", "var a"] {
      #expect(throws: EntryMacro.Failure.noDefaultValue) {
        try EntryMacro("@Entry \(text)", in: nil)
      }
    }
    for text in ["func f() {}", "var (a, b)"] {
      #expect(throws: EntryMacro.Failure.noVariable) { try EntryMacro("@Entry \(text)", in: nil) }
    }
  }
}
