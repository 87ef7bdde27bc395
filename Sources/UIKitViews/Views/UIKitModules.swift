// Part of Snapback, under the MIT licence; see LICENSE.

/// The modules of the library that declare UIKit's classes.
package enum UIKitModules {
  private static let names: Set<Substring> = [
    "UIKitViews", "UIKitControls", "UIKitMenus", "UIKitLists", "UIKitContainers", "UIKitDynamics",
  ]

  /// Whether a name is that of one of them.
  package static func contains(_ name: Substring) -> Bool { names.contains(name) }
}
