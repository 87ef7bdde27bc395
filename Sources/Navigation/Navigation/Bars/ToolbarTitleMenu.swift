// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The menu that the title of a page opens.
public struct ToolbarTitleMenu<Content: View>: _PrimitiveToolbarContent, CustomizableToolbarContent
{
  private let content: Content

  /// Creates a menu of views; see `toolbarTitleMenu(content:)`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func _entries(_ context: _ToolbarContext) -> [ToolbarEntry] {
    [ToolbarEntry(id: context.entryID, placement: .titleMenu, view: AnyView(content))]
  }
}

/// The action that renames the document or the item around a `RenameButton`.
@preconcurrency @MainActor
public struct RenameAction {
  let action: @MainActor () -> Void

  /// Begins renaming.
  public func callAsFunction() { action() }
}

private enum RenameActionKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action that begins renaming; nil if nothing around the view can be renamed.
  public var rename: RenameAction? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

/// A button that starts renaming the document or item around it, by the action of `renameAction(_:)`. It is disabled
/// without one.
public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  /// The button.
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension RenameButton where Label == DefaultRenameButtonLabel {
  /// Creates the button.
  public init() { label = DefaultRenameButtonLabel() }
}

/// "Rename", with a pencil.
public struct DefaultRenameButtonLabel: View {
  /// The label.
  public var body: some View { Label("Rename", systemImage: "pencil") }
}

extension View {
  /// Sets the action of a `RenameButton` inside, or in the bar of the page.
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    let action = RenameAction(action: action)
    return environment(\.rename, action).configuringNavigationBar { $0.rename = action }
  }

  /// Makes a `RenameButton` inside, or in the bar of the page, focus a view, which is usually a text field with the name.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
