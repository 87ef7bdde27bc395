// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Presentation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

// SwiftUI declares both overloads of `toolbar`.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Shows or hides bars around the view: the navigation bar of the enclosing page, or the tab bar.
  ///
  /// - Parameters:
  ///   - visibility: `automatic` changes nothing.
  ///   - bars: The bars; none stands for the navigation bar. The bottom bar is not affected.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    applyToolbarVisibility(visibility, for: bars)
  }

  func applyToolbarVisibility(_ visibility: Visibility, for bars: [ToolbarPlacement]) -> some View {
    configuringNavigationBar { configuration in
      guard visibility != .automatic, bars.include(.navigationBar) else { return }
      configuration.isHidden = visibility == .hidden
    }
    .configuringTabBar { configuration in
      guard visibility != .automatic, bars.contains(.tabBar) else { return }
      configuration.isHidden = visibility == .hidden
    }
  }

  /// Sets the background of bars around the view: the navigation bar of the enclosing page, or the
  /// tab bar.
  ///
  /// - Parameters:
  ///   - style: Fills the bar, and the safe area beside it.
  ///   - bars: The bars; none stands for the navigation bar. The bottom bar is not affected.
  /// - Note: Differs from SwiftUI: always visible, even before content is scrolled under the bar.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    configuringNavigationBar { configuration in
      if bars.include(.navigationBar) {
        configuration.background = AnyView(Rectangle().fill(style))
      }
    }
    .configuringTabBar { configuration in
      guard bars.contains(.tabBar) else { return }
      configuration.background = PresentationBackground(Rectangle().fill(style), comparing: style)
    }
  }

  /// Sets whether the navigation bar of the enclosing page shows the background set by
  /// `toolbarBackground`.
  ///
  /// - Parameters:
  ///   - visibility: `automatic` changes nothing.
  ///   - bars: The setting applies if the list is empty or includes the navigation bar.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    configuringNavigationBar { configuration in
      guard visibility != .automatic, bars.include(.navigationBar) else { return }
      configuration.hidesBackground = visibility == .hidden
    }
  }

  /// Sets whether the navigation bar of the enclosing page shows the background set by
  /// `toolbarBackground`.
  ///
  /// - Parameters:
  ///   - visibility: `automatic` changes nothing.
  ///   - bars: The setting applies if the list is empty or includes the navigation bar.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    configuringNavigationBar { configuration in
      guard visibility != .automatic, bars.include(.navigationBar) else { return }
      configuration.hidesBackground = visibility == .hidden
    }
  }

  /// Sets the color scheme of bars around the view: the navigation bar of the enclosing page, or
  /// the tab bar.
  ///
  /// - Parameters:
  ///   - colorScheme: Nil for that of the page.
  ///   - bars: The bars; none stands for the navigation bar. The bottom bar is not affected.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    configuringNavigationBar { configuration in
      if bars.include(.navigationBar) { configuration.scheme = colorScheme }
    }
    .configuringTabBar { configuration in
      if bars.contains(.tabBar) { configuration.scheme = colorScheme }
    }
  }

  /// Adds items to the navigation bar and the bottom bar of the enclosing page of a navigation
  /// stack.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(toolbar: InstalledToolbar(content())))
  }

  /// Adds views at the trailing end of the navigation bar of the enclosing page of a navigation
  /// stack.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let entry = ToolbarEntry(placement: .automatic, view: AnyView(content()))
    return configuringNavigationBar { $0.items = [entry] }
  }
}

extension [ToolbarPlacement] {
  /// Returns whether a bar is among the placements; an empty list and `automatic` include all bars.
  fileprivate func include(_ bar: ToolbarPlacement) -> Bool {
    isEmpty || contains(bar) || contains(.automatic)
  }
}
