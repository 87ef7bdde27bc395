// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
public import Observation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A scene whose windows are modified.
struct _ModifiedScene<Content: Scene>: Scene {
  let content: Content
  let modify: @MainActor (inout WindowDescription) -> Void

  var body: some Scene { content }
}

/// A scene that changes the windows of the scene inside.
@MainActor
protocol WindowModifyingScene {
  /// The scene inside.
  var modifiedScene: any Scene { get }
  /// Returns a window with the changes of this scene.
  func modified(_ window: WindowDescription) -> WindowDescription
}

extension _ModifiedScene: WindowModifyingScene {
  var modifiedScene: any Scene { content }

  func modified(_ window: WindowDescription) -> WindowDescription {
    var window = window
    modify(&window)
    return window
  }
}

extension Scene {
  /// Returns the scene with modified contents of its windows.
  fileprivate func modifyingContent(_ modify: @escaping (AnyView) -> AnyView) -> some Scene {
    _ModifiedScene(content: self) { $0.modifyContent(modify) }
  }
}

extension Scene {
  /// Adds commands: their keyboard shortcuts work wherever the focus is in the window.
  ///
  /// - Note: Differs from SwiftUI: commands are not listed anywhere.
  public func commands<Content: Commands>(
    @CommandsBuilder content: @escaping () -> Content
  ) -> some Scene {
    modifyingContent { root in
      AnyView(root.background { CommandShortcuts(commands: content()) })
    }
  }

  /// Sets a value of the environment of the views in the scene.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    modifyingContent { AnyView($0.environment(keyPath, value)) }
  }

  /// Adds an observable object to the environment of the views in the scene.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    modifyingContent { AnyView($0.environment(object)) }
  }

  /// Calls an action after a value has changed, such as the phase of the scene; with `initial` also
  /// when the window appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene {
    modifyingContent {
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
