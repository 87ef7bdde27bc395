// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Testing

/// Checks without a compiler.
@Suite struct SourceCheckTests {
  private func findings(_ texts: String...) -> [NameFinding] {
    let files = texts.enumerated().map { index, text in
      SourceScanTests.file(text, path: "/x/\(index).swift")
    }
    let check = SourceCheck(files, compiler: nil, nearest: { _, _ in nil })
    return check.reports.flatMap(\.findings)
  }

  private func written(_ status: NameFinding.Status, _ text: String) -> [String] {
    findings(text).filter { $0.status == status }.map(\.written)
  }

  @Test func `a symbol without a picture is named where it is used`() {
    let text = """
      struct A: View {
        let name = "nothing.else"
        var body: some View {
          Label("nothing.label", systemImage: "nothing.here")
          Image(systemName: "heart")
          Image(systemName: "nothing.\\(name)") // systemName: "nothing.comment"
          Image(systemName: "nothing.here")
        }
      }
      """
    let files = [SourceScanTests.file(text, path: "/x/0.swift")]
    let check = SourceCheck(
      files, compiler: nil, nearest: { _, _ in nil },
      missingSymbol: { $0.hasPrefix("nothing") ? "No symbol." : nil })
    let found = check.reports[0].findings.filter { $0.written.hasPrefix("\"") }
    #expect(found.map(\.written) == ["\"nothing.here\""])
    #expect(found.map(\.status) == [.approximate])
    #expect(found.map(\.note) == ["No symbol."])
    #expect(found[0].locations.map(\.description) == ["4:41", "7:23"])
    #expect(!check.reports[0].isMissingNames)
  }

