// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The window with the app's settings. `SettingsLink`, `openSettings` and Ctrl+comma open it, or bring
/// it to the front.
///
/// Unless `windowResizability` requests something else, it has the size of its content.
public struct Settings<Content: View>: Scene, WindowScene {
  private let content: () -> Content

  /// Creates a window with settings.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Not available: the settings are a primitive scene.
  public var body: Never { fatalError("Settings is a primitive scene and has no body") }

  var window: WindowDescription {
    let content = content
    var window = WindowDescription(.settings, title: Text("Settings")) { _ in AnyView(content()) }
    window.resizability = .contentSize
    return window
  }
}

/// A button that opens the window with the app's settings. It is disabled if the app has none.
public struct SettingsLink<Label: View>: View {
  @Environment(\.windowActions) private var actions
  private let label: Label

  /// Creates a button with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View {
    let actions = actions
    Button {
      actions.windows?.openSettings()
    } label: {
      label
    }
    .disabled(actions.windows?.hasSettings != true)
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a button with the standard label.
  public init() {
    self.init { DefaultSettingsLinkLabel() }
  }
}

/// The label of a `SettingsLink` that has none of its own.
public struct DefaultSettingsLinkLabel: View {
  public var body: some View { Text("Settings…") }
}
