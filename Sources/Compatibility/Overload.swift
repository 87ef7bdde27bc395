// Part of Snapback, under the MIT licence; see LICENSE.

/// The parameters of a declared function, initializer or enum case.
package struct Overload: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    /// Nil for a parameter without a label.
    package let label: String?
    package let hasDefault: Bool
    package let isFunction: Bool
    package let isVariadic: Bool

    /// Whether a call without a trailing closure can leave it out.
    fileprivate var isOptional: Bool { hasDefault || isVariadic }
  }

  package let parameters: [Parameter]

  /// Parses the notation of the table of declarations: `(_:text:axis=:action&:)`. After a label, `=` stands for a
  /// default value, `&` for a function type, and `*` for any number of values.
  package init(_ text: some StringProtocol) {
    parameters = text.dropFirst().dropLast().split(separator: ":").map { part in
      let label = part.prefix { !"=&*".contains($0) }
      return Parameter(
        label: label == "_" ? nil : String(label), hasDefault: part.contains("="),
        isFunction: part.contains("&"), isVariadic: part.contains("*"))
    }
  }

  /// The labels as in the full name of a function: `(_:text:axis:)`.
  package var signature: String {
    "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// Returns whether a call can have these arguments, as far as their labels and order tell.
  package func accepts(_ arguments: CallArguments) -> Bool {
    var rest = parameters[...]
    // The parameters that the first trailing closure may be for.
    var open: [Parameter] = []
    for label in arguments.labels {
      // Another value of a variadic parameter.
      if label == nil, rest.startIndex > 0, parameters[rest.startIndex - 1].isVariadic { continue }
      guard let index = rest.firstIndex(where: { $0.label == label }),
        rest[..<index].allSatisfy({ $0.isOptional || $0.isFunction && arguments.hasClosure })
      else { return false }
      open += rest[..<index]
      rest = rest[(index + 1)...]
    }
    guard arguments.hasClosure else { return rest.allSatisfy(\.isOptional) }
    // The first trailing closure has no label; its parameter's type may be an alias of a function type.
    open += rest
    for label in arguments.closures.dropFirst() {
      guard let index = open.firstIndex(where: { $0.label == label }) else { return false }
      open.remove(at: index)
    }
    return !open.isEmpty && open.count { !$0.isOptional } <= 1
  }
}

/// The arguments of a call in a source.
package struct CallArguments: Hashable, Sendable {
  /// The labels between the parentheses; nil for an argument without one.
  package var labels: [String?]
  /// The labels of the trailing closures, the first of which has none.
  package var closures: [String?]

  package init(labels: [String?], closures: [String?] = []) {
    (self.labels, self.closures) = (labels, closures)
  }

  package var hasClosure: Bool { !closures.isEmpty }

  /// The function's name with its argument labels, such as `(_:text:axis:)`.
  package var signature: String {
    "(" + (labels + closures).map { ($0 ?? "_") + ":" }.joined() + ")"
  }
}
