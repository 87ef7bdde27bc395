// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Testing

@Suite struct InstrumentedSourceTests {
  private func lines(_ text: String) throws -> [String] {
    let file = SourceFile(path: "/x/Card.swift", bytes: Array(text.utf8))
    let selection = try PreviewSelection([file])
    let compiled = String(decoding: file.instrumented(number: 0, showing: selection), as: UTF8.self)
    return compiled.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: [
    "import SwiftUI\n@main struct A: App {\n var b = 1\n}\n",
    "struct A: View {}\n#Preview {\n A()\n}\nlet last = 1\n",
    "struct A: View {}\n#Preview(\"Name\",\n  traits: .landscapeLeft\n) {\n A()\n}\nlet last = 1\n",
    "#Preview { @Previewable @State var a = [\n  1,\n]\n @Previewable @State var b = 2\n Text(\"\\(a)\")\n}\n//",
  ])
  func `lines do not move`(text: String) throws {
    let compiled = try lines(text)
    #expect(compiled[0] == "#sourceLocation(file: \"/x/Card.swift\", line: 1)")
    let original = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in original.enumerated() {
      let words = line.split(separator: " ").filter {
        !$0.contains(/[#@(){}\[\]]|traits|landscape|Name/)
      }
      for word in words { #expect(compiled[number + 1].contains(word), "line \(number + 1)") }
    }
  }

  @Test func `the main attribute of an app is removed`() throws {
    let compiled = try lines("@main struct A: App {}")
    #expect(compiled[1] == "      struct A: App {}")
    #expect(compiled[2] == "#sourceLocation(file: \"<preview>\", line: 1)")
    #expect(compiled[3].contains("(any SwiftUI.App).self).initialize(to: A())"))
  }

  @Test func `a preview becomes a view`() throws {
    let compiled = try lines("#Preview(\"Big\") { Text(\"a\") }")
    #expect(
      compiled[1]
        == "fileprivate struct _SnapbackPreview0_0: View { var body: some View "
        + "{ _SnapbackPreview0_0_Content.view } }; @MainActor fileprivate enum "
        + "_SnapbackPreview0_0_Content { @ViewBuilder static var view: some View "
        + "{ Text(\"a\") }}")
    #expect(compiled[3].contains("AnyView(_SnapbackPreview0_0())"))
  }

  @Test(arguments: [
    "#Preview(body: { Text(\"a\") })", "#Preview(\"Big\", body: { Text(\"a\") })",
    "#Preview(\"Big\", traits: .landscapeLeft, body: { Text(\"a\") })",
  ])
  func `the body of a preview may have its label`(text: String) throws {
    let line = try lines(text)[1]
    #expect(line.hasPrefix("fileprivate struct _SnapbackPreview0_0: View {"))
    #expect(line.contains(" var body: some View {"))
    #expect(line.trimmingCharacters(in: .whitespaces).hasSuffix("Text(\"a\") }}"))
  }

  @Test func `the body of a preview may name its actor`() throws {
    let line = try lines("#Preview { @MainActor in Text(\"a\") }")[1]
    #expect(line.hasSuffix("Text(\"a\") }}") && !line.contains(" in "))
  }

  @Test func `a query without arguments gets parentheses, with SwiftData only`() throws {
    let view =
      "struct A: View {\n @Query private var b: [C]\n @Query(sort: \\C.d) var e: [C] = []\n}\n#Preview {}"
    let compiled = try lines("import SwiftData\n" + view)
    #expect(compiled[3] == " @Query() private var b: [C]")
    #expect(compiled[4] == " @Query(sort: \\C.d) var e: [C]     ")
    #expect(try lines(view)[2] == " @Query private var b: [C]")
  }

  @Test func `Foundation has the macro for observable classes`() throws {
    let source = "import Foundation\n@Observable class A {}\nstruct B: View {}"
    #expect(try lines(source).contains("import Observation"))
    #expect(try !lines(source.replacing("@Observable", with: "")).contains("import Observation"))
  }

  @Test(arguments: [
    "RelativeDateTimeFormatter()", "ListFormatter()", "UndoManager()", "URL.documentsDirectory",
    "FileWrapper(regularFileWithContents: Data())", "LocalizedStringResource(\"b\")",
    "MeasurementFormatter()", "DateComponentsFormatter()",
    "Measurement(value: 1, unit: UnitLength.meters).formatted()",
    "b as? any CustomLocalizedStringResourceConvertible",
  ])
  func `names of Foundation that SwiftUI has here are seen without SwiftUI`(name: String) throws {
    let source = "import Foundation\nlet a = \(name)\n#Preview {}"
    #expect(try lines(source).contains("import SwiftUI"))
    #expect(try !lines(source.replacing(name, with: "1")).contains("import SwiftUI"))
  }

  @Test func `blocks of Objective-C are closures`() throws {
    let compiled = try lines(
      """
      typealias Block = @convention(block) (CGPathElement) -> Void
      let function: @convention(c) (UnsafePointer<CGPathElement>) -> Void = { _ in }
      func pointer(_ a: Block) -> UnsafeRawPointer { unsafeBitCast(a, to: UnsafeRawPointer.self) }
      #Preview {}
      """)
    #expect(compiled[1] == "typealias Block =                    (CGPathElement) -> Void")
    #expect(compiled[2].hasPrefix("let function:                (UnsafePointer"))
    #expect(compiled[3].contains("{ _blockBitCast(a, to"))
    // Other functions of C, and casts in other sources, stay.
    let other = "let a: @convention(c) (Int) -> Void = unsafeBitCast(b, to: c)\n#Preview {}"
    #expect(try lines(other)[1].hasPrefix("let a: @convention(c) (Int) -> Void = unsafeBitCast("))
  }

  @Test func `statements with return become a method`() throws {
    let compiled = try lines("#Preview {\n struct A: View {}\n return A()\n}")
    #expect(
      compiled[1]
        == "fileprivate struct _SnapbackPreview0_0: View { let _snapbackRoot: Any = "
        + "_SnapbackPreview0_0_Content.make(); var body: some View { _rootView(_snapbackRoot) } }; "
        + "@MainActor fileprivate enum _SnapbackPreview0_0_Content { static func make() -> Any {")
    #expect(compiled[4] == "}}")
  }

  @Test(arguments: [
    ("traits: .landscapeLeft", "._previewTraits(.landscapeLeft)"),
    (
      "\"Wide\", traits: .fixedLayout(width: 300, height: 2.5)",
      "._previewTraits(.fixedLayout(width: 300, height: 2.5))"
    ),
    (
      "\"Fit\", traits: .sizeThatFitsLayout, /* up */ .portrait",
      "._previewTraits(.sizeThatFitsLayout, .portrait)"
    ),
    ("traits: .modifier(Data(name: \"a b\"))", "._previewTraits(.modifier(Data(name: \"a b\")))"),
    ("\"portrait\"", ""),
  ])
  func `a preview's traits become a modifier of its view`(brackets: String, modifier: String) throws
  {
    let compiled = try lines("#Preview(\(brackets)) { Text(\"a\") }")
    #expect(compiled[3].contains("AnyView(_SnapbackPreview0_0()\(modifier)))"))
  }

  @Test func `methods of Core Data get bodies`() throws {
    let compiled = try lines(
      "extension A {\n@objc(add:) @NSManaged public func addToBooks(_ value: Book)\n"
        + "@NSManaged public func removeFromBooks(_ values: NSSet)\n}\n#Preview {}")
    #expect(
      compiled[2]
        == "                       public func addToBooks(_ value: Book) "
        + "{ _addManagedValue(value, \"books\") }")
    #expect(compiled[3].hasSuffix("{ _removeManagedValue(values, \"books\") }"))
  }

