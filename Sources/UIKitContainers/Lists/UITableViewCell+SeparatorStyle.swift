// Part of Snapback, under the MIT licence; see LICENSE.

import UIKitViews

extension UITableViewCell {
  /// How rows are separated.
  public typealias SeparatorStyle = UITableView.SeparatorStyle
}
