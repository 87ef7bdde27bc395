// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension View {
  /// Sets the title of the enclosing page of a navigation stack.
  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the enclosing page of a navigation stack.
  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the enclosing page of a navigation stack.
  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the enclosing page, and its position and size.
  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    configuringNavigationBar {
      $0.title = Text(titleKey)
      $0.displayMode = displayMode
    }
  }

  /// Sets the title of the enclosing page, which is not localized, and its position and size.
  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    configuringNavigationBar {
      $0.title = Text(title)
      $0.displayMode = displayMode
    }
  }

  /// Sets the title of the enclosing page, and its position and size.
  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    configuringNavigationBar {
      $0.title = title
      $0.displayMode = displayMode
    }
  }

  /// Adds a view at the trailing end of the navigation bar of the enclosing page.
  @available(*, deprecated, message: "Use toolbar(content:) instead.")
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    configuringNavigationBar {
      $0.items = [ToolbarEntry(placement: .topBarTrailing, view: AnyView(trailing))]
    }
  }

  /// Adds a view at the leading end of the navigation bar of the enclosing page.
  @available(*, deprecated, message: "Use toolbar(content:) instead.")
  public func navigationBarItems<L: View>(leading: L) -> some View {
    configuringNavigationBar {
      $0.items = [ToolbarEntry(placement: .topBarLeading, view: AnyView(leading))]
    }
  }

  /// Adds views at both ends of the navigation bar of the enclosing page.
  @available(*, deprecated, message: "Use toolbar(content:) instead.")
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    configuringNavigationBar {
      $0.items = [
        ToolbarEntry(placement: .topBarLeading, view: AnyView(leading)),
        ToolbarEntry(placement: .topBarTrailing, view: AnyView(trailing)),
      ]
    }
  }
}
