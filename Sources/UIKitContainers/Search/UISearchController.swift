// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// A search bar, and the controller that shows the results while the user searches.
///
/// The bar is part of the navigation bar if the controller is that of a navigation item, else where the
/// program puts it, such as above the rows of a table.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The bar with the field.
  public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  /// The controller that shows results over the contents while there is a text; nil for none.
  public let searchResultsController: UIViewController?
  /// The object that shows the results of the text.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the contents are dimmed while the user searches and no results are over them; true by
  /// default. A tap on them cancels.
  open var obscuresBackgroundDuringPresentation = true { didSet { showOverlays() } }
  /// The old name of `obscuresBackgroundDuringPresentation`.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the title and the buttons of the navigation bar are hidden while the user searches; true by
  /// default.
  /// - Note: Differs from UIKit: only for the search controller of a navigation item.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button is shown while the user searches; true by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the results are shown without a text, too; false by default.
  open var showsSearchResultsController = false { didSet { showOverlays() } }
  /// Called when the search begins and ends; for the navigation bar.
  var activeChanged: () -> Void = {}
  private var isSearching = false
  private lazy var shade: UIView = {
    let shade = UIView()
    shade.backgroundColor = UIColor(white: 0, alpha: 0.3)
    let tap = UITapGestureRecognizer(
      target: self, action: Selector(method: UISearchController.shadeTapped, "shadeTapped"))
    shade.addGestureRecognizer(tap)
    return shade
  }()

  /// Creates a controller.
  ///
  /// - Parameter searchResultsController: The controller that shows results over the contents; nil if the
  ///   contents themselves show them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a controller without a controller for results.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  /// Creates a controller without a controller for results. Archives are not read.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchBar.searchBarStyle = .minimal
    searchBar.placeholder = "Search"
    searchBar.controller = self
  }

  private func shadeTapped() { isActive = false }

  /// Whether the user searches. The program can begin and end the search.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue {
        _ = searchBar.becomeFirstResponder()
        begin()
      } else {
        end()
      }
    }
  }

  private func begin() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    delegate?.presentSearchController(self)
    activeChanged()
    showOverlays()
    delegate?.didPresentSearchController(self)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.text = ""
    _ = searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    activeChanged()
    showOverlays()
    delegate?.didDismissSearchController(self)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: Overlays

  /// The controller over whose view results are shown.
  private var host: UIViewController? {
    if let parent { return parent }
    var responder: UIResponder? = searchBar
    while let current = responder, !(current is UIViewController) { responder = current.next }
    return responder as? UIViewController
  }

  /// The view that shows results and the shade: that of the host, or the one around if that scrolls.
  private var container: UIView? {
    guard let view = host?.viewIfLoaded else { return nil }
    return view is UIScrollView ? view.superview : view
  }

  /// Shows the results or the shade, whichever are due.
  private func showOverlays() {
    let hasText = searchBar.text?.isEmpty == false
    let showsResults =
      isSearching && searchResultsController != nil && (hasText || showsSearchResultsController)
    if showsResults { showResults() } else { hideResults() }
    let isDimmed = isSearching && obscuresBackgroundDuringPresentation && !showsResults && !hasText
    guard isDimmed, let view = container else { return shade.removeFromSuperview() }
    guard shade.superview == nil else { return }
    ViewAnimation.withoutAnimation {
      shade.frame = frame(in: view)
      shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      shade.alpha = 0
      view.addSubview(shade)
    }
    UIView.animate(withDuration: 0.25) { self.shade.alpha = 1 }
  }

  private func showResults() {
    guard let results = searchResultsController, results.parent == nil, let host,
      let view = container
    else { return }
    host.addChild(results)
    ViewAnimation.withoutAnimation {
      results.view.frame = frame(in: view)
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
    }
    results.didMove(toParent: host)
  }

  private func hideResults() {
    guard let results = searchResultsController, results.parent != nil else { return }
    results.willMove(toParent: nil)
    results.view.removeFromSuperview()
    results.removeFromParent()
  }

  /// The part of a view that is not the search bar or above it.
  private func frame(in view: UIView) -> CGRect {
    guard searchBar.window === view.window else { return view.bounds }
    let top = searchBar.convert(searchBar.bounds, to: view).maxY
    let bounds = view.bounds
    return CGRect(
      x: bounds.minX, y: top, width: bounds.width, height: max(0, bounds.maxY - top))
  }
}

/// The events of the bar.
extension UISearchController: UISearchBarDelegate {
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { begin() }

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    if !isSearching { begin() }
    showOverlays()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { searchResultsUpdater?.updateSearchResults(for: self) }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    _ = searchBar.resignFirstResponder()
  }

  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { isActive = false }
}

extension UINavigationItem {
  /// The search controller whose bar is below the title; nil for none.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
