// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The connection of a scene with the system.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: Hashable, Sendable {
    private let name: String

    /// A window of the application.
    public static let windowApplication = Role(name: "windowApplication")
  }

  /// The role of its scene.
  public let role = Role.windowApplication

  override init() { super.init() }
}
