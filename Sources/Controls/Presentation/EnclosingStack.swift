// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

/// The navigation stack that views are in. Presented views are in none.
package protocol EnclosingStack: AnyObject {}

/// The page of a navigation stack that views are in.
@MainActor
package protocol EnclosingPage: AnyObject {
  /// Whether a large title is above the views of the page.
  var hasLargeTitle: Bool { get }
}

private enum EnclosingStackKey: EnvironmentKey {
  static var defaultValue: (any EnclosingStack)? { nil }
}

private enum EnclosingPageKey: EnvironmentKey {
  static var defaultValue: (any EnclosingPage)? { nil }
}

extension EnvironmentValues {
  /// The navigation stack that the view is in; nil outside of one, and in presented views.
  package var enclosingStack: (any EnclosingStack)? {
    get { self[EnclosingStackKey.self] }
    set { self[EnclosingStackKey.self] = newValue }
  }

  /// The page of a navigation stack that the view is in; nil outside of one, and in presented views.
  package var enclosingPage: (any EnclosingPage)? {
    get { self[EnclosingPageKey.self] }
    set { self[EnclosingPageKey.self] = newValue }
  }
}
