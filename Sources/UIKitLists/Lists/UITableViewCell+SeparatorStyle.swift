// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import UIKitViews

extension UITableViewCell {
  /// The style of the lines between rows.
  public typealias SeparatorStyle = UITableView.SeparatorStyle
}
