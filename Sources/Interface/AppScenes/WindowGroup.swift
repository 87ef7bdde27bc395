// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A kind of window of which there may be several.
///
/// The window of an app's first group opens when the program starts. `openWindow` opens others: of a
/// group with an `id`, a further one each time; of a group for values, one for each value. Ctrl+N
/// opens another window of the first group, unless a command has that shortcut or replaces
/// `.newItem`. Each window has its own state.
///
/// Pictures, recordings, tests and the gallery's window stand for a phone: they show the first window,
/// and `openWindow` does nothing there, as `supportsMultipleWindows` indicates.
public struct WindowGroup<Content: View>: Scene, WindowScene {
  private let title: Text?
  private let id: String?
  private let values: WindowValueType?
  private let content: (PresentedValue) -> Content

  init(
    _ title: Text?, _ id: String?, _ values: WindowValueType? = nil,
    content: @escaping (PresentedValue) -> Content
  ) {
    (self.title, self.id, self.values, self.content) = (title, id, values, content)
  }

  /// Creates windows that have the program's name as their title.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(nil, nil) { _ in content() }
  }

  /// Creates windows that have the program's name as their title, and are opened by an identifier.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, id) { _ in content() }
  }

  /// Creates windows with a text as their title.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, nil) { _ in content() }
  }

  /// Creates windows with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), nil) { _ in content() }
  }

  /// Creates windows with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), nil) { _ in content() }
  }

  /// Creates windows with a text as their title, which are opened by an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, id) { _ in content() }
  }

  /// Creates windows with a localized title, which are opened by an identifier.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), id) { _ in content() }
  }

  /// Creates windows with a title that is not localized, which are opened by an identifier.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), id) { _ in content() }
  }

  /// Not available: a window group is a primitive scene.
  public var body: Never { fatalError("WindowGroup is a primitive scene and has no body") }

  var window: WindowDescription {
    let content = content
    return WindowDescription(.group, id: id, title: title, values: values) {
      AnyView(content($0))
    }
  }
}

// MARK: Windows for values

extension WindowGroup {
  /// Creates windows for values, which `openWindow` passes. The value is nil in a window that was
  /// opened without one.
  public init<Value: Codable & Hashable, Root: View>(
    for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Root
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(nil, nil, values: content)
  }

  /// Creates windows for values, which are opened by the values or an identifier.
  public init<Value: Codable & Hashable, Root: View>(
    id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Root
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(nil, id, values: content)
  }

  /// Creates windows for values, with a text as their title.
  public init<Value: Codable & Hashable, Root: View>(
    _ title: Text, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Root
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(title, nil, values: content)
  }

  /// Creates windows for values, with a localized title.
  public init<Value: Codable & Hashable, Root: View>(
    _ titleKey: LocalizedStringKey, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Root
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(Text(titleKey), nil, values: content)
  }

  /// Creates windows for values, with a title that is not localized.
  @_disfavoredOverload
  public init<Value: Codable & Hashable, Root: View, S: StringProtocol>(
    _ title: S, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Root
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(Text(title), nil, values: content)
  }

  /// Creates windows for values, with a text as their title, which are opened by the values or an
  /// identifier.
  public init<Value: Codable & Hashable, Root: View>(
    _ title: Text, id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Root
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(title, id, values: content)
  }

  /// Creates windows for values, with a localized title, which are opened by the values or an
  /// identifier.
  public init<Value: Codable & Hashable, Root: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Root
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(Text(titleKey), id, values: content)
  }

  /// Creates windows for values, with a title that is not localized, which are opened by the values or
  /// an identifier.
  @_disfavoredOverload
  public init<Value: Codable & Hashable, Root: View, S: StringProtocol>(
    _ title: S, id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Root
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(Text(title), id, values: content)
  }

  private init<Value: Codable & Hashable, Root: View>(
    _ title: Text?, _ id: String?, values content: @escaping (Binding<Value?>) -> Root
  ) where Content == PresentedWindowContent<Value, Root> {
    self.init(title, id, WindowValueType(Value.self)) { value in
      PresentedWindowContent(value, content: content)
    }
  }
}
