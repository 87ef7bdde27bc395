// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// How a scene is created.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
  /// The name that was given.
  public let name: String?
  /// The role that was given.
  public let role: UISceneSession.Role

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
