// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A page of a navigation stack with its bars.
struct PageFrame: View {
  let content: PageContent
  let model: NavigationModel
  /// The number of pages below this one.
  let depth: Int
  /// The safe area below the stack, in points.
  let bottomInset: CGFloat
  @State private var page = NavigationPage()
  @State private var dismissTarget = DismissTarget()
  @State private var edges = ScrollEdges()
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.outerSearch) private var outerSearch
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isBelowSearchBar) private var isBelowSearchBar

  var body: some View {
    ImplicitStack { content }
      .environment(\.isBelowSearchBar, depth == 0 && isBelowSearchBar)
      .environment(\.navigationPage, page)
      .environment(\.scrollEdges, edges)
      .environment(\.dismiss, depth > 0 ? DismissAction(dismissTarget) : dismiss)
      .environment(\.isPresented, depth > 0 || isPresented)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(_PageContentModifier(page: page))
      .overlay {
        SearchSuggestionList(page: page, outerSearch: depth == 0 ? outerSearch : nil)
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        PageTopBar(
          page: page, previous: model.barsBelow(depth), edges: edges, depth: depth,
          back: { model.pop(to: depth - 1) })
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        PageBottomBar(
          page: page, outerSearch: depth == 0 ? outerSearch : nil, bottomInset: bottomInset)
      }
      .background { PageBackground(page: page) }
      .modifier(_EditModeScope())
      .modifier(
        _UpdateActionModifier {
          model.setBars(page, at: depth)
          edges.bar = page
        }
      )
      .modifier(_UpdateActionModifier { dismissTarget.action = { model.pop(to: depth - 1) } })
  }
}

/// The background of a page's views and bars.
private struct PageBackground: View {
  let page: NavigationPage
  @Environment(\.colorScheme) private var scheme

  init(page: NavigationPage) { self.page = page }

  var body: some View {
    if let background = page.configuration.pageBackground {
      background.ignoresSafeArea()
    } else {
      scheme.page.ignoresSafeArea()
    }
  }
}

/// The navigation bar of a page. It is created after the page's views, so that their configuration
/// is complete.
private struct PageTopBar: View {
  let page: NavigationPage
  /// The page below this one; nil for the root.
  let previous: NavigationPage?
  let edges: ScrollEdges
  let depth: Int
  let back: @MainActor () -> Void
  @Environment(\.colorScheme) private var scheme
  @Environment(\.outerSearch) private var outerSearch
  @Environment(\.systemVersion) private var version

  init(
    page: NavigationPage, previous: NavigationPage?, edges: ScrollEdges, depth: Int,
    back: @escaping @MainActor () -> Void
  ) {
    self.page = page
    self.previous = previous
    self.edges = edges
    self.depth = depth
    self.back = back
  }

  var body: some View {
    let (configuration, below) = (configuration, previous?.configuration)
    if configuration.isHidden != true, isBarNeeded(configuration) {
      NavigationBar(
        page: page, previous: below, previousPage: previous, configuration: configuration,
        canGoBack: depth > 0 && configuration.hidesBackButton != true,
        previousHasBack: depth > 1 && below?.hidesBackButton != true, back: back
      )
      .background {
        Group {
          if configuration.hidesBackground != true {
            if let background = configuration.background {
              background.ignoresSafeArea(edges: .top)
            } else if let background = BarDefaults.current.navigation.atEdge {
              background.color.ignoresSafeArea(edges: .top)
            } else if configuration.hidesBackground == false
              || (edges.isBehindTopBar && !configuration.hasMovingParts)
            {
              // Views are visible where a large title has moved up: the bar above has its own background.
              if version == .iOS26, configuration.hidesBackground == nil {
                ScrolledBarBackground(page: nil, fades: true).ignoresSafeArea(edges: .top)
              } else {
                Rectangle().fill(.bar).ignoresSafeArea(edges: .top)
                  .overlay(alignment: .bottom) { BarHairline() }
              }
            }
          }
        }
        .modifier(_BarTitleModifier(kind: .background, page: page))
      }
      .environment(\.colorScheme, configuration.scheme ?? scheme)
    }
  }

  /// Whether the bar takes space: in iOS 26 a root page without a title, items and a search bar has none.
  private func isBarNeeded(_ configuration: NavigationBarConfiguration) -> Bool {
    version != .iOS26 || depth > 0 || configuration.hasContents
  }

  /// The configuration of the page without a search bar at the bottom. The root page also has the search around the
  /// stack.
  private var configuration: NavigationBarConfiguration {
    var configuration = page.configuration
    if depth == 0, configuration.search == nil { configuration.search = outerSearch }
    if configuration.search?.settings.isAtBottom == true { configuration.search = nil }
    return configuration
  }
}

/// The bottom bar of a page, if it has items for it, below a search bar at the bottom.
private struct PageBottomBar: View {
  let page: NavigationPage
  /// The search around the stack, if the page is its root.
  let outerSearch: SearchRequest?
  /// The safe area below the stack, in points.
  let bottomInset: CGFloat

  var body: some View {
    let configuration = page.configuration
    let items = configuration.items.filter { $0.placement.slot == .bottom }
    let keyboardItems = configuration.items.filter { $0.placement.slot == .keyboard }
    if let search = configuration.search ?? outerSearch, search.settings.isAtBottom {
      SearchBar(session: search.session, settings: search.settings)
        .padding(.bottom, items.isEmpty ? SearchBar.bottomMargin(above: bottomInset) : 0)
    }
    if !keyboardItems.isEmpty, isEditingText {
      BottomBar(items: keyboardItems)
    } else if !items.isEmpty {
      BottomBar(items: items)
    }
  }

  private var isEditingText: Bool {
    FrameContext.current.host?.focus.isEditingText == true
  }
}
