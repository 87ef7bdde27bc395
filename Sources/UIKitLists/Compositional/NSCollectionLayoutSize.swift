// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// A width or height in a compositional layout: points, a fraction of the container, or an
/// estimate.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension {
  enum Kind: Equatable {
    case absolute
    case estimated
    case fractionalWidth
    case fractionalHeight
  }

  let kind: Kind
  /// The length in points, or the fraction.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
  }

  /// A fraction of the width of the container, which is the group, section or collection around:
  /// 0.5 is half of it. It may also be a height.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A fraction of the height of the container, which is the group, section or collection around:
  /// 0.5 is half of it. It may also be a width.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// A fixed length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// A length in points until the contents determine it.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether the length is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the length is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the length is given in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the contents determine the length.
  public var isEstimated: Bool { kind == .estimated }

  /// The length in a container, with the estimate of one that the contents determine.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .absolute, .estimated: dimension
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    }
  }
}

/// The size of an item or a group in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize {
  /// The width, in points or as a fraction.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height, in points or as a fraction.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from two dimensions, of which each is in points, a fraction or an estimate.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
  }

  /// The size in a container, with estimates.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}
