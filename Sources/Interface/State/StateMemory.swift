// Part of Snapback, under the MIT licence; see LICENSE.

/// What views keep in `@State`, by where they are, so that a host with newer code can begin with it.
///
/// A place is known by the types of the views around that keep something, by their names alone, and by the ids
/// of the elements they are for. Which stacks and modifiers lie between does not count.
@MainActor
package final class StateMemory {
  private var places: [String: Place] = [:]
  private var inherited: [String: [String: Any]] = [:]
  private var forgotten: Set<String> = []

  /// So many places are known until those that are gone are forgotten.
  private var limit = 1000

  private struct Place {
    weak var node: Node?
    var kept: [(name: String, slot: any KeptSlot)] = []
  }

  package init() {}

  /// A memory for the next host, which begins with what this one's views keep now.
  package func handingOver() -> StateMemory {
    let next = StateMemory()
    for (path, place) in places where place.node?.isDismantled == false {
      let values = place.kept.map { ($0.name, $0.slot.kept) }
      next.inherited[path] = Dictionary(values) { first, _ in first }
    }
    return next
  }

  /// What was handed over and could not be taken, as `Card.offset`, in order.
  package var lost: [String] { forgotten.sorted() }

  /// Finds the place of a node that is made for a view of a type.
  func enter(_ node: Node, _ type: Any.Type) {
    let path = (around(node) + [_typeName(type, qualified: false)]).joined(separator: "/")
    var number = 0
    while let place = places["\(path)#\(number)"], place.node?.isDismantled == false { number += 1 }
    if places.count >= limit {
      places = places.filter { $0.value.node?.isDismantled == false }
      limit = max(1000, 2 * places.count)
    }
    node.memoryPath = "\(path)#\(number)"
    places["\(path)#\(number)"] = Place(node: node)
  }

  /// Keeps what a property of a node's view holds, and gives it what its predecessor held.
  func keep(_ slot: any KeptSlot, _ name: String, of node: Node) {
    guard let path = node.memoryPath else { return }
    places[path]?.kept.append((name, slot))
    guard let value = inherited[path]?.removeValue(forKey: name), !slot.adopt(value) else { return }
    let view = path.split(separator: "/").last?.prefix { $0 != "#" && $0 != "<" } ?? ""
    forgotten.insert("\(view).\(name.drop { $0 == "_" })")
  }

  /// The place of the nearest node around that keeps something, and the ids since.
  private func around(_ node: Node) -> [String] {
    var ids: [String] = []
    var next = node.parent
    while let parent = next {
      if let path = parent.memoryPath { return [path] + ids.reversed() }
      if let id = parent.memoryID { ids.append(id) }
      next = parent.parent
    }
    return ids.reversed()
  }
}

/// A property whose storage is handed over.
protocol KeptProperty: InstallableProperty {}

/// Storage of a view's property that can be handed over.
@MainActor
protocol KeptSlot: AnyObject {
  /// What it holds.
  var kept: Any { get }
  /// Takes what another one held, before anything reads it; says whether the value can be one of its own.
  func adopt(_ value: Any) -> Bool
}
