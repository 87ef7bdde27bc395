// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The dimensions of a list in a style, in points.
struct ListMetrics: Equatable {
  /// From the edge of the list to the edge of a card, in lists at least as wide as `usualWidth`.
  private var wideMargin: CGFloat = 20
  /// From the edge of a card to the content of its rows, in lists that are not narrow.
  private var wideInset: CGFloat = 20
  /// Whether the lines between rows end where the content of rows does, not at the edge of the card.
  private(set) var insetsLineEnds = false
  /// The height of the lines between rows; nil for one pixel.
  private(set) var lineHeight: CGFloat?
  /// The minimum height of a row.
  var rowHeight: CGFloat = 44
  /// Above and below the content of a row.
  var rowPadding: CGFloat = 11
  /// The corner radius of the cards.
  var radius: CGFloat = 10
  /// Between two cards without a header or footer between them.
  private var sectionGap: CGFloat = 35
  /// The one of the style, whatever the environment says.
  private var styleGap: CGFloat = 35
  /// Above the first card without a header, and below the last one.
  private var verticalMargin: CGFloat = 35
  /// Above a header; half of `sectionGap` is above a card without one.
  private var headerMargin: CGFloat = 17
  /// Below a footer; half of `sectionGap` is below a card without one.
  private var footerMargin: CGFloat = 12
  /// Between a header and its card.
  var headerGap: CGFloat = 6
  /// Between a card and its footer.
  var footerGap: CGFloat = 6
  var rowGap: CGFloat = 0
  /// The edges whose margins the scroll view has in place of the list.
  private var replacedMargins: Edge.Set = []
  /// Whether the first section directly follows the search bar of a page.
  var isBelowSearchBar = false
  /// Whether the list is directly below a large title.
  private var isBelowLargeTitle = false

  init(_ style: _ListStyleKind, _ version: SystemVersion = .iOS18) {
    if version == .iOS26 { lineHeight = 1 }
    switch style {
    case .insetGrouped:
      guard version == .iOS26 else { return }
      (wideMargin, wideInset, rowPadding, radius) = (16, 16, 15, 26)
      (headerMargin, headerGap, insetsLineEnds) = (10, 10, true)
      (footerMargin, footerGap) = (6, 8)
    case .grouped:
      wideMargin = 0
      radius = 0
    case .plain:
      wideMargin = 0
      radius = 0
      sectionGap = 0
      verticalMargin = 0
      if version == .iOS26 { (wideInset, rowPadding, insetsLineEnds) = (16, 15, true) }
    }
  }

  /// The dimensions for the style and the settings in the environment.
  @MainActor
  init(_ values: EnvironmentValues) {
    self.init(values.listStyleKind, values.systemVersion)
    let pitch = 22 * Font.TextStyle.body.growth(at: values.dynamicTypeSize)
    rowHeight = max(values.defaultMinListRowHeight, rowPadding > 11 ? pitch + 2 * rowPadding : 0)
    isBelowSearchBar = values.isBelowSearchBar
    if let spacing = values.listRowSpacing, spacing.isFinite { rowGap = max(0, spacing) }
    isBelowLargeTitle = values.isBelowLargeTitle
    styleGap = sectionGap
    sectionGap = values.listSectionSpacing ?? sectionGap
    replacedMargins = values.replacedListMargins
  }

  /// The width from which a list has the margins of usual phones.
  private static let usualWidth: CGFloat = 375

  /// Returns the distance from the edge of a list of a given width to the edge of a card: 4 points less
  /// than usual on narrow phones.
  func margin(in width: CGFloat) -> CGFloat {
    if replacedMargins.isSuperset(of: .horizontal) { return 0 }
    return width < Self.usualWidth ? min(wideMargin, 16) : wideMargin
  }

  /// Returns the distance from the edge of a card of a given width to the content of its rows: 4 points
  /// less than usual on narrow phones.
  func inset(in cardWidth: CGFloat) -> CGFloat {
    cardWidth < Self.usualWidth - 2 * 20 ? min(wideInset, 16) : wideInset
  }

  /// Returns the gap between two sections: smaller before a header and after a footer. The smaller one
  /// of the sections' own spaces counts; nil is that of the list.
  func gap(
    afterFooter: Bool, beforeHeader: Bool, _ above: ListRowConfiguration.SectionSpacing? = nil,
    _ below: ListRowConfiguration.SectionSpacing? = nil
  ) -> CGFloat {
    func length(_ own: ListRowConfiguration.SectionSpacing?) -> CGFloat {
      own.map { $0.length ?? styleGap } ?? sectionGap
    }
    let gap = min(length(above), length(below))
    let saving = (afterFooter ? 17.5 - footerMargin : 0) + (beforeHeader ? 17.5 - headerMargin : 0)
    return gap == 0 ? 0 : max(0, gap - saving)
  }

  /// Returns the space above the first section: none below a large title of iOS 26, where a header keeps
  /// its own.
  func topMargin(hasHeader: Bool) -> CGFloat {
    if isBelowSearchBar || replacedMargins.contains(.top) && !isBelowLargeTitle { return 0 }
    if hasHeader { return min(verticalMargin, headerMargin) }
    return isBelowLargeTitle ? 0 : verticalMargin
  }

  /// The space below the last section.
  var bottomMargin: CGFloat { replacedMargins.contains(.bottom) ? 0 : verticalMargin }

  /// Returns the insets of the content of a row in a card of a given width: the row's own, or those of
  /// the style.
  func contentInsets(_ custom: EdgeInsets?, in cardWidth: CGFloat) -> EdgeInsets {
    let side = inset(in: cardWidth)
    return custom
      ?? EdgeInsets(top: rowPadding, leading: side, bottom: rowPadding, trailing: side)
  }
}
