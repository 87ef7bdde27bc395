// Part of Snapback, under the MIT licence; see LICENSE.

/// What stands in a navigation bar.
public enum NavigationBarItem {
  /// How a page's title is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Large.
    case automatic
    /// In the bar, between its buttons.
    case inline
    /// Below the bar.
    case large
  }
}

// SwiftUI has both of `toolbar`.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  private func asking(_ change: (inout BarRequest) -> Void) -> some View {
    var request = BarRequest()
    change(&request)
    return modifier(_BarRequestModifier(request: request))
  }

  /// Names the page the view is on.
  public func navigationTitle(_ title: Text) -> some View {
    asking { $0.title = title }
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Says how the title of the page the view is on is shown.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    asking { $0.displayMode = displayMode }
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    asking {
      $0.title = Text(titleKey)
      $0.displayMode = displayMode
    }
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    asking {
      $0.title = title
      $0.displayMode = displayMode
    }
  }

  /// Hides the bar above the page the view is on.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    asking { $0.isHidden = hidden }
  }

  /// Hides the button that leads back, and the swipe that does.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    asking { $0.hidesBackButton = hidesBackButton }
  }

  /// Hides, or shows, the bar above the page the view is on.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    asking { request in
      guard visibility != .automatic, bars.names(.navigationBar) else { return }
      request.isHidden = visibility == .hidden
    }
    .askingTabBar { request in
      guard visibility != .automatic, bars.contains(.tabBar) else { return }
      request.isHidden = visibility == .hidden
    }
  }

  /// Sets what is behind the bars around the page the view is on.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    asking { request in
      if bars.names(.navigationBar) { request.background = AnyView(Rectangle().fill(style)) }
    }
    .askingTabBar { request in
      guard bars.contains(.tabBar) else { return }
      request.background = PresentationBackground(Rectangle().fill(style), comparing: style)
    }
  }

  /// Says whether anything is behind the bar above the page the view is on.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    asking { request in
      guard visibility != .automatic, bars.names(.navigationBar) else { return }
      request.hidesBackground = visibility == .hidden
    }
  }

  /// Says whether anything is behind the bar above the page the view is on.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    asking { request in
      guard visibility != .automatic, bars.names(.navigationBar) else { return }
      request.hidesBackground = visibility == .hidden
    }
  }

  /// Sets the appearance of the bars around the page the view is on; nil for that of the page.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    asking { request in
      if bars.names(.navigationBar) { request.scheme = colorScheme }
    }
    .askingTabBar { request in
      if bars.contains(.tabBar) { request.scheme = colorScheme }
    }
  }

  /// Puts views into the bars around the page the view is on.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let entries = content()._entries
    return asking { $0.items = entries }
  }

  /// Puts views at the trailing end of the bar above the page the view is on.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let entry = ToolbarEntry(placement: .automatic, view: AnyView(content()))
    return asking { $0.items = [entry] }
  }

  @available(*, deprecated, message: "Use toolbar(content:) instead.")
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    asking { $0.items = [ToolbarEntry(placement: .topBarTrailing, view: AnyView(trailing))] }
  }

  @available(*, deprecated, message: "Use toolbar(content:) instead.")
  public func navigationBarItems<L: View>(leading: L) -> some View {
    asking { $0.items = [ToolbarEntry(placement: .topBarLeading, view: AnyView(leading))] }
  }

  @available(*, deprecated, message: "Use toolbar(content:) instead.")
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    asking {
      $0.items = [
        ToolbarEntry(placement: .topBarLeading, view: AnyView(leading)),
        ToolbarEntry(placement: .topBarTrailing, view: AnyView(trailing)),
      ]
    }
  }
}

extension [ToolbarPlacement] {
  /// Whether a bar is among them; no name stands for the bars that there are.
  fileprivate func names(_ bar: ToolbarPlacement) -> Bool {
    isEmpty || contains(bar) || contains(.automatic)
  }
}
