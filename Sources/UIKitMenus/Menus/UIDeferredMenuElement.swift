// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews

/// A placeholder for menu entries that are made when the menu opens.
public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var isRequested = false
  /// The entries; nil before they are made.
  private(set) var elements: [UIMenuElement]?

  /// Creates a placeholder for entries that are made once, when the menu opens for the first time. The provider
  /// passes them to its argument, immediately or later; until then the menu shows an activity indicator.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    (provider, isCached) = (elementProvider, true)
    super.init(title: "")
  }

  private init(uncached provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    (self.provider, isCached) = (provider, false)
    super.init(title: "")
  }

  /// Creates a placeholder for entries that are made each time the menu opens.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(uncached: elementProvider) }

  /// Requests the entries unless they are known, and calls `changed` when they have arrived.
  func load(_ changed: @escaping () -> Void) {
    if !isCached { (isRequested, elements) = (false, nil) }
    guard !isRequested else { return }
    isRequested = true
    provider { [weak self] elements in
      self?.elements = elements
      changed()
    }
  }
}
