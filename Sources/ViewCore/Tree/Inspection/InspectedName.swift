// Part of Snapback, under the MIT licence; see LICENSE.

import Runtime

/// Names of types as an author of views knows them.
package enum InspectedName {
  /// The name of a type without its module and its parameters.
  package static func of(_ type: Any.Type) -> String {
    let text = "\(type)"
    return String(text.prefix { $0 != "<" && $0 != "(" })
  }

  /// The function that applies a modifier, such as `.padding` for `_PaddingLayout`; the name of the type
  /// for one with a body.
  package static func ofModifier(_ type: Any.Type) -> String {
    let name = of(type)
    guard name.hasPrefix("_") else { return name }
    let base = name.dropFirst()
    if let known = known[String(base)] { return "." + known }
    let stem =
      suffixes.first { base.hasSuffix($0) && base.count > $0.count }
      .map { base.dropLast($0.count) } ?? base
    return "." + stem.prefix(1).lowercased() + stem.dropFirst()
  }

  /// The name of the value of an environment key: `tint` for `TintKey`.
  package static func ofKey(_ key: ObjectIdentifier) -> String {
    let type = key.identifiedType
    let name = of(type)
    // The key of an environment object has the object's type as its parameter.
    if name == "ObjectKey" { return "\(type)".dropFirst(name.count + 1).dropLast() + "" }
    let entry = name.hasPrefix("__Key_") ? name.dropFirst(6) : name[...]
    let stem = entry.hasSuffix("Key") && entry.count > 3 ? entry.dropLast(3) : entry
    return stem.drop { $0 == "_" }.prefix(1).lowercased() + stem.drop { $0 == "_" }.dropFirst()
  }

  private static let suffixes = ["Modifier", "Effect", "Layout", "View", "ViewModifier"]
  private static let known = [
    "FlexFrameLayout": "frame", "FrameLayout": "frame", "EnvironmentWritingModifier": "environment",
    "GestureModifier": "gesture", "LayerEffectModifier": "effect",
    "AllowsHitTestingModifier": "allowsHitTesting", "IDModifier": "id", "TraitModifier": "trait",
    "EnvironmentModifier": "environment", "EnvironmentKeyWritingModifier": "environment",
    "EnvironmentTransform": "environment", "TransactionModifier": "animation",
  ]
}
