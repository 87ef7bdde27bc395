// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The text of a value in the inspector.
package enum InspectedValue {
  /// The longest text of a value, in characters.
  private static let limit = 120

  /// A short description: numbers with at most three decimals, texts in quotation marks, structures with
  /// their properties, collections with their first elements, after their number if there are more:
  /// `(20) [1, 2, 3, 4, 5, 6, …]`.
  package static func text(of value: Any) -> String { text(of: value, depth: 0) }

  /// The properties of a structure that differ from those of an earlier value, with their values. Without
  /// properties, or an earlier value of its type, it is the value itself, with the given name.
  package static func difference(
    of value: Any, from earlier: Any?, name: String
  ) -> [(name: String, value: String)] {
    let new = Mirror(reflecting: value).children
    let old = earlier.map { Mirror(reflecting: $0).children.map { text(of: $0.value) } } ?? []
    guard old.count == new.count, old.count > 1 else { return [(name, text(of: value))] }
    let changed = zip(new, old).compactMap { child, old in
      let text = text(of: child.value)
      return text == old ? nil : child.label.map { (name: $0, value: text) }
    }
    return changed.isEmpty ? [(name, text(of: value))] : changed
  }

  private static func text(of value: Any, depth: Int) -> String {
    switch value {
    case let number as Double: return text(number)
    case let number as CGFloat: return text(Double(number))
    case let number as Float: return text(Double(number))
    case let text as String: return "\"\(text.prefix(limit))\""
    case let size as CGSize: return "\(text(size.width)), \(text(size.height))"
    case let point as CGPoint: return "\(text(point.x)), \(text(point.y))"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { text(of: $0.value, depth: depth) } ?? "nil"
    case .struct?, .tuple?:
      guard depth < 2, !mirror.children.isEmpty else { return described(value) }
      let parts = mirror.children.prefix(6).map { child in
        let name = child.label.map { $0.drop { $0 == "_" || $0 == "." } } ?? ""
        let isNamed = !name.isEmpty && name.first?.isNumber != true
        return (isNamed ? "\(name): " : "") + text(of: child.value, depth: depth + 1)
      }
      let more = mirror.children.count > 6 ? ", …" : ""
      return shortened("(" + parts.joined(separator: ", ") + more + ")")
    case .collection?, .set?, .dictionary?:
      return shortened(elements(of: mirror, depth: depth))
    case .class?: return InspectedName.of(type(of: value))
    default: return described(value)
    }
  }

  private static func elements(of mirror: Mirror, depth: Int) -> String {
    let isDictionary = mirror.displayStyle == .dictionary
    let count = mirror.children.count
    if count == 0 { return isDictionary ? "[:]" : "[]" }
    guard depth < 2 else { return "[…]" }
    let parts = mirror.children.prefix(6).map { _, value in
      let pair = isDictionary ? Mirror(reflecting: value).children.map(\.value) : [value]
      return pair.map { text(of: $0, depth: depth + 1) }.joined(separator: ": ")
    }
    let list = parts.joined(separator: ", ")
    return count > 6 ? "(\(count)) [\(list), …]" : "[\(list)]"
  }

  private static func described(_ value: Any) -> String {
    shortened(value is any CustomStringConvertible ? "\(value)" : plain(value))
  }

  /// The description of a value without the names of its modules.
  private static func plain(_ value: Any) -> String {
    let text = "\(value)"
    return text.hasPrefix("(Function)") ? "function" : text
  }

  private static func shortened(_ text: String) -> String {
    text.count > limit ? text.prefix(limit - 1) + "…" : text
  }

  /// A number with at most three decimals.
  package static func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "\(number)" }
    let rounded = (number * 1000).rounded() / 1000 + 0
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
