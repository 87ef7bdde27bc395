// Part of Snapback, under the MIT licence; see LICENSE.

/// The modules of the library that declare UIKit's classes.
package enum UIKitModules {
  private static let names: Set<Substring> = [
    "UIKitViews", "UIKitControls", "UIKitMenus", "UIKitLists", "UIKitContainers", "UIKitDynamics",
  ]

  /// Returns whether a name is that of one of them.
  package static func contains(_ name: Substring) -> Bool { names.contains(name) }

  /// The classes that have been looked up: making the name of one costs as much as drawing a view.
  @MainActor private static var known: [ObjectIdentifier: Bool] = [:]

  /// Returns whether one of them declares a class.
  @MainActor static func declare(_ type: AnyClass) -> Bool {
    if let isDeclared = known[ObjectIdentifier(type)] { return isDeclared }
    let isDeclared = contains(String(reflecting: type).prefix { $0 != "." })
    known[ObjectIdentifier(type)] = isDeclared
    return isDeclared
  }
}
