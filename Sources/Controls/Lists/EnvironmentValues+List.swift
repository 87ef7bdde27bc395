// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

private enum ListRowInsetsKey: EnvironmentKey {
  static let defaultValue: EdgeInsets? = nil
}

private enum DefaultMinListRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 44
}

private enum ListRowSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private enum ListSectionSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private enum ReplacedListMarginsKey: EnvironmentKey {
  static var defaultValue: Edge.Set { [] }
}

private enum HidesListBackgroundKey: EnvironmentKey {
  static let defaultValue = false
}

private enum IsInSectionTitleKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is in the header or footer of a section of a list.
  var isInSectionTitle: Bool {
    get { self[IsInSectionTitleKey.self] }
    set { self[IsInSectionTitleKey.self] = newValue }
  }

  /// The insets of the row's content in its cell; nil for those of the list's style.
  var listRowInsets: EdgeInsets? {
    get { self[ListRowInsetsKey.self] }
    set { self[ListRowInsetsKey.self] = newValue }
  }

  /// The minimum height of list rows, in points: 44 by default.
  ///
  /// Setting a negative value sets 0. Setting NaN or infinity sets the default.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue.isFinite ? max(0, newValue) : 44 }
  }

  /// The space between rows, in points; nil for none.
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  /// The space between sections, in points; nil for that of the list's style.
  var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  /// The edges whose margins `contentMargins` of the list replaces.
  var replacedListMargins: Edge.Set {
    get { self[ReplacedListMarginsKey.self] }
    set { self[ReplacedListMarginsKey.self] = newValue }
  }

  /// Whether lists draw no background of their own.
  var hidesListBackground: Bool {
    get { self[HidesListBackgroundKey.self] }
    set { self[HidesListBackgroundKey.self] = newValue }
  }
}
