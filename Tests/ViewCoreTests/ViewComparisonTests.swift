// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Counts the evaluations of the bodies inside.
@MainActor
private final class Evaluations {
  private(set) var count = 0

  func add() { count += 1 }
}

/// A view with one stored property, whose body counts its evaluations.
private struct Child<Value>: View {
  let value: Value
  let evaluations: Evaluations

  var body: some View {
    let _ = evaluations.add()
    Color.red
  }
}

private enum Payload {
  case none
  case text(String)
  case pair(Int, String)
  case action(() -> Void)
}

private struct Nested {
  var text: String
  var numbers: [Int]
  var color: Color?
  var payload: Payload
}

private struct Padded {
  var flag: Bool
  var number: Double
}

private final class Reference: Equatable {
  static func == (a: Reference, b: Reference) -> Bool { true }

  private(set) var notes: [String] = []
  func note(_ value: some Any) { notes.append("\(value)") }
}

@MainActor
@Suite struct ViewComparisonTests {
  /// Returns how often a child is evaluated again when its parent is, twice, and `make` returns the
  /// child's value for 0, 1 and 2.
  private func updates<Value>(_ make: @escaping @MainActor (Int) -> Value) -> Int {
    let evaluations = Evaluations()
    let fixture = StateHarness(0) { Child(value: make($0), evaluations: evaluations) }
    fixture.set(1)
    fixture.set(2)
    return evaluations.count - 1
  }

  /// A string with storage of its own.
  private func text(_ number: Int = 7) -> String { String(repeating: "\(number)", count: 40) }

