// Part of Snapback, under the MIT licence; see LICENSE.

extension Node {
  /// The types of the views and modifiers with bodies that the node is in, innermost first.
  final var viewTypes: [Any.Type] {
    var types: [Any.Type] = []
    var next: Node? = self
    while let node = next {
      if let type = node.viewType { types.append(type) }
      next = node.parent
    }
    return types
  }

  /// Stops the program because the call stack is nearly full, with a message that names the view
  /// that contains itself.
  final func failNestedTooDeeply() -> Never {
    fatalError(nestingMessage)
  }

  /// A description of the ancestors: how many there are, and which view with a body occurs most
  /// often among them.
  private var nestingMessage: String {
    var counts: [ObjectIdentifier: (type: Any.Type, count: Int)] = [:]
    var next: Node? = self
    while let node = next {
      if let type = node.viewType {
        counts[ObjectIdentifier(type), default: (type, 0)].count += 1
      }
      next = node.parent
    }
    guard depth >= 1000 || counts.values.contains(where: { $0.count > 1 }) else {
      // So few levels do not fill a stack: the hierarchies around this one do.
      return "Views are nested too deeply: renderers or hosting controllers are inside each other."
    }
    let levels = "Views are nested too deeply: \(depth + 1) levels"
    guard let most = counts.values.map(\.count).max(), most > 1 else { return levels + "." }
    // Views inside a view that contains itself occur as often; its own name is mostly the shortest.
    let names = counts.values.filter { $0.count >= most - 1 }.map { "\($0.type)" }
    let name = names.min { ($0.count, $0) < ($1.count, $1) } ?? ""
    return """
      \(levels). \(name) contains itself \(most - 1) times; \
      such a view needs a condition that ends it.
      """
  }
}
