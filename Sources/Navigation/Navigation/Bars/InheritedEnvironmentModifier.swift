// Part of Snapback, under the MIT licence; see LICENSE.

import Runtime
@_spi(ViewTree) package import ViewCore

/// Sets the values that are set around another view, such as around the view with a toolbar for the toolbar's items.
/// Those that describe the position of that view, such as its list, and those that are set between both, such as by the
/// toolbar, are left out.
package struct _InheritedEnvironmentModifier: EnvironmentChanging {
  package typealias Body = Never
  private let scope: EnvironmentScope
  private let page: EnvironmentScope?

  /// Creates a modifier with the values at a node, up to the nearest scope around it that sets a key.
  package init(from node: Node, upTo key: ObjectIdentifier?) {
    scope = node.environment
    page = key.flatMap { node.environment.scope(setting: $0) }
  }

  package func changes(_ outer: EnvironmentScope) -> [ObjectIdentifier: Any] {
    guard let page else { return [:] }
    let own = outer.keys(upToAncestorOf: page)
    return scope.recordedChanges(from: page).filter { key, _ in
      !own.contains(key) && Self.isInherited(key)
    }
  }

  private static var known: [ObjectIdentifier: Bool] = [:]

  private static func isInherited(_ key: ObjectIdentifier) -> Bool {
    if let isInherited = known[key] { return isInherited }
    let type = key.identifiedType
    let isInherited =
      InspectedName.of(type) == "ObjectKey" || names.contains(InspectedName.ofKey(key))
      || !modules.contains(module(of: type))
    known[key] = isInherited
    return isInherited
  }

  /// The values of the library that do not describe a view's position.
  private static let names: Set = [
    "editMode", "openURL", "locale", "calendar", "timeZone", "undoManager", "modelContext",
    "managedObjectContext",
  ]

  /// The modules with keys that describe a view's position.
  private static let modules: Set = [
    "ViewCore", "Views", "ViewEffects", "Scrolling", "Controls", "Presentation", "CompoundControls",
    "Navigation", "Interface", "UIKitViews", "UIKitControls", "UIKitContainers", "Charts",
    "CoreData",
    "SwiftData",
  ]

  private static func module(of type: Any.Type) -> String {
    let name = String(reflecting: type)
    let prefix = "(extension in "
    if name.hasPrefix(prefix) { return String(name.dropFirst(prefix.count).prefix { $0 != ")" }) }
    return String(name.prefix { $0 != "." })
  }
}
