// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitControls
import UIKitViews

/// An object that shows the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins or ends, and when the text or the scope changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// A delegate of a search controller.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called when the search begins.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// The default does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// The default does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// The default does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// The default does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// The default does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}
