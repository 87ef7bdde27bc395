// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// The name, role and classes with which a scene is created.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
  /// The name that was given.
  public let name: String?
  /// The role that was given.
  public let role: UISceneSession.Role
  /// The class of the scene. It has no effect.
  public var sceneClass: AnyClass?
  /// The class of the scene's delegate. It has no effect: the source has one such class.
  public var delegateClass: AnyClass?
  /// The storyboard with the first controller. It has no effect: the project's information names it.
  public var storyboard: UIStoryboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
