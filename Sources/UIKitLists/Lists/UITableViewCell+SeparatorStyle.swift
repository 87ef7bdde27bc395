// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import UIKitViews

extension UITableViewCell {
  /// How rows are separated.
  public typealias SeparatorStyle = UITableView.SeparatorStyle
}
