// Part of Snapback, under the MIT licence; see LICENSE.

/// Records which bodies run, and why, while a hierarchy is inspected.
///
/// A hierarchy that is not inspected has no such record; its nodes only check for one.
@MainActor
package final class ViewInspection {
  /// The reason why a body ran.
  package enum Cause: Hashable, Sendable {
    /// The view was inserted.
    case inserted
    /// A state changed that the body has read, directly or through a binding; its name, if it
    /// is known.
    case state(String?)
    /// An object changed that the body has read.
    case object(String?)
    /// A value of the environment changed that the body has read.
    case environment
    /// Something else changed that the body has read, such as the size of the window.
    case geometry
    /// The parent passed other values for stored properties.
    case input([String])
    /// An animation of the view's `animatableData` is running.
    case animation
    /// The parent was evaluated, or the inspector has changed a value.
    case other
  }

  /// An evaluation of a body.
  package struct Run: Sendable {
    /// On the clock of the frames, in seconds.
    package var time: Double
    /// In seconds of the inspection's own clock.
    package var duration: Double
    package var causes: Set<Cause>
  }

  /// The runs of each node's body in the last second, in order.
  private var runs: [ObjectIdentifier: [Run]] = [:]
  /// The causes of evaluations that have not begun.
  private var pending: [ObjectIdentifier: Set<Cause>] = [:]
  /// The start of the evaluation in progress.
  private var start = 0.0
  /// Returns a time in seconds.
  private let clock: () -> Double
  /// The time for which runs are kept, in seconds.
  package static var span: Double { 1 }

  /// - Parameter clock: Returns a time in seconds, to measure how long bodies take. No pixel depends on
  ///   it.
  package init(clock: @escaping () -> Double) {
    self.clock = clock
  }

  /// Returns the runs of a node's body in the second before a time.
  package func runs(of node: ObjectIdentifier, at time: Double) -> [Run] {
    runs[node]?.filter { $0.time > time - Self.span } ?? []
  }

  /// The nodes whose bodies have run within some seconds before a time.
  package func nodes(within seconds: Double, of time: Double) -> [ObjectIdentifier: [Run]] {
    runs.compactMapValues { runs in
      let recent = runs.filter { $0.time > time - seconds }
      return recent.isEmpty ? nil : recent
    }
  }

  /// The causes of an evaluation that has begun.
  package func causes(of node: Node) -> Set<Cause> { pending[ObjectIdentifier(node)] ?? [] }

  // MARK: Called by nodes

  func note(_ cause: Cause, for node: Node) {
    pending[ObjectIdentifier(node), default: []].insert(cause)
  }

  /// Records a change of a value that a node has read.
  func noteChange(of source: DependencySource, for node: Node) {
    guard node.viewType != nil else { return }
    let cause: Cause =
      source is EnvironmentScope
      ? .environment : source is StateSource ? .state(name(of: source, from: node)) : .geometry
    note(cause, for: node)
  }

  /// Records that the parent passes another value of a view.
  func noteInput<Value>(_ old: Value, _ new: Value, of node: Node) {
    let names = changedFields(old, new).map { String($0.drop { $0 == "_" }) }
    note(.input(names), for: node)
  }

  func bodyBegins() {
    start = clock()
  }

  func bodyEnded(_ node: Node) {
    let duration = max(0, clock() - start)
    let key = ObjectIdentifier(node)
    let isFirst = runs[key] == nil && !node.hasChildren
    let causes = pending.removeValue(forKey: key) ?? [isFirst ? .inserted : .other]
    let time = node.host.time
    runs[key, default: []].append(Run(time: time, duration: duration, causes: causes))
    if let first = runs[key]?.first, first.time < time - 2 * Self.span {
      runs[key]?.removeAll { $0.time < time - Self.span }
    }
    guard runs.count > Self.limit else { return }
    runs = runs.filter { ($0.value.last?.time ?? 0) > time - Self.span }
  }

  /// The number of nodes above which those whose bodies have not run are forgotten.
  private static var limit: Int { 4096 }

  /// The name of the state of a source, as a node or the nearest of its ancestors declares it.
  private func name(of source: DependencySource, from node: Node) -> String? {
    var next: Node? = node
    while let current = next {
      for slot in current.inspectedSlots {
        if (slot.storage as? any InspectableSlot)?.source === source {
          return current === node
            ? slot.plainName : "\(current.inspectedName).\(slot.plainName)"
        }
      }
      next = current.parent
    }
    return nil
  }
}

/// The source of a state's value, by which the inspector distinguishes it from others.
package final class StateSource: DependencySource {}

extension Node {
  fileprivate var hasChildren: Bool { !children.isEmpty }

  /// Records a change of an object that the node observes.
  final func noteObjectChange(_ type: Any.Type) {
    host.inspection?.note(.object(InspectedName.of(type)), for: self)
  }
}
