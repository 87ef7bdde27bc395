// Part of Snapback, under the MIT licence; see LICENSE.

import CAllocationCounter
import Combine
import Foundation
import InterfaceTesting
import Runtime
import Snapback
import Testing

/// Views that contain themselves, and changes that cause themselves.
@MainActor
@Suite struct NestingTests {
  /// Contains itself at most the given number of times.
  private struct Nest: View {
    let count: Int

    var body: AnyView {
      count == 0
        ? AnyView(Rectangle().frame(width: 1, height: 1))
        : AnyView(VStack { Nest(count: count - 1) })
    }
  }

  /// Contains itself in its own modifier.
  private struct NestedModifier: ViewModifier {
    func body(content: Content) -> AnyView { AnyView(content.modifier(NestedModifier())) }
  }

  /// A view with the given number of modifiers, each around contents that are inserted.
  private static func modified(_ count: Int) -> AnyView {
    count == 0
      ? AnyView(Color.red) : AnyView(modified(count - 1).environment(\.isEnabled, false))
  }

  private struct TwoStates: View {
    @State private var first = 0 { didSet { second += 1 } }
    @State private var second = 0 { didSet { first += 1 } }

    var body: some View { Color.red.onAppear { first = 1 } }
  }

  private final class Model: ObservableObject {
    @Published var value = 0
    private var subscription: AnyCancellable?

    init() { subscription = objectWillChange.sink { [unowned self] in value += 1 } }
  }

  /// Returns the line of an error message that contains a text; all lines if none does.
  nonisolated private static func line(with text: String, of result: ExitTest.Result?) -> String {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    return output.split(separator: "\n").first { $0.contains(text) }.map(String.init) ?? output
  }

  @Test func `views can be nested in each other 100 times`() {
    let harness = Harness { Nest(count: 100) }
    #expect(harness.list.items.count == 1)
  }

  @Test func `the cost of modifiers inside each other is proportional to their number`() {
    func allocations(_ count: Int) -> Int {
      let before = allocation_count()
      let harness = Harness { Self.modified(count) }
      let after = allocation_count()
      #expect(harness.list.items.count == 1)
      return Int(after - before)
    }
    _ = allocations(1)
    let (few, many) = (allocations(50), allocations(200))
    #expect(many < few * 6)
  }

  @Test func `a view that contains itself is a runtime error with its name`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Harness { Nest(count: .max) } }
    }
    let line = Self.line(with: "Fatal error", of: result)
    #expect(line.contains("Views are nested too deeply: "))
    #expect(line.contains(" levels. Nest contains itself "))
  }

  @Test func `a modifier that contains itself is a runtime error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Harness { Color.red.modifier(NestedModifier()) } }
    }
    let line = Self.line(with: "Fatal error", of: result)
    #expect(line.contains("Views are nested too deeply: "))
    #expect(line.contains(" levels. NestedModifier contains itself "))
  }

  @Test func `a collection that is too long to be shown at once is a runtime error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Harness { VStack { ForEach(0..<Int.max) { Text("\($0)") } } } }
    }
    let line = Self.line(with: "Fatal error", of: result)
    #expect(line.contains("put it into a List, or into a LazyVStack in a ScrollView."))
  }

  @Test func `states that change each other without end are a runtime error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Harness { TwoStates() } }
    }
    #expect(
      Self.line(with: "Fatal error", of: result)
        .hasSuffix("Infinite update loop: changing a state of type Int changes it again."))
  }

  @Test func `an object that changes itself in objectWillChange is a runtime error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Harness { Color.red }
        Model().value = 1
      }
    }
    #expect(
      Self.line(with: "Fatal error", of: result)
        .contains(
          "A subscriber of values of type () recursively sends values to its own publisher."))
  }

  private struct Counter: View {
    let subject: PassthroughSubject<Int, Never>
    let log: EventLog
    @State private var count = 0

    var body: some View {
      log.lines.append("\(count)")
      return Color.red.onReceive(subject) { count = $0 }
    }
  }

  /// Calls itself until the stack is nearly full, then something else.
  private static func fillStack(_ body: () -> Void) -> Int {
    guard !CallStack.isNearlyFull else {
      body()
      return 0
    }
    return fillStack(body) + 1
  }

  @Test func `values and states are not blamed for a stack that something else has filled`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let (subject, log) = (PassthroughSubject<Int, Never>(), EventLog())
        let harness = Harness { Counter(subject: subject, log: log) }
        CallStack.useCurrentThread()
        precondition(Self.fillStack { subject.send(1) } > 0)
        harness.frame()
        precondition(log.lines == ["0", "1"])
      }
    }
  }
}
