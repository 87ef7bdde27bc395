// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

extension UISheetPresentationController {
  /// A height at which a sheet comes to rest.
  @preconcurrency @MainActor
  public final class Detent {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The identifier of `medium()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of `large()`.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    private static var count = 0

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) { (self.identifier, self.resolver) = (identifier, resolver) }

    /// Returns a detent at about half the height of the window.
    public static func medium() -> Detent {
      Detent(.medium) {
        ($0 as? SheetResolution).map { $0.height / 2 } ?? $0.maximumDetentValue / 2
      }
    }

    /// The highest detent: 10 points below the safe area at the upper edge.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A detent at a height without the safe area at the lower edge, in points; at most that of
    /// `large()`. Nil makes it inactive.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) ->
        CGFloat?
    ) -> Detent {
      count += 1
      return Detent(identifier ?? Identifier("custom \(count)"), resolver)
    }

    /// The height in a context in points; nil for an inactive detent.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// The window of a sheet, for the height of a detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the window.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the highest detent in points.
  var maximumDetentValue: CGFloat { get }
}

/// The context of a container view.
final class SheetResolution: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  /// The height between the safe areas.
  let height: CGFloat

  init(_ container: UIView) {
    containerTraitCollection = container.traitCollection
    let safe = container.safeAreaInsets
    height = max(0, container.bounds.height - safe.top - safe.bottom)
  }

  var maximumDetentValue: CGFloat { max(0, height - 10) }
}
