// Part of Snapback, under the MIT licence; see LICENSE.

/// The source of the limits of a window's size.
public struct WindowResizability: Equatable, Sendable {
  enum Kind: Sendable {
    case automatic
    case contentSize
    case contentMinSize
  }

  let kind: Kind

  /// The content's size for `Settings`, and the content's minimum size for all others.
  public static let automatic = WindowResizability(kind: .automatic)
  /// The window is at least as large as the content's minimum size, and at most as its maximum size. A
  /// content of a fixed size makes a window of that size.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// The window is at least as large as the content's minimum size.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

/// Whether the windows of a scene are opened again when the program starts.
public struct SceneRestorationBehavior: Equatable, Sendable {
  let isRestored: Bool

  /// Windows that were open when the program ended are opened again, with their size, their value and
  /// what `SceneStorage` has.
  public static let automatic = SceneRestorationBehavior(isRestored: true)
  /// Windows are not opened again.
  public static let disabled = SceneRestorationBehavior(isRestored: false)
}

/// Whether a window of a scene opens when the program starts.
public struct SceneLaunchBehavior: Equatable, Sendable {
  let launch: WindowDescription.Launch

  /// A window opens if the scene is the app's first one.
  public static let automatic = SceneLaunchBehavior(launch: .automatic)
  /// A window opens.
  public static let presented = SceneLaunchBehavior(launch: .presented)
  /// No window opens, unless the app would have none.
  public static let suppressed = SceneLaunchBehavior(launch: .suppressed)
}