  @Test func `predicates and sort descriptors are those that work on Linux`() throws {
    let compiled = try lines("import SwiftUI\nlet a = NSPredicate(value: true)\n#Preview {}")
    #expect(compiled[0] == "import class CoreData.NSPredicate")
  }

  @Test func `previewable declarations become properties`() throws {
    let compiled = try lines("#Preview {\n  @Previewable @State var a = 1\n  Text(\"\\(a)\")\n}")
    #expect(compiled[1] == "fileprivate struct _SnapbackPreview0_0: View {")
    #expect(compiled[2] == "               @State var a = 1; var body: some View {")
    #expect(compiled[4] == "}}")
  }

  @Test func `a preview on one line has its declarations and statements after semicolons`() throws {
    let source = "#Preview { @Previewable @State var a = 1; let b = a; return Text(\"\\(b)\") }"
    let line = try lines(source)[1]
    #expect(
      line.contains("@State var a = 1; var body: some View { _rootView(_snapbackContent()) };"))
    #expect(line.contains("-> Any { let b = a; return Text"))
    #expect(!line.replacing(" ", with: "").contains(";;") && !line.contains("{;"))
  }

  @Test func `a property with Entry in the focused values gets a key without a default`() throws {
    let compiled = try lines(
      "extension FocusedValues { @Entry var note: String? }\n#Preview {}")
    #expect(
      compiled[1]
        == "extension FocusedValues { fileprivate enum __Entry_note: FocusedValueKey "
        + "{ nonisolated(unsafe) static var note: String?; typealias Value = String }; "
        + "var note: String? { get { self[__Entry_note.self] } "
        + "set { self[__Entry_note.self] = newValue } }; }")
  }

  @Test func `properties with Entry are separated by one semicolon`() throws {
    let line = try lines(
      "extension EnvironmentValues { @Entry var a = 1; @Entry var b = 2 ;\n}\n#Preview {}"
    ).joined()
    #expect(line.contains("var a: Int"))
    #expect(line.contains("var b: Int"))
    #expect(!line.replacing(" ", with: "").contains(";;"))
  }

  @Test func `a property with Entry gets a key, and its line does not change`() throws {
    let compiled = try lines(
      "extension EnvironmentValues {\n  // A size.\n  @Entry public var size: CGFloat = 3\n  @Entry var name = \"a\"\n}\n#Preview {}"
    )
    #expect(
      compiled[1]
        == "extension EnvironmentValues { fileprivate enum __Entry_size: EnvironmentKey "
        + "{ nonisolated(unsafe)")
    #expect(
      compiled[3].hasPrefix(
        "  static public var size: CGFloat = 3; static var defaultValue: CGFloat { size } }; "
          + "public var size: CGFloat { get { self[__Entry_size.self] }"))
    #expect(
      compiled[3].hasSuffix(
        "; fileprivate enum __Entry_name: EnvironmentKey { nonisolated(unsafe)"))
    #expect(
      compiled[4].hasPrefix(
        "  static var name = \"a\"; static var defaultValue: String { name } }; var name: String {")
    )
    #expect(compiled[5] == "}")
  }

  @Test func `entries of other extensions and without a known type stay`() throws {
    let compiled = try lines("extension Other {\n  @Entry var a = 1\n}\n#Preview {}")
    #expect(compiled[2] == "  @Entry var a = 1")
    let unknown = try lines(
      "extension EnvironmentValues {\n  @Entry var a = make()\n}\n#Preview {}")
    #expect(unknown[2] == "  @Entry var a = make()")
    let model = try lines(
      "extension EnvironmentValues { @Entry var a = Model.Kind(b: 1) }\n#Preview {}")
    #expect(model[1].contains("var defaultValue: Model.Kind { a }"))
  }

  @Test func `the module name Snapback becomes SwiftUI`() throws {
    let compiled = try lines("import Snapback\nstruct A: Snapback.View {}")
    #expect(compiled[1] == "import SwiftUI ")
    #expect(compiled[2] == "struct A: SwiftUI .View {}")
  }
}
