// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A page of a navigation stack, which merges the bar configurations of its views.
@MainActor
final class NavigationPage: EnclosingPage, ViewBound {
  var storage: ObjectIdentifier?
  /// The configuration of a view. Newer code takes the page over as state, but not the views: those of
  /// the old hierarchy do not leave the page, they end with it.
  private struct Contribution {
    let id: Int
    weak var node: Node?
    let host: ObjectIdentifier
    var configuration: NavigationBarConfiguration
  }

  private var contributions: [Contribution] = []
  /// The number of contributions so far, and the identity of the next one.
  private var contributionCount = 0
  /// The view that the page grows from; nil if it slides.
  var zoomSource: _ZoomSource?
  /// The element that moves the page as it appears and disappears; nil before it has been drawn.
  weak var transition: PageTransitionElement?
  /// The element of the page's views, below the bar.
  weak var content: Element?
  /// See `RetractingBar`; set by the bar.
  var restingDistances: [CGFloat] = []
  /// The height of the row of the large title, in points; 0 without one.
  var largeTitleHeight: CGFloat = 0
  private let source = DependencySource()
  private let titleSource = DependencySource()
  private var isLargeTitleShown = false

  /// Whether the bar is hidden, without a record of the read.
  private(set) var isBarHidden = false

  func set(_ configuration: NavigationBarConfiguration, from node: Node) {
    if let index = contributions.firstIndex(where: { $0.node === node }) {
      contributions[index].configuration = configuration
    } else {
      let host = ObjectIdentifier(node.host)
      contributions.removeAll { $0.node == nil || $0.host != host }
      contributions.append(
        Contribution(id: contributionCount, node: node, host: host, configuration: configuration))
      contributionCount += 1
    }
    contributionsChanged()
  }

  func removeConfiguration(of node: Node) {
    contributions.removeAll { $0.node == nil || $0.node === node }
    contributionsChanged()
  }

  private func contributionsChanged() {
    source.invalidateReaders()
    let configuration = merged
    isBarHidden = configuration.isHidden == true
    let isShown =
      configuration.title != nil && !configuration.hasLeadingTitle
      && (configuration.displayMode ?? .automatic) != .inline && !isBarHidden
    guard isShown != isLargeTitleShown else { return }
    isLargeTitleShown = isShown
    titleSource.invalidateReaders()
  }

  /// The merged configuration. For each setting the outermost view that sets it takes precedence, but any view
  /// over those that are being removed; items add up.
  var configuration: NavigationBarConfiguration {
    source.recordRead()
    return merged
  }

  private var merged: NavigationBarConfiguration {
    var result = NavigationBarConfiguration()
    let present = contributions.compactMap { contribution in
      contribution.node.map {
        (isLeaving: $0.isLeaving, depth: $0.depth, contribution: contribution)
      }
    }
    let ordered = present.sorted {
      $0.isLeaving == $1.isLeaving ? $0.depth < $1.depth : $1.isLeaving
    }
    for (_, _, contribution) in ordered {
      let part = contribution.configuration
      result.title = result.title ?? part.title
      result.displayMode = result.displayMode ?? part.displayMode
      result.isInlineLarge = result.isInlineLarge ?? part.isInlineLarge
      result.subtitle = result.subtitle ?? part.subtitle
      result.titleMenu = result.titleMenu ?? part.titleMenu
      result.isEditor = result.isEditor ?? part.isEditor
      result.isHidden = result.isHidden ?? part.isHidden
      result.hidesBackButton = result.hidesBackButton ?? part.hidesBackButton
      result.background = result.background ?? part.background
      result.pageBackground = result.pageBackground ?? part.pageBackground
      result.hidesBackground = result.hidesBackground ?? part.hidesBackground
      result.scheme = result.scheme ?? part.scheme
      result.items += part.items.map {
        var item = $0
        item.id.toolbar = contribution.id
        return item
      }
      result.search = result.search ?? part.search
      result.removesTitle = result.removesTitle ?? part.removesTitle
      result.rename = result.rename ?? part.rename
    }
    if result.removesTitle == true { result.title = nil }
    let menus = result.items.filter { $0.placement == .titleMenu }
    if result.titleMenu == nil, !menus.isEmpty {
      result.titleMenu = AnyView(ForEach(menus, id: \.id) { $0.content })
    }
    if let rename = result.rename {
      result.titleMenu = result.titleMenu.map { AnyView($0.environment(\.rename, rename)) }
      result.items = result.items.map { $0.with($0.view.environment(\.rename, rename)) }
    }
    return result
  }

  // Its readers, such as lists, contain the views whose updates set the configuration: they depend on this value only.
  var hasLargeTitle: Bool {
    titleSource.recordRead()
    return isLargeTitleShown
  }

  func viewReleased() {
    contributions = []
    zoomSource = nil
  }
}

extension Node {
  /// Whether a removal transition of the views, or of views around them, runs.
  fileprivate var isLeaving: Bool { elements.contains(where: \.isInTransitionOut) }
}

extension NavigationPage: Equatable {
  nonisolated static func == (a: NavigationPage, b: NavigationPage) -> Bool { a === b }
}

extension EnvironmentValues {
  /// The enclosing page of a navigation stack.
  var navigationPage: NavigationPage? {
    get { enclosingPage as? NavigationPage }
    set { enclosingPage = newValue }
  }

  /// The key of `navigationPage`.
  var navigationPageKey: ObjectIdentifier? {
    var values = self
    values.navigationPage = nil
    return values.changes.keys.first
  }
}
