// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The UIKit class with which lists were made before iOS 16. Since then its properties have no effect
/// on lists, and so it is here; use `scrollContentBackground`, `listRowSeparator` and `listRowBackground`.
@preconcurrency @MainActor
public final class UITableView {
  /// How the rows are separated.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }

  private static let proxy = UITableView()

  /// The defaults of all instances. They have no effect on lists.
  public static func appearance() -> UITableView { proxy }

  private init() {}

  /// The color behind the rows; has no effect.
  public var backgroundColor: UIColor?
  /// How the rows are separated; has no effect.
  public var separatorStyle = SeparatorStyle.singleLine
  /// The color of the lines between rows; has no effect.
  public var separatorColor: UIColor?
  /// Whether rows can be selected; has no effect.
  public var allowsSelection = true
  /// Whether the scroll bar is shown; has no effect.
  public var showsVerticalScrollIndicator = true
  /// Whether scrolling bounces at the ends; has no effect.
  public var bounces = true
}

/// The UIKit class of rows of lists before iOS 16. Since then its properties have no effect on lists.
@preconcurrency @MainActor
public final class UITableViewCell {
  /// How a selected row is shown.
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  private static let proxy = UITableViewCell()

  /// The defaults of all instances. They have no effect on lists.
  public static func appearance() -> UITableViewCell { proxy }

  private init() {}

  /// The color of the row; has no effect.
  public var backgroundColor: UIColor?
  /// How a selected row is shown; has no effect.
  public var selectionStyle = SelectionStyle.default
}
