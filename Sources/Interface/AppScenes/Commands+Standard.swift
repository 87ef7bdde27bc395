// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The commands of a sidebar. There is no menu bar that lists them.
public struct SidebarCommands: Commands {
  public nonisolated init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// The commands of a toolbar. There is no menu bar that lists them.
public struct ToolbarCommands: Commands {
  public nonisolated init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// The commands of text editing. There is no menu bar that lists them.
public struct TextEditingCommands: Commands {
  public nonisolated init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// The commands of text formatting. There is no menu bar that lists them.
public struct TextFormattingCommands: Commands {
  public nonisolated init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// The commands of an inspector. There is no menu bar that lists them.
public struct InspectorCommands: Commands {
  public nonisolated init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// The commands of cameras and scanners. There is no menu bar that lists them.
public struct ImportFromDevicesCommands: Commands {
  public nonisolated init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}
