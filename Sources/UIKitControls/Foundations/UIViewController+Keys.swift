// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import UIKitViews

extension UIViewController {
  /// Adds a key that calls a method.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Removes a key that was added.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// Whether contents extend behind opaque bars. Stored without an effect: `edgesForExtendedLayout` alone
  /// decides.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { associations[Self.opaqueBars] as? Bool ?? false }
    set { associations[Self.opaqueBars] = newValue }
  }

  /// Whether presented controllers use this one's `modalTransitionStyle`. Stored without an effect.
  public var providesPresentationContextTransitionStyle: Bool {
    get { associations[Self.contextStyle] as? Bool ?? false }
    set { associations[Self.contextStyle] = newValue }
  }

  private static let opaqueBars = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  private static let contextStyle = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
