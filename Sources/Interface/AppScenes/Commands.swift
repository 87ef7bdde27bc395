// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// Commands of an app. Their keyboard shortcuts work wherever the focus is.
///
/// - Note: Differs from SwiftUI: there is no menu bar, and no list of shortcuts.
@preconcurrency @MainActor
public protocol Commands {
  /// The type of the commands that implement these; `Never` for primitive ones.
  associatedtype Body: Commands

  /// The commands that implement these.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands that consist of views.
@MainActor
protocol PrimitiveCommands {
  var views: AnyView { get }
}

/// Builds commands from the statements of a closure.
@preconcurrency @MainActor
@resultBuilder
public enum CommandsBuilder {
  /// Returns the commands of a statement.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Returns no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns the only commands of a block.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Returns the commands of a block.
  public static func buildBlock<First: Commands, Second: Commands, each Further: Commands>(
    _ first: First, _ second: Second, _ further: repeat each Further
  ) -> some Commands {
    var commands: [any Commands] = [first, second]
    for other in repeat each further { commands.append(other) }
    return _CommandList(commands: commands)
  }

  /// Returns the commands of an `if` statement.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    _CommandList(commands: content.map { [$0] } ?? [])
  }

  /// Returns the commands of the first branch.
  public static func buildEither<Content: Commands>(first: Content) -> _CommandList {
    _CommandList(commands: [first])
  }

  /// Returns the commands of the second branch.
  public static func buildEither<Content: Commands>(second: Content) -> _CommandList {
    _CommandList(commands: [second])
  }

  /// Returns the commands of an `if #available` statement.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> _CommandList {
    _CommandList(commands: [content])
  }
}

/// Several commands. Not for use outside of the library.
public struct _CommandList: Commands, PrimitiveCommands {
  let commands: [any Commands]

  /// Not available: a list is primitive.
  public var body: Never { fatalError("a list of commands has no body") }

  var views: AnyView {
    let views = commands.map(CommandViews.view)
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

/// No commands.
public struct EmptyCommands: Commands, PrimitiveCommands {
  /// Creates no commands.
  public nonisolated init() {}

  /// Not available: there are no commands.
  public var body: Never { fatalError("there are no commands") }

  var views: AnyView { AnyView(EmptyView()) }
}

/// The commands of a menu.
public struct CommandMenu<Content: View>: Commands, PrimitiveCommands {
  private let content: Content

  /// Creates a menu with a localized name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a menu with a name that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a menu with a text as its name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Not available: a menu is primitive.
  public var body: Never { fatalError("a menu of commands has no body") }

  var views: AnyView { AnyView(content) }
}

/// Commands at a position among those of the system.
public struct CommandGroup<Content: View>: Commands, PrimitiveCommands {
  private let content: Content
  private var replaced: CommandGroupPlacement?

  /// Creates commands before those at a position.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Creates commands after those at a position.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Creates commands instead of those at a position.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
    replaced = group
  }

  /// Not available: a group is primitive.
  public var body: Never { fatalError("a group of commands has no body") }

  var views: AnyView {
    AnyView(
      Group {
        content
        if let replaced { ReplacedCommands(placement: replaced) }
      })
  }
}

/// A position among the commands of the system, of which there are three: Ctrl+N (`newItem`) opens a
/// window, Ctrl+W (`saveItem`) closes one, Ctrl+comma (`appSettings`) opens the settings. Commands that
/// replace them turn these off.
public struct CommandGroupPlacement: Sendable, Equatable {
  private let name: StaticString

  public static func == (a: CommandGroupPlacement, b: CommandGroupPlacement) -> Bool {
    a.name.description == b.name.description
  }

  /// About the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Services of other apps.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Hiding the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Quitting the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Creating documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cutting, copying and pasting.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Editing text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Showing and changing the toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Showing the sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Windows that exist once.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The arrangement of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Turns the system's commands at a position off while it is in the hierarchy of a window.
private struct ReplacedCommands: View {
  let placement: CommandGroupPlacement
  @Environment(\.windowActions) private var actions

  var body: some View {
    let window = actions.window
    Color.clear.frame(width: 0, height: 0)
      .onAppear { window?.replacedCommands.append(placement) }
      .onDisappear {
        guard let index = window?.replacedCommands.firstIndex(of: placement) else { return }
        window?.replacedCommands.remove(at: index)
      }
  }
}

/// The views of commands.
@MainActor
enum CommandViews {
  static func view(_ commands: any Commands) -> AnyView { erased(commands) }

  private static func erased<C: Commands>(_ commands: C) -> AnyView {
    if let commands = commands as? any PrimitiveCommands { return commands.views }
    // The commands may have dynamic properties.
    return AnyView(StyledView(style: StyleHolder(commands)) { view($0.body) })
  }
}

/// Commands as views without size, which react to their shortcuts only.
struct CommandShortcuts: View {
  let commands: any Commands

  var body: some View {
    ZStack { CommandViews.view(commands) }
      .buttonStyle(ShortcutButtonStyle())
      .toggleStyle(ShortcutToggleStyle())
      .menuStyle(ShortcutMenuStyle())
      .pickerStyle(.inline)
      .opacity(0)
      .frame(width: 0, height: 0)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}

private struct ShortcutButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Color.clear.shortcutTarget { configuration.trigger() }
  }
}

private struct ShortcutToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Color.clear.shortcutTarget { configuration.isOn.toggle() }
  }
}

private struct ShortcutMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}
