// Part of Snapback, under the MIT licence; see LICENSE.

import MacroExpansion
import Testing

/// The expansion of `@Animatable`.
struct AnimatableMacroTests {
  private func expansion(_ declaration: String) throws -> [String] {
    try AnimatableMacro.conformance(of: " Arc ", declaration).split(separator: "\n").map(
      String.init)
  }

  @Test func `the data of a type is the pair of its stored variables`() throws {
    let lines = try expansion(
      """
      @Animatable struct Arc: Shape {
        var start: Double  // var comment: Int
        let count = 5
        static var all = 3
        var size = CGSize(width: 1, height: 2)
        @AnimatableIgnored var isClosed = true
        @State private var state = 3
        var turn = 0.5  // of a circle
        var end: Double { start + 1 }
        func path(in rect: CGRect) -> Path { var path = Path(); return path }
      }
      """)
    #expect(
      lines == [
        "extension Arc: Animatable {",
        "var animatableData: AnimatablePair<(Double).AnimatableData, AnimatablePair<(CGSize).AnimatableData, (Double).AnimatableData>> {",
        "get { AnimatablePair(self.start.animatableData, AnimatablePair(self.size.animatableData, self.turn.animatableData)) }",
        "set {",
        "self.start.animatableData = newValue.first",
        "self.size.animatableData = newValue.second.first",
        "self.turn.animatableData = newValue.second.second",
        "}", "}", "}",
      ])
  }

  @Test func `a type that says itself that it is animatable, and a public one`() throws {
    let lines = try expansion("public struct Arc: Shape, Animatable { var angle: Angle }")
    #expect(lines[0] == "extension Arc {")
    #expect(lines[1] == "public var animatableData: (Angle).AnimatableData {")
  }

  @Test func `declarations may end with semicolons`() throws {
    let lines = try expansion(
      "struct Arc { var a: Double; var b = Angle(degrees: 1); let c = 2; var d: CGSize }")
    #expect(
      lines[1]
        == "var animatableData: AnimatablePair<(Double).AnimatableData, AnimatablePair<(Angle).AnimatableData, (CGSize).AnimatableData>> {"
    )
  }

  @Test func `a variable whose type is unknown is an error`() {
    #expect(throws: AnimatableMacro.Failure.noType("start")) {
      try AnimatableMacro.conformance(of: "Arc", "struct Arc { var start = makeStart() }")
    }
  }
}
