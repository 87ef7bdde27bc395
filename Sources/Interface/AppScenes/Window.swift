// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A window that exists at most once.
///
/// It opens when the program starts if it is the app's first scene, and otherwise by `openWindow`,
/// which brings it to the front if it is open.
public struct Window<Content: View>: Scene, WindowScene {
  private let title: Text
  private let id: String
  private let content: () -> Content

  /// Creates a window with a text as its title.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    (self.title, self.id, self.content) = (title, id, content)
  }

  /// Creates a window with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a window with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  /// Not available: a window is a primitive scene.
  public var body: Never { fatalError("Window is a primitive scene and has no body") }

  var window: WindowDescription {
    let content = content
    return WindowDescription(.single, id: id, title: title) { _ in AnyView(content()) }
  }
}
