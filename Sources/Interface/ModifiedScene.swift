// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
public import Observation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A scene whose window has a modified root view.
struct _ModifiedScene<Content: Scene>: Scene {
  let content: Content
  let modify: @MainActor (AnyView) -> AnyView

  var body: some Scene { content }
}

/// A scene that changes the window of the scene inside.
@MainActor
package protocol WindowModifyingScene {
  /// The scene inside.
  var modifiedScene: any Scene { get }
  /// Returns the window with the changes of this scene.
  func modified(_ window: any WindowScene) -> any WindowScene
}

extension _ModifiedScene: WindowModifyingScene {
  package var modifiedScene: any Scene { content }

  package func modified(_ window: any WindowScene) -> any WindowScene {
    ModifiedWindow(window: window, modify: modify)
  }
}

/// A window with a modified root view.
private struct ModifiedWindow: WindowScene {
  let window: any WindowScene
  let modify: @MainActor (AnyView) -> AnyView

  var title: String? { window.title }
  var root: AnyView { modify(window.root) }

  func makeHost(
    size: CGSize, scale: CGFloat, resources: Resources, migration: StateMigration?
  ) -> ViewHost {
    ViewHost(root, size: size, scale: scale, resources: resources, migration: migration)
  }
}

extension Scene {
  /// The window of the scene: that of the first one that has one; nil if there is none.
  package var firstWindow: (any WindowScene)? {
    if let window = self as? any WindowScene { return window }
    if let list = self as? _SceneList {
      return list.scenes.lazy.compactMap(\.firstWindow).first
    }
    if let scene = self as? any WindowModifyingScene {
      return scene.modifiedScene.firstWindow.map { scene.modified($0) }
    }
    return Body.self == Never.self ? nil : body.firstWindow
  }
}

extension Scene {
  /// Adds commands: their keyboard shortcuts work wherever the focus is in the window.
  ///
  /// - Note: Differs from SwiftUI: commands are not listed anywhere.
  public func commands<Content: Commands>(
    @CommandsBuilder content: @escaping () -> Content
  ) -> some Scene {
    _ModifiedScene(content: self) { root in
      AnyView(root.background { CommandShortcuts(commands: content()) })
    }
  }

  /// Sets a value of the environment of the views in the scene.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    _ModifiedScene(content: self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Adds an observable object to the environment of the views in the scene.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    _ModifiedScene(content: self) { AnyView($0.environment(object)) }
  }

  /// Calls an action after a value has changed, such as the phase of the scene; with `initial` also
  /// when the window appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene {
    _ModifiedScene(content: self) {
      AnyView($0.onChange(of: value, initial: initial, action))
    }
  }

  /// Calls an action after a value has changed, such as the phase of the scene; with `initial` also
  /// when the window appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Calls an action with a value after it has changed.
  @available(*, deprecated, message: "Use an action with two or no parameters instead.")
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }
}
