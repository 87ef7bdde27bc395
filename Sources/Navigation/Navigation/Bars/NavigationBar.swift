// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The bar above a page, with the large title below it. When the page is scrolled, the large title
/// moves up under the bar, and the bar shows a small title and its background.
struct NavigationBar: View {
  let page: NavigationPage
  let configuration: NavigationBarConfiguration
  let canGoBack: Bool
  /// The configuration of the page below; nil for the root.
  let previous: NavigationBarConfiguration?
  /// The page below; nil for the root.
  let previousPage: NavigationPage?
  /// Whether the bar of the page below has a back button.
  let previousHasBack: Bool
  let back: @MainActor () -> Void
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.systemVersion) private var version

  init(
    page: NavigationPage, previous: NavigationBarConfiguration?, previousPage: NavigationPage?,
    configuration: NavigationBarConfiguration, canGoBack: Bool, previousHasBack: Bool,
    back: @escaping @MainActor () -> Void
  ) {
    self.page = page
    self.previous = previous
    self.previousPage = previousPage
    self.configuration = configuration
    self.canGoBack = canGoBack
    self.previousHasBack = previousHasBack
    self.back = back
  }

  /// Whether the items are on glass.
  private var isGlass: Bool { version == .iOS26 }
  private var isLeading: Bool { configuration.hasLeadingTitle }
  private var isLarge: Bool { configuration.hasLargeTitle }
  private var isSearching: Bool { configuration.isSearching }

  /// The height of the parts that move up with the scrolled views, in points.
  private var movingHeight: CGFloat { titleHeight + movingSearchHeight }

  private var movingSearchHeight: CGFloat { movesSearchBar ? SearchBar.height(typeSize) : 0 }

  /// See `RetractingBar`.
  private var restingDistances: [CGFloat] {
    if movingHeight == 0 { return [] }
    return movingSearchHeight > 0 && titleHeight > 0
      ? [0, movingSearchHeight, movingHeight] : [0, movingHeight]
  }

  /// The height of the row of the large title, in points; 0 without one.
  private var titleRow: CGFloat { isLarge ? NavigationBarMetrics.titleHeight(typeSize) : 0 }

  private var titleHeight: CGFloat {
    guard isLarge else { return 0 }
    return titleRow
      + (hasLargeSubtitle ? NavigationBarMetrics.subtitleHeight(typeSize) : 0)
  }

  /// Whether the search bar moves up under the bar, rather than staying below it.
  private var movesSearchBar: Bool {
    configuration.search != nil && !isSearching
      && configuration.search?.settings.staysVisible != true
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if isSearching {
        Color.clear.frame(height: 8)
      } else {
        bar
      }
      if isLarge || configuration.search != nil { movingParts }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .transformEnvironment(\.tint) { [tint = defaults.tint] in $0 = tint ?? $0 }
    .modifier(
      _UpdateActionModifier { [page, restingDistances, titleRow] in
        page.restingDistances = restingDistances
        page.largeTitleHeight = titleRow
      })
  }

  /// The large title of the page below; nil without one.
  private var previousLargeTitle: _BarPartModifier.LargeTitle? {
    guard let previousPage, previous?.hasLargeTitle == true else { return nil }
    return _BarPartModifier.LargeTitle(page: previousPage, height: previousPage.largeTitleHeight)
  }

  private var defaults: BarDefaults.Navigation { BarDefaults.current.navigation }

  private var bar: some View {
    NavigationBarLayout {
      HStack(spacing: isGlass ? BarGlass.spacing : 16) {
        if canGoBack {
          Group {
            if isGlass {
              BackButton(previous: previous, largeTitle: nil, hidesTitle: true, action: back)
                .frame(width: BarGlass.height)
                .modifier(BarGlass())
            } else {
              BackButton(
                previous: previous, largeTitle: previousLargeTitle,
                hidesTitle: configuration.isEditor == true, action: back)
            }
          }
          .modifier(_BarPartModifier(kind: .backButton(isBelow: previousHasBack)))
        }
        if isLeading, let title = configuration.title {
          barTitle(title, isLarge: configuration.isInlineLarge == true)
            .modifier(_BarPartModifier(kind: .item))
        }
        items(.leading)
      }
      .modifier(_BarItemModifier())
      HStack(spacing: 8) { center }.modifier(_BarPartModifier(kind: .title))
      HStack(spacing: 16) {
        items(.trailing)
        if !isGlass { secondaryActions.modifier(_BarPartModifier(kind: .item)) }
      }
      .modifier(_BarItemModifier())
    }
    .barContent(isGlass: isGlass)
    .modifier(_BarMarginModifier())
    .modifier(_NavigationBarHeightModifier())
    .background {
      if hasScrolledBackground {
        ScrolledBarBackground(
          page: page, start: movingHeight, fades: isGlass && !hasSearchBarBelow,
          hasLine: !hasSearchBarBelow
        )
        .ignoresSafeArea(edges: .top)
      }
    }
  }

  private var hasScrolledBackground: Bool {
    configuration.background == nil && configuration.hidesBackground != true
  }

  private var hasSearchBarBelow: Bool { configuration.search != nil && !movesSearchBar }

  /// The search bar, which disappears when the views are scrolled unless it is always visible, and the large title, which
  /// moves up under the bar after that.
  @ViewBuilder private var movingParts: some View {
    movingTitle.modifier(_BarTitleModifier(kind: .large(after: movingSearchHeight), page: page))
    if let search = configuration.search {
      SearchBar(session: search.session, settings: search.settings)
        .background {
          if hasScrolledBackground, !movesSearchBar, !isSearching {
            ScrolledBarBackground(page: page, start: titleHeight, fades: isGlass)
          }
        }
        .modifier(
          _BarTitleModifier(
            kind: movesSearchBar ? .shrinking : .below(titleHeight), page: page))
    }
  }

  @ViewBuilder private var movingTitle: some View {
    if isLarge {
      VStack(alignment: .leading, spacing: 0) {
        largeTitle.lineLimit(1).minimumScaleFactor(0.6)
          .modifier(
            _BarPartModifier(
              kind: isGlass ? .page : .largeTitle(.init(page: page, height: titleRow)))
          )
          .modifier(_BarMarginModifier())
          .frame(height: NavigationBarMetrics.titleHeight(typeSize))
        if hasLargeSubtitle {
          subtitle(.largeSubtitle, .subheadline)
            .modifier(_BarMarginModifier())
            .frame(height: NavigationBarMetrics.subtitleHeight(typeSize), alignment: .top)
        }
      }
    }
  }

  /// The views in a slot of the bar, one below another.
  private func views(_ slot: ToolbarItemPlacement.Slot) -> [ToolbarEntry] {
    configuration.items.filter { $0.placement.slot == slot }
  }

  private var hasLargeSubtitle: Bool {
    configuration.subtitle != nil || !views(.largeSubtitle).isEmpty
  }

  @ViewBuilder private var largeTitle: some View {
    let views = views(.largeTitle)
    if !views.isEmpty {
      ForEach(views, id: \.id) { $0.content }
        .font(.system(.largeTitle, weight: .bold))
    } else if let title = configuration.title {
      defaults.largeTitle.applied(to: title, font: .system(.largeTitle, weight: .bold))
    }
  }

  @ViewBuilder private func subtitle(_ slot: ToolbarItemPlacement.Slot, _ font: Font) -> some View {
    let views = views(slot)
    Group {
      if views.isEmpty {
        configuration.subtitle
      } else {
        ForEach(views, id: \.id) { $0.content }
      }
    }
    .font(font).foregroundStyle(.secondary).lineLimit(1)
  }

  @ViewBuilder private var center: some View {
    let principal = configuration.items.filter { $0.placement.slot == .principal }
    if !principal.isEmpty {
      ForEach(principal, id: \.id) { $0.content }
    } else if let title = configuration.title {
      if isLarge {
        defaults.title.applied(to: title, font: .headline)
          .lineLimit(1).accessibilityHidden(true)
          .modifier(
            _BarTitleModifier(
              kind: .inline(
                after: movingSearchHeight + NavigationBarMetrics.titleHeight(typeSize)),
              page: page))
      } else if !isLeading {
        barTitle(title, isLarge: false)
      }
    }
  }

  /// The title in the bar, which opens its menu if it has one.
  @ViewBuilder private func barTitle(_ title: Text, isLarge: Bool) -> some View {
    let line =
      isLarge
      ? defaults.largeTitle.applied(to: title, font: .title.weight(.bold)).lineLimit(1)
      : defaults.title.applied(to: title, font: .headline).lineLimit(1)
    let text = VStack(alignment: isLeading ? .leading : .center, spacing: 0) {
      line
      subtitle(.subtitle, .caption)
    }
    if let menu = configuration.titleMenu {
      Menu {
        menu
      } label: {
        HStack(spacing: 4) {
          text
          Image(systemName: "chevron.down.circle.fill")
            .font(.system(size: 13))
            .foregroundStyle(.tertiary)
        }
        .controlForegroundStyle(Color.primary)
      }
    } else {
      text
    }
  }

  /// The menu of secondary actions.
  @ViewBuilder private var secondaryActions: some View {
    let actions = configuration.items.filter { $0.placement.slot == .secondary }
    if !actions.isEmpty {
      Menu {
        ForEach(actions, id: \.id) { $0.content }
      } label: {
        Image(systemName: isGlass ? "ellipsis" : "ellipsis.circle").accessibilityLabel("More")
      }
    }
  }

  /// The items at an end of the bar, each in its ideal width, or less if there is not enough space.
  @ViewBuilder private func items(_ slot: ToolbarItemPlacement.Slot) -> some View {
    let entries = configuration.items.filter { $0.placement.slot == slot }
    if isGlass {
      let all = slot == .trailing ? entries + secondaryEntries : entries
      if !all.isEmpty { BarGroups(all).modifier(_BarPartModifier(kind: .item)) }
    } else {
      ForEach(entries, id: \.id) {
        $0.content.modifier(_BarItemWidthModifier()).modifier(_BarPartModifier(kind: .item))
      }
    }
  }

  /// The menu of secondary actions as an item; empty if there are none.
  private var secondaryEntries: [ToolbarEntry] {
    configuration.items.contains { $0.placement.slot == .secondary }
      ? [ToolbarEntry(placement: .primaryAction, view: AnyView(secondaryActions))] : []
  }
}

/// The button with the title of the page below, or with "Back" if that is too long.
private struct BackButton: View {
  /// The configuration of that page.
  let previous: NavigationBarConfiguration?
  /// The large title of that page; nil without one.
  let largeTitle: _BarPartModifier.LargeTitle?
  let hidesTitle: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 5) {
        BackArrow().stroke(
          TintShapeStyle(), style: StrokeStyle(lineWidth: 2.4, lineCap: .round, lineJoin: .round)
        )
        .frame(width: 9.5, height: 17)
        .flipsForRightToLeftLayoutDirection(true)
        if !hidesTitle {
          ViewThatFits(in: .horizontal) {
            if let title = previous?.title { title.lineLimit(1) }
            Text("Back")
          }
          .frame(maxWidth: 110, alignment: .leading)
          .modifier(_BarPartModifier(kind: .backLabel(largeTitle)))
        }
      }
      .fixedSize(horizontal: true, vertical: false)
      .contentShape(Rectangle())
    }
    .keyboardShortcut("[", modifiers: .command)
    .frame(height: 44)
  }
}

private nonisolated struct BackArrow: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}
