// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews

/// A menu entry that is replaced by others, which are made when the menu opens.
public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var isRequested = false
  /// The entries; nil before they are made.
  private(set) var elements: [UIMenuElement]?

  /// Creates an entry whose others are made once, when the menu opens for the first time. The provider
  /// calls its argument with them, at once or later; until then the menu shows that it waits.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    (provider, isCached) = (elementProvider, true)
    super.init(title: "")
  }

  private init(uncached provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    (self.provider, isCached) = (provider, false)
    super.init(title: "")
  }

  /// Creates an entry whose others are made each time that the menu opens.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(uncached: elementProvider) }

  /// Asks for the entries, unless they are known, and calls a function when they have arrived.
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