  @Test func `a child with equal properties is not evaluated again`() {
    #expect(updates { _ in 5 } == 0)
    #expect(updates { _ in self.text() } == 0)
    #expect(updates { _ in Color.red.opacity(0.5) } == 0)
    #expect(updates { _ in (1...9).map { $0 } } == 0)
    #expect(updates { _ in [self.text(): [self.text()]] } == 0)
    #expect(updates { _ in Optional(self.text()) } == 0)
    #expect(updates { _ in (1, self.text()) } == 0)
    #expect(updates { _ in Padded(flag: true, number: 2) } == 0)
    #expect(updates { _ in Payload.text(self.text()) } == 0)
    #expect(updates { _ in Payload.pair(3, self.text()) } == 0)
    #expect(
      updates { _ in
        Nested(text: self.text(), numbers: [1, 2], color: .blue, payload: .text(self.text()))
      } == 0)
    #expect(updates { _ in Optional(Nested(text: "", numbers: [], payload: .none)) } == 0)
    #expect(updates { _ in Text(self.text()).padding(3) } == 0)
    #expect(
      updates { _ in
        Group {
          Text(self.text())
          Color.blue.frame(width: 3)
        }
      } == 0)
  }

  @Test func `a child with a different property is evaluated again`() {
    #expect(updates { $0 } == 2)
    #expect(updates { self.text($0) } == 2)
    #expect(updates { Color.red.opacity(Double($0) / 10) } == 2)
    #expect(updates { [1, $0] } == 2)
    #expect(updates { $0 == 1 ? nil : Optional("a") } == 2)
    #expect(updates { Padded(flag: true, number: Double($0)) } == 2)
    #expect(updates { Payload.pair($0, "") } == 2)
    #expect(updates { $0 == 1 ? Payload.none : .text("") } == 2)
    #expect(updates { Nested(text: "", numbers: [], payload: .text(self.text($0))) } == 2)
    #expect(
      updates { number in
        Group {
          Text("a")
          Text("\(number)")
        }
      } == 2)
  }

  @Test func `objects compare by identity, even if they are equatable`() {
    let object = Reference()
    #expect(updates { _ in object } == 0)
    #expect(updates { _ in Reference() } == 2)
  }

  @Test func `weak and unowned references compare by identity`() {
    struct Holder: View {
      weak var object: Reference?
      weak var erased: AnyObject?
      unowned let owner: Reference
      let evaluations: Evaluations
      var body: some View {
        let _ = evaluations.add()
        Color.red
      }
    }
    let (object, evaluations) = (Reference(), Evaluations())
    let others = [Reference(), Reference()]
    let fixture = StateHarness(0) {
      Holder(
        object: $0 < 2 ? object : others[0], erased: object, owner: $0 < 3 ? object : others[1],
        evaluations: evaluations)
    }
    for number in 1...3 { fixture.set(number) }
    #expect(evaluations.count == 3)
  }

  @Test func `closures compare by their code and what they have captured`() {
    struct Actor: View {
      let action: () -> Void
      let evaluations: Evaluations
      var body: some View {
        let _ = evaluations.add()
        Color.red.onTapGesture(perform: action)
      }
    }
    func updates(_ make: @escaping @MainActor (Int) -> () -> Void) -> Int {
      let evaluations = Evaluations()
      let fixture = StateHarness(0) { Actor(action: make($0), evaluations: evaluations) }
      fixture.set(1)
      fixture.set(2)
      return evaluations.count - 1
    }
    // The optimizer removes captures that are not used.
    let used = Reference()
    let action = { [text = text()] in used.note(text) }
    #expect(updates { _ in {} } == 0)
    #expect(updates { _ in action } == 0)
    #expect(updates { number in { used.note(number) } } == 2)
    #expect(self.updates { number in Payload.action { used.note(number) } } == 2)
  }

  @Test func `bindings compare by location`() {
    struct Parent: View {
      struct Model {
        var name = "a"
        var items = [1, 2]
      }
      let kind: Int
      let evaluations: Evaluations
      @State var model = Model()
      @State var optional: Int? = 3
      @State var count = 0

      var body: some View {
        let _ = count
        switch kind {
        case 0: Child(value: $model, evaluations: evaluations)
        case 1: Child(value: $model.name, evaluations: evaluations)
        case 2: Child(value: $model.items[1], evaluations: evaluations)
        case 3: Child(value: Binding($optional), evaluations: evaluations)
        case 4: Child(value: Binding.constant("a"), evaluations: evaluations)
        default: Child(value: $model.items[count % 2], evaluations: evaluations)
        }
        Color.blue.onTapGesture { count += 1 }
      }
    }
    for kind in 0...5 {
      let evaluations = Evaluations()
      let harness = Harness(size: CGSize(width: 100, height: 100)) {
        VStack { Parent(kind: kind, evaluations: evaluations) }
      }
      for _ in 0..<2 {
        harness.tap(CGPoint(x: 50, y: 90))
        harness.settle()
      }
      #expect(evaluations.count == (kind == 5 ? 3 : 1), "kind \(kind)")
    }
  }

  @Test func `a binding to an object's property counts its value`() {
    final class Model: ObservableObject {
      @Published var name = "a"
      @Published var other = 0
    }
    struct Shown: View {
      @Binding var name: String
      let log: EventLog
      var body: some View {
        let _ = log.lines.append(name)
        Color.red
      }
    }
    struct Parent: View {
      @ObservedObject var model: Model
      let log: EventLog
      var body: some View { Shown(name: $model.name, log: log) }
    }
    let (model, log) = (Model(), EventLog())
    let harness = Harness { Parent(model: model, log: log) }
    model.other = 1
    harness.frame()
    #expect(log.lines == ["a"])
    model.name = "b"
    harness.frame()
    #expect(log.lines == ["a", "b"])
  }

  @Test func `an equatable view with references is compared by its own operator`() {
    struct Row: View, @MainActor Equatable {
      let id: Int
      let title: String
      let evaluations: Evaluations
      static func == (a: Row, b: Row) -> Bool { a.id == b.id }
      var body: some View {
        let _ = evaluations.add()
        Text(title)
      }
    }
    let evaluations = Evaluations()
    let fixture = StateHarness(0) { Row(id: $0 / 2, title: "\($0)", evaluations: evaluations) }
    fixture.set(1)
    #expect(evaluations.count == 1)
    fixture.set(2)
    #expect(evaluations.count == 2)
  }

  @Test func `setting a state to the same values evaluates nothing`() {
    struct Value {
      var text: String
      var payload: Payload
    }
    struct Counting: View {
      let evaluations: Evaluations
      @State private var value = Value(text: "abc", payload: .text("a"))
      var body: some View {
        let _ = (evaluations.add(), value)
        Color.red.onTapGesture { value = Value(text: "abc", payload: .text("a")) }
      }
    }
    let evaluations = Evaluations()
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Counting(evaluations: evaluations)
    }
    harness.tap(CGPoint(x: 50, y: 50))
    harness.settle()
    #expect(evaluations.count == 1)
  }

  /// A shape's state is not connected to storage. Its wrapper is not `Sendable`, but is not changed.
  private struct Level: Shape, @unchecked Sendable {
    @State var height: CGFloat

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height))
    }
  }

  @Test func `a shape has the state with which it is created`() {
    struct Rising: View {
      @State private var height: CGFloat = 10
      var body: some View {
        Color.clear.contentShape(Rectangle()).background {
          Level(height: height).fill(.red).frame(width: 50)
        }
        .onTapGesture { height += 10 }
      }
    }
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Rising() }
    let before = harness.list.items
    harness.tap(CGPoint(x: 50, y: 50))
    harness.settle()
    #expect(harness.list.items != before)
  }
}