  @Test func `names are found as they are spelled`() {
    let text = """
      struct A: View {
        @State private var size = 1.0
        @Environment(\\.colorScheme) var scheme
        var body: some View {
          Circle().padding().gesture(DragGesture().onChanged { size = $0.translation.width })
            .animation(.bouncy, value: size)
            .onTapGesture { withAnimation(Animation.snappy) { size = 2 } }
        }
      }
      """
    #expect(
      written(.supported, text) == [
        "View", "@State", "@Environment", "\\.colorScheme", "Circle", ".padding", ".gesture",
        "DragGesture", ".onChanged", ".translation", ".width", ".animation", ".bouncy",
        ".onTapGesture", "withAnimation", "Animation", "Animation.snappy",
      ])
  }

  @Test(arguments: [
    ("VideoPlayer(player: 3)", ["VideoPlayer"]),
    ("Text(a)\n  .colorEffect(\"a\", isPresented: $b) {}", [".colorEffect"]),
    ("extension EnvironmentValues { @Entry var a = 1 }", []),
    ("import MapKit", ["MapKit"]),
    ("import struct SwiftUI.Text\nimport Foundation", []),
    // Comments and string literals are ignored.
    ("// VideoPlayer()\nlet a = \"VideoPlayer() \\(b)\"", []),
    // Names that the file declares: a type, a member, a case.
    ("struct VideoPlayer {}\nlet a = VideoPlayer()", []),
    ("struct A<VideoPlayer> { let a: VideoPlayer }", []),
    ("func colorEffect() {}\nlet a = b.colorEffect()", []),
    ("enum A { case badge(Int), colorEffect }\nlet a = [.badge(1), A.colorEffect]", []),
    // Not a view's modifier.
    ("let a = b.badge", []),
  ])
  func `a name is missing if the table says so and the file does not declare it`(
    text: String, names: [String]
  ) {
    #expect(written(.missing, text) == names)
  }

  @Test func `names that another file declares are not missing`() {
    #expect(findings("struct VideoPlayer {}", "let a = VideoPlayer()") == [])
    #expect(findings("let a = VideoPlayer()").map(\.written) == ["VideoPlayer"])
  }

  @Test func `a difference in an argument is reported only with that argument`() {
    #expect(written(.approximate, "let a = b.animation(.spring(response: 1))") == [])
    #expect(
      written(.approximate, "let a = b.animation(.spring(response: 1, blendDuration: 2))")
        == [".spring"])
  }

  @Test(arguments: [
    // Labels in the parentheses, in order, and those of closures behind them.
    ("let a = TextField(\"A\", text: b, foo: 1)", ["TextField(_:text:foo:)"]),
    ("let a = TextField(text: b, \"A\")", ["TextField(text:_:)"]),
    ("let a = TextField(\"A\", text: b, axis: .vertical)", []),
    ("let a = TextField(\"A\", value: b, formatter: c)", []),
    ("let a = Button(action: b) { Text(\"A\") }", []),
    ("let a = Button { b() } label: { c }", []),
    ("let a = Button { b() } title: { c }", ["Button(_:title:)"]),
    ("let a = b.frame(width: 1, depth: 2)", [".frame(width:depth:)"]),
    ("let a = b.frame(maxWidth: 1).padding(.top, 2)", []),
    ("let a = [.spring(response: 1, bounciness: 2)]", [".spring(response:bounciness:)"]),
    ("let a = Animation.spring(duration: 1)", []),
    ("let a = UILabel(frame: b)", []),
    ("let a = UIView(rect: b)", ["UIView(rect:)"]),
    // A brace after a call may open a body.
    ("func f() { if Color(\"a\") == b { c() } }", []),
    // Commas between types; patterns; names of functions.
    ("let a = TextField(b as D<E, F>, text: c)", []),
    ("func f() { if case .frame(let b, depth: let c) = d {} }", []),
    ("let a = b.onTapGesture(count: 2, perform:)", []),
    // Initializers and members of the file's own.
    ("extension Color { init(hex: Int) { self = .red } }\nlet a = Color(hex: 1)", []),
    ("extension Color { var b: Int { 1 } }\nlet a = Color(hex: 1)", ["Color(hex:)"]),
    ("extension View { func frame(all: Int) {} }\nlet a = b.frame(all: 1)", []),
  ])
  func `labels that no overload has are missing`(text: String, names: [String]) {
    #expect(written(.missing, text) == names)
  }

  @Test func `the nearest overloads are named`() throws {
    let finding = try #require(
      findings("let a = Toggle(\"A\", isOff: b)").first { $0.status == .missing })
    #expect(finding.name == "Toggle")
    #expect(finding.note?.hasPrefix("No overload has these labels; there are Toggle(") == true)
    #expect(finding.note?.contains("Toggle(_:isOn:)") == true)
    // Parameters with default values do not make an overload more distant.
    let field = try #require(
      findings("let a = TextField(\"A\", value: b, formatting: c)").first { $0.status == .missing })
    #expect(field.note?.contains("there are TextField(_:value:format:prompt:)") == true)
  }

  @Test func `a difference in one overload is reported for calls of it only`() {
    #expect(
      written(.approximate, "let a = Color(.displayP3, red: 1, green: 1, blue: 1)") == ["Color"])
    #expect(written(.approximate, "let a = Color(white: 1)") == [])
  }

  @Test func `deep nesting of calls takes linear time`() {
    // Quadratic time would be minutes.
    let count = 50_000
    let calls = String(repeating: "f(a: x.colorEffect(", count: count)
    let text = "let a = b" + calls + String(repeating: "))", count: count)
    #expect(findings(text).map(\.locations.count) == [count])
  }

  @Test func `locations are lines and columns`() throws {
    let found = findings(
      "let a = 1\nlet b = ö.colorEffect(1)\n\n  .colorEffect()\nlet c = VideoPlayer()")
    #expect(found.map(\.written) == [".colorEffect", "VideoPlayer"])
    #expect(found[0].locations.map(\.description) == ["2:12", "4:4"])
    #expect(found[0].name == "View.colorEffect")
    #expect(found[0].note?.isEmpty == false)
    #expect(found[1].locations.map(\.description) == ["5:9"])
  }
}
