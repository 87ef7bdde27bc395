// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Inspection
import Interface
import InterfaceTesting
import Motion
import Observation
import Snapback
import Testing

@Observable
private final class Counter {
  var count = 3
  var name = "a"
}

private final class Store: ObservableObject {
  @Published var level = 1
  @Published var note: String?
}

private enum Mode { case slow, fast }

private struct Form: View {
  @StateObject private var store = Store()
  @State var limit: Int?
  @State var mode: Mode? = .slow
  @State var isOn: Bool?
  @State var place: CGSize? = CGSize(width: 1, height: 2)
  @State var name: String? = "a"

  var body: some View {
    Color.green.frame(width: CGFloat(10 * store.level), height: CGFloat(limit ?? 5))
  }
}

private struct Badge: View {
  let title: String
  @Binding var isOn: Bool

  var body: some View {
    Color.red.frame(width: isOn ? 40 : 20, height: 20)
  }
}

private struct Panel: View {
  let counter: Counter
  @State var offset = 10.0
  @State var place = CGSize(width: 1, height: 2)
  @State var isOn = false
  @State var mode = Mode.slow
  @State var title = "hello"

  var body: some View {
    VStack(spacing: 0) {
      Badge(title: title, isOn: $isOn)
        .padding(4)
        .offset(x: offset)
        .animation(.linear(duration: 1), value: offset)
        .tint(.green)
      Color.blue.frame(width: CGFloat(counter.count), height: 10)
    }
  }
}

/// Makes a new counter whenever its body runs.
private struct Owner: View {
  var body: some View { Panel(counter: Counter()) }
}

@MainActor
struct ViewInspectionTests {
  private let harness: Harness
  private let counter = Counter()
  private let inspection: ViewInspection

  init() {
    let counter = counter
    harness = Harness(size: CGSize(width: 200, height: 100)) { Panel(counter: counter) }
    // Each body takes 2 ms.
    var ticks = 0.0
    inspection = ViewInspection {
      ticks += 0.002
      return ticks
    }
    harness.host.inspect(inspection)
    harness.settle()
  }

  private func find(_ name: String, in view: InspectedView?) -> InspectedView? {
    guard let view else { return nil }
    if view.name == name { return view }
    return view.children.lazy.compactMap { find(name, in: $0) }.first
  }

  private func details(_ name: String) throws -> InspectedDetails {
    let view = try #require(find(name, in: harness.host.inspectedTree))
    return try #require(harness.host.inspectedDetails(of: view.id))
  }

  private func property(_ name: String, of view: String = "Panel") throws -> InspectedProperty {
    try #require(try details(view).properties.first { $0.name == name })
  }

  @Test func `a view has its frame, proposal, size, modifiers and environment`() throws {
    let details = try details("Badge")
    #expect(details.size == CGSize(width: 20, height: 20))
    #expect(details.frame == CGRect(x: 100, y: 35, width: 20, height: 20))
    #expect(details.proposal?.width == 192)
    #expect(details.modifiers.map(\.name).prefix(2) == [".padding", ".offset"])
    #expect(details.modifiers.map(\.values)[1].contains("10, 0"))
    #expect(details.environment.map(\.name).contains("tint"))
    #expect(try self.details("Panel").environment.isEmpty)
    #expect(details.path.map(\.name).contains("Panel"))
  }

