// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews

/// An object that adds gestures and what they do to a view.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view; nil for none.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed (nil).
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed (nil).
  func didMove(to view: UIView?)
}

/// The keys of what is stored with views.
@MainActor
enum StoredKeys {
  static let interactions = key()
  static let button = key()

  private static func key() -> UnsafeRawPointer {
    UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  }
}

extension UIView {
  /// The interactions of the view.
  public var interactions: [any UIInteraction] {
    get { associations[StoredKeys.interactions] as? [any UIInteraction] ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where !interactions.contains(where: { $0 === new }) {
        addInteraction(new)
      }
    }
  }

  /// Adds an interaction, and removes it from the view where it was.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    associations[StoredKeys.interactions] = interactions + [interaction]
    interaction.didMove(to: self)
  }

  /// Removes an interaction of the view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    associations[StoredKeys.interactions] = interactions.filter { $0 !== interaction }
    interaction.didMove(to: nil)
  }
}
