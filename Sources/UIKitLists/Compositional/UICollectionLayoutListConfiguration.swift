// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The look of a section that is a list of rows.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list: that of a table's styles or of a sidebar.
  public enum Appearance: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
  }

  /// The headers of the sections of a list.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none
    /// A view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first row, which is shown like a header.
    case firstItemInSection
  }

  /// The footers of the sections of a list.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none
    /// A view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// The look.
  public let appearance: Appearance
  /// The header above the rows; none by default.
  public var headerMode = HeaderMode.none
  /// The footer below the rows; none by default.
  public var footerMode = FooterMode.none
  /// Whether there are lines between rows; true by default, except in side bars.
  public var showsSeparators: Bool
  /// Space above the header, or the rows without one, in points; nil for that of the look.
  public var headerTopPadding: CGFloat?
  /// The color behind the rows; nil for that of the look.
  public var backgroundColor: UIColor?

  /// Returns the buttons that a swipe of a row reveals; nil for none.
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// The buttons that a swipe to the right reveals; nil for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The buttons that a swipe to the left reveals; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates the configuration of a list of an appearance, without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  /// Marks the rows of a section with their positions.
  func mark(_ items: [UICollectionViewLayoutAttributes]) {
    let first = headerMode == .firstItemInSection ? 1 : 0
    for (index, item) in items.enumerated() {
      let isHeader = index < first
      if !isHeader {
        item.swipes = ListSwipes(
          leading: leadingSwipeActionsConfigurationProvider,
          trailing: trailingSwipeActionsConfigurationProvider)
      }
      item.listPosition = ListRowPosition(
        appearance: appearance, isFirst: index == first || isHeader,
        isLast: index == items.count - 1 || isHeader,
        hasSeparator: showsSeparators && !isHeader && index < items.count - 1)
    }
  }
}

extension NSCollectionLayoutSection {
  /// Creates a section whose items are rows of a list, as wide as the collection.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    let isInset = configuration.appearance == .insetGrouped || configuration.appearance == .sidebar
    let isGrouped =
      configuration.appearance == .grouped || configuration.appearance == .insetGrouped
    let side: CGFloat = isInset ? 16 : 0
    section.topPadding = configuration.headerTopPadding ?? (isGrouped ? 18 : 0)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: side, bottom: isGrouped ? 18 : 0, trailing: side)
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Creates a layout whose sections are lists of rows.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout.background = configuration.background
    return layout
  }
}

extension UICollectionLayoutListConfiguration {
  /// The color behind the rows.
  var background: UIColor {
    if let backgroundColor { return backgroundColor }
    return appearance == .plain || appearance == .sidebarPlain
      ? .systemBackground : .systemGroupedBackground
  }
}
