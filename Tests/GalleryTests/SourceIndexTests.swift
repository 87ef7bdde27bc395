// Part of Snapback, under the MIT licence; see LICENSE.

import Gallery
import Gestures
import Snapback
import Testing

/// Places in sources that instruments refer to.
struct SourceIndexTests {
  private let source = """
    // struct Card { DragGesture() }
    struct Card: View {
      var body: some View {
        Text("DragGesture").gesture(drag)
          .onTapGesture {}
      }
      var drag: some Gesture { DragGesture(minimumDistance: 0) }
    }
    struct Deck { var a: some Gesture { TapGesture() }
      var b: some Gesture { TapGesture() } }
    extension Card {
      var more: some Gesture { LongPressGesture() }
    }
    """

  @Test(arguments: [
    ("drag", "Card", 7), ("tap", "Card", 5), ("long press", "Card", 12), ("rotate", "Card", 2),
    ("drag or tap: tap", "Card", 5), ("tap", "Deck", 9), ("tap 2", "Deck", 9),
  ])
  func `a gesture is found in its view, or else the view`(gesture: String, view: String, line: Int)
  {
    #expect(SourceIndex(source).line(ofGesture: gesture, in: view) == line)
  }

  @Test func `the innermost type of a line is the one whose braces enclose it`() {
    let nested = SourceIndex("struct A {\n  struct B {\n    x\n  }\n  y\n}\nz\nenum C {}\nw")
    let types = [1, 2, 3, 4, 5, 6, 7, 8, 9].map { nested.type(at: $0) }
    #expect(types == ["A", "B", "B", "B", "A", "A", nil, "C", nil])
    #expect(SourceIndex("}\nstruct A\n{\n}\nx").type(at: 3) == "A")
    #expect(SourceIndex(String(repeating: "struct A {\n", count: 20_000)).type(at: 20_000) == "A")
  }

  @Test func `a view of another file is not found`() {
    #expect(SourceIndex(source).line(ofGesture: "drag", in: "Other") == nil)
    #expect(SourceIndex("struct Card {").line(ofGesture: "drag", in: "Card") == 1)
  }

  @Test(arguments: [
    ("Preview1.Card", "Card"), ("Preview1.Deck.Card<Swift.Int>", "Card"),
    ("Preview1.(unknown context at $7f).Card", "Card"), ("Gallery.StarScene", "StarScene"),
    ("Controls.Button<Views.Text>", nil), ("Preview1._SnapbackPreview0_0", nil),
    ("Gallery.StageTraitsView<SwiftUI.AnyView>", nil), ("Card", nil),
  ])
  func `the owner of a gesture is the author's view`(type: String, name: String?) {
    #expect(GestureOwner.name(type) == name)
  }

  @Test func `calls with literals are found with their springs`() {
    let calls = SpringCall.all(
      in: """
        withAnimation(.spring(duration: 0.3, bounce: 0.2)) {} // .spring(duration: 9)
        let a = Animation.spring(response: 0.4, dampingFraction: 0.7)
        b(.bouncy, .snappy(duration: 1), .spring, ".spring(duration: 1)", .springy, .spring(x))
        """)
    #expect(calls.map(\.line) == [1, 2, 3, 3, 3])
    #expect(calls[0].makes(Spring(duration: 0.3, bounce: 0.2)))
    #expect(!calls[0].makes(Spring(duration: 0.3, bounce: 0.3)))
    #expect(calls[1].makes(Spring(response: 0.4, dampingRatio: 0.7)))
    #expect(calls[2].makes(.bouncy) && calls[3].makes(.snappy(duration: 1)))
    #expect(calls[4].makes(.smooth))
    #expect(calls[0].range == 14..<49)
  }

  @Test(
    arguments: [
      (
        ".interactiveSpring(response: 0.3, dampingFraction: 0.6)",
        Spring(response: 0.3, dampingRatio: 0.6)
      ),
      (".interactiveSpring", Spring(duration: 0.15, bounce: 0.15)),
      (".interactiveSpring(extraBounce: 0.2)", Spring(duration: 0.15, bounce: 0.35)),
      (
        ".interpolatingSpring(stiffness: 100, damping: 10)",
        Spring(mass: 1, stiffness: 100, damping: 10)
      ),
      (
        ".interpolatingSpring(mass: 2, stiffness: 100, damping: 10, initialVelocity: 4)",
        Spring(mass: 2, stiffness: 100, damping: 10)
      ),
      (".interpolatingSpring(duration: 0.4)", Spring(duration: 0.4)),
      (
        ".spring(\n  response: 0.4,\r\n  dampingFraction: 0.7\n)",
        Spring(response: 0.4, dampingRatio: 0.7)
      ),
      (".spring(Spring(duration: 0.4, bounce: 0.1))", Spring(duration: 0.4, bounce: 0.1)),
      (
        ".spring(Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true), blendDuration: 0.2)",
        Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true)
      ),
      (
        ".spring(.init(response: 0.4, dampingRatio: 0.7))", Spring(response: 0.4, dampingRatio: 0.7)
      ),
      (".interpolatingSpring(stiffness: k, damping: 10)", nil), (".interpolatingSpring", nil),
      (".spring(Spring(x))", nil), (".spring(spring)", nil), (".snappy(bounce: 1)", nil),
    ] as [(String, Spring?)]) func `all kinds of calls are read`(code: String, spring: Spring?)
  {
    let calls = SpringCall.all(in: "withAnimation(\(code)) {}\n")
    #expect(calls.count == (spring == nil ? 0 : 1))
    guard let spring, let call = calls.first else { return }
    #expect(call.makes(spring))
    #expect(call.range == 14..<(14 + code.utf8.count))
  }

  @Test func `members of springs are not animations`() {
    for source in [
      "let a = Spring.bouncy", "SpringKeyframe(1, spring: .bouncy(duration: 0.4))",
      "withAnimation(.spring(.bouncy(duration: 0.4))) {}", "animation = theme.spring",
      "animation = themes[0].smooth", "let path = \\Theme.spring", "let path = \\.spring",
    ] {
      #expect(SpringCall.all(in: source) == [])
    }
    #expect(SpringCall.all(in: "let a = Animation.snappy, b: Animation = .smooth").count == 2)
  }

  @Test(
    arguments: [
      (
        ".spring(response: 1, blendDuration: 0.2)",
        ".spring(response: 0.40, dampingFraction: 0.80, blendDuration: 0.2)"
      ),
      (
        ".interactiveSpring(response: 1)",
        ".interactiveSpring(response: 0.40, dampingFraction: 0.80)"
      ),
      (
        ".interpolatingSpring(stiffness: 9, damping: 3, initialVelocity: 5)",
        ".interpolatingSpring(mass: 1.00, stiffness: 246.7, damping: 25.13, initialVelocity: 5)"
      ),
      (".interpolatingSpring(duration: 1)", ".interpolatingSpring(duration: 0.40, bounce: 0.20)"),
      (".bouncy(duration: 1)", ".spring(duration: 0.40, bounce: 0.20)"),
    ]) func `a tuned spring keeps the kind of its call and the other arguments`(
      code: String, tuned: String
    ) throws
  {
    let call = try #require(SpringCall.all(in: "a(\(code))").first)
    let spring = Spring(duration: 0.4, bounce: 0.2)
    #expect(call.code(spring, call.parametrization) == tuned)
    #expect(SpringCall.all(in: tuned).first?.spring.moves(like: spring) == true)
  }
}