  @Test func `a modifier that sets a value of the environment is named after it`() throws {
    struct Label: View {
      var body: some View { Text("a") }
    }
    let host = ViewHost(
      VStack {
        Label().lineLimit(2).font(.title).bold().tint(.red).padding(4)
          .transformEnvironment(\.self) { values in
            values.isEnabled = false
            values.multilineTextAlignment = .trailing
          }
      }, size: CGSize(width: 100, height: 100), resources: .plain())
    _ = host.frame(at: 0)
    let label = try #require(find("Label", in: host.inspectedTree))
    let modifiers = try #require(host.inspectedDetails(of: label.id)).modifiers
    #expect(
      modifiers.map(\.name)
        == [".lineLimit", ".font", ".weight", ".tint", ".padding", ".environment"])
    #expect(modifiers[0].values == "2")
    #expect(modifiers[1].values.contains("title"))
    #expect(modifiers[5].values == "alignment: trailing, isEnabled: false")
  }

  @Test func `the views at a point are the innermost first`() {
    let views = harness.host.inspectedViews(at: CGPoint(x: 105, y: 45))
    #expect(views.filter(\.hasBody).map(\.name).prefix(2) == ["Badge", "Panel"])
    #expect(harness.host.inspectedViews(at: CGPoint(x: -5, y: 0)).isEmpty)
  }

  @Test func `properties are shown with their kinds and values`() throws {
    let texts = try details("Panel").properties.map {
      "\($0.kind.rawValue) \($0.name) \(InspectedValue.text(of: $0.value))"
    }
    #expect(
      texts == [
        "object counter.count 3", "object counter.name \"a\"", "@State offset 10",
        "@State place 1, 2", "@State isOn false", "@State mode slow", "@State title \"hello\"",
      ])
    #expect(try property("isOn", of: "Badge").kind == .binding)
    #expect(try property("title", of: "Badge").kind == .value)
    #expect(try property("title", of: "Badge").editor == nil)
    #expect(try property("mode").editor == .choice(["slow", "fast"]))
    #expect(try property("isOn").editor == .boolean)
  }

  @Test(arguments: [
    ("offset", "12.5", "12.5"), ("place", "3, -4.5", "3, -4.5"), ("isOn", "true", "true"),
    ("mode", "fast", "fast"), ("title", "good bye", "\"good bye\""), ("counter.count", "7", "7"),
    ("counter.name", "b c", "\"b c\""),
  ])
  func `a value can be edited`(name: String, text: String, shown: String) throws {
    #expect(try property(name).edit(text))
    harness.settle()
    #expect(InspectedValue.text(of: try property(name).value) == shown)
  }

  @Test func `edited values change the views, and wrong texts nothing`() throws {
    #expect(try property("isOn", of: "Badge").edit("true"))
    harness.settle()
    #expect(try details("Badge").size?.width == 40)
    #expect(try !property("offset").edit("x"))
    #expect(try !property("mode").edit("medium"))
    #expect(try !property("place").edit("3"))
    #expect(try !property("counter.count").edit("1.5"))
    #expect(try property("counter.count").edit("60"))
    harness.frame()
    #expect(harness.list.fillBounds.contains { $0.width == 60 })
  }

  @Test(arguments: [
    ("limit", "30", "30"), ("limit", "nil", "nil"), ("mode", "fast", "fast"),
    ("mode", "nil", "nil"), ("isOn", "true", "true"), ("place", "3, 4", "3, 4"),
    ("place", "nil", "nil"), ("name", "b", "\"b\""), ("name", "nil", "nil"),
    ("store.level", "4", "4"), ("store.note", "c d", "\"c d\""), ("store.note", "nil", "nil"),
  ])
  func `optional and published values can be edited`(
    name: String, text: String, shown: String
  ) throws {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Form() }
    func property() throws -> InspectedProperty {
      let view = try #require(find("Form", in: harness.host.inspectedTree))
      let details = try #require(harness.host.inspectedDetails(of: view.id))
      return try #require(details.properties.first { $0.name == name })
    }
    #expect(try property().edit(text))
    harness.settle()
    #expect(InspectedValue.text(of: try property().value) == shown)
    // From nil to a value as well as back.
    if text != "nil" {
      #expect(try property().edit(name.hasPrefix("store.level") ? "2" : "nil") == true)
      #expect(try property().edit(text))
      #expect(InspectedValue.text(of: try property().value) == shown)
    }
  }

  @Test func `edited optional and published values change the views`() throws {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Form() }
    func edit(_ name: String, _ text: String) throws -> Bool {
      let view = try #require(find("Form", in: harness.host.inspectedTree))
      let details = try #require(harness.host.inspectedDetails(of: view.id))
      return try #require(details.properties.first { $0.name == name }).edit(text)
    }
    #expect(try edit("store.level", "4"))
    #expect(try edit("limit", "30"))
    harness.settle()
    #expect(harness.list.fillBounds.contains { $0.size == CGSize(width: 40, height: 30) })
    #expect(try !edit("limit", "x"))
    #expect(try !edit("mode", "medium"))
    #expect(try !edit("store.level", "nil"))
  }

  @Test func `an optional value is edited with nil as a choice`() {
    #expect(InspectedValue.editor(of: Bool?.none as Any) == .choice(["nil", "false", "true"]))
    #expect(
      InspectedValue.editor(of: Mode?.some(.fast) as Any) == .choice(["nil", "slow", "fast"]))
    #expect(InspectedValue.editor(of: Int?.none as Any) == .text)
    #expect(InspectedValue.editor(of: Int??.none as Any) == nil)
    #expect(InspectedValue.editedText(of: Mode?.some(.fast) as Any) == "fast")
  }

  @Test func `an edited object is not replaced by a new one of the parent`() throws {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Owner() }
    let tree = harness.host.inspectedTree
    let panel = try #require(find("Panel", in: tree))
    func count() throws -> InspectedProperty? {
      try #require(harness.host.inspectedDetails(of: panel.id)).properties.first {
        $0.name == "counter.count"
      }
    }
    #expect(try count()?.edit("61") == true)
    harness.settle()
    #expect(try count().map { InspectedValue.text(of: $0.value) } == "61")
    #expect(harness.list.fillBounds.contains { $0.width == 61 })
  }

  @Test func `numbers that are animated have names, units and values`() throws {
    let turn = StateHarness(0.0) { Color.red.rotationEffect(.degrees($0)).opacity(1 - $0 / 200) }
    turn.set(90, .linear(duration: 1))
    turn.harness.advance(by: 0.5)
    let numbers = turn.harness.host.animatedNumbers
    #expect(numbers.count == 2)
    #expect(numbers.map(\.unit).sorted() == ["", "°"])
    let angle = try #require(numbers.first { $0.unit == "°" })
    #expect(angle.name.hasSuffix(".rotation"))
    #expect(angle.value > 35 && angle.value < 55)
    turn.harness.settle()
    #expect(turn.harness.host.animatedNumbers.isEmpty)
  }

  @Test func `the number of a transition has its name`() {
    let fixture = StateHarness(true) { if $0 { Color.red } }
    fixture.set(false, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    let names = fixture.harness.host.animatedNumbers.map(\.name)
    #expect(names.count == 1 && names.allSatisfy { $0.hasSuffix("transition") })
  }

  @Test func `runs of bodies are counted with their causes`() throws {
    harness.advance(by: 1.1)
    #expect(try details("Panel").runs.isEmpty)
    #expect(try property("title").edit("other"))
    harness.frame()
    #expect(try details("Panel").runs.map(\.causes) == [[.state("title")]])
    #expect(try details("Badge").runs.map(\.causes) == [[.input(["title"])]])
    #expect(try property("isOn", of: "Badge").edit("true"))
    harness.frame()
    #expect(try details("Badge").runs.last?.causes.contains(.state("Panel.isOn")) == true)
    #expect(try abs(#require(details("Badge").runs.last).duration - 0.002) < 1e-9)
    counter.count = 9
    harness.frame()
    let cause = try #require(try details("Panel").runs.last?.causes.first)
    guard case .object(let name?) = cause else {
      Issue.record("\(cause)")
      return
    }
    #expect(name.hasPrefix("Counter"))
    harness.advance(by: 1.1)
    #expect(try details("Badge").runs.isEmpty)
  }

  @Test func `running animations have their presented value and target`() throws {
    #expect(try details("Badge").animations.isEmpty)
    #expect(try property("offset").edit("60"))
    harness.frame()
    harness.advance(by: 0.5)
    let animation = try #require(try details("Badge").animations.first)
    #expect(animation.name == ".offset")
    #expect(animation.target == "60, 0")
    let x = try #require(Double(animation.presented.prefix { $0 != "," }))
    #expect(x > 25 && x < 45)
    harness.settle()
    #expect(try details("Badge").animations.isEmpty)
  }

  @Test func `texts of values are short`() {
    #expect(InspectedValue.text(of: 1.0 / 3) == "0.333")
    #expect(InspectedValue.text(of: -0.0) == "0")
    #expect(InspectedValue.text(of: Double.infinity) == "inf")
    #expect(InspectedValue.text(of: [1, 2, 3]) == "[1, 2, 3]")
    #expect(InspectedValue.text(of: [Int]()) == "[]")
    #expect(InspectedValue.text(of: ["a": [1.5]]) == "[\"a\": [1.5]]")
    #expect(InspectedValue.text(of: [String: Int]()) == "[:]")
    #expect(InspectedValue.text(of: [[[1]]]) == "[[[…]]]")
    #expect(InspectedValue.text(of: Array(0..<20)) == "(20) [0, 1, 2, 3, 4, 5, …]")
    #expect(InspectedValue.text(of: Int?.none as Any) == "nil")
    #expect(InspectedValue.text(of: Int?.some(4) as Any) == "4")
    #expect(InspectedValue.text(of: (a: 1, b: "x")) == "(a: 1, b: \"x\")")
    #expect(InspectedName.ofModifier(_OffsetEffect.self) == ".offset")
  }
}
