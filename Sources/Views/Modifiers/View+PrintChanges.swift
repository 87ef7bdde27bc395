// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) public import ViewCore

extension View {
  /// Prints why the body that calls it is evaluated: `@identity` for a new view, `@self` for other values of stored
  /// properties, `@dependencies` for an observable object, and the names of dynamic properties. Outside of this view's
  /// body it prints that nothing changed. A change of the environment names all properties that read it.
  ///
  /// Call it in the body: `let _ = Self._printChanges()`.
  public static func _printChanges() {
    print(ChangeDescription.text(of: Self.self))
  }

  /// Writes the text of `_printChanges()` to standard error, in place of standard output. Nothing happens if that is
  /// closed.
  public static func _logChanges() {
    let line = ChangeDescription.text(of: Self.self) + "\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}

@MainActor
private enum ChangeDescription {
  /// Returns the name of a view's type and the changes because of which its body is evaluated.
  static func text(of type: Any.Type) -> String {
    let changes = changes(of: type)
    return "\(type): "
      + (changes.isEmpty ? "unchanged." : changes.joined(separator: ", ") + " changed.")
  }

  private static func changes(of type: Any.Type) -> [String] {
    guard let node = FrameContext.evaluatingNode, node.viewType == type else { return [] }
    let slots = node.inspectedSlots
    guard let inspection = node.host.inspection, !node.children.isEmpty else {
      // Records the causes of the next evaluations; how long they take is not printed.
      if node.host.inspection == nil { node.host.inspection = ViewInspection { 0 } }
      return ["@self"] + (node.children.isEmpty ? ["@identity"] + slots.map(\.name) : [])
    }
    var changes: [String] = []
    func add(_ name: String) { if !changes.contains(name) { changes.append(name) } }
    for cause in inspection.causes(of: node) {
      switch cause {
      case .inserted, .geometry, .animation, .other: break
      case .input: add("@self")
      case .state(let name): add("_" + (name?.split(separator: ".").last ?? "state"))
      case .environment:
        for slot in slots where slot.storage is EnvironmentScope { add(slot.name) }
      case .object(let name):
        let holders = slots.filter { slot in
          slot.storage.map { "\(Swift.type(of: $0))" == "ObjectSubscription<\(name ?? "")>" }
            ?? false
        }
        if holders.isEmpty { add("@dependencies") }
        for holder in holders { add(holder.name) }
      }
    }
    return changes.sorted()
  }
}
