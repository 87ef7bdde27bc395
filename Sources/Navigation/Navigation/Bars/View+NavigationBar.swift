// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension View {
  /// Configures the navigation bar of the enclosing page.
  func configuringNavigationBar(_ change: (inout NavigationBarConfiguration) -> Void) -> some View {
    var configuration = NavigationBarConfiguration()
    change(&configuration)
    return modifier(_NavigationBarModifier(configuration: configuration))
  }

  /// Sets the title of the enclosing page of a navigation stack.
  ///
  /// If several views of the page set a title, that of the outermost view is shown.
  public func navigationTitle(_ title: Text) -> some View {
    configuringNavigationBar { $0.title = title }
  }

  /// Sets the title of the enclosing page of a navigation stack to a localized text.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the enclosing page of a navigation stack.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the enclosing page of a navigation stack to the current value of a binding.
  ///
  /// - Note: Differs from SwiftUI: with a binding, the user cannot rename the page.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// Sets the line below the title of the enclosing page of a navigation stack. Without a title it is not shown.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    configuringNavigationBar { $0.subtitle = subtitle }
  }

  /// Sets the line below the title of the enclosing page of a navigation stack to a localized text.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the line below the title of the enclosing page of a navigation stack.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets the position and size of the title of the enclosing page; large by default.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    configuringNavigationBar { $0.displayMode = displayMode }
  }

  /// Sets whether the navigation bar of the enclosing page is hidden.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    configuringNavigationBar { $0.isHidden = hidden }
  }

  /// Sets whether the back button of the enclosing page, and with it Ctrl + [, is hidden.
  ///
  /// - Note: Differs from SwiftUI: the swipe from the leading edge still goes back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    configuringNavigationBar { $0.hidesBackButton = hidesBackButton }
  }
}
