// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A property of views that can have another default.
@MainActor
struct AppearanceProperty {
  /// Gives a view the value of a proxy if that is not the usual one, and if the view has the usual one.
  /// Returns whether the proxy has another one.
  let apply: (_ proxy: UIView, _ usual: UIView, _ view: UIView) -> Bool

  private init<V: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<V, Value>,
    isOwn: @escaping (V, _ usual: V) -> Bool
  ) {
    apply = { proxy, usual, view in
      guard let proxy = proxy as? V, let usual = usual as? V, let view = view as? V,
        proxy[keyPath: path] != usual[keyPath: path]
      else { return false }
      if !isOwn(view, usual) { view[keyPath: path] = proxy[keyPath: path] }
      return true
    }
  }

  private init<V: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<V, Value>) {
    self.init(path) { $0[keyPath: path] != $1[keyPath: path] }
  }

  static let all: [AppearanceProperty] =
    views + labels + texts + bars + controls + scrolling + lists

  private static let views = [
    AppearanceProperty(\UIView.tintColor) { view, usual in
      let inherited = view.superview?.tintColor
      return view.tintColor != usual.tintColor && view.tintColor != inherited
    },
    AppearanceProperty(\UIView.backgroundColor), AppearanceProperty(\UIView.alpha),
    AppearanceProperty(\UIView.clipsToBounds),
    AppearanceProperty(\UIView.isExclusiveTouch),
    AppearanceProperty(\UIImageView.contentMode),
  ]

  private static let labels = [
    AppearanceProperty(\UILabel.textColor), AppearanceProperty(\UILabel.font),
    AppearanceProperty(\UILabel.textAlignment), AppearanceProperty(\UILabel.numberOfLines),
    AppearanceProperty(\UILabel.highlightedTextColor), AppearanceProperty(\UILabel.shadowColor),
    AppearanceProperty(\UILabel.shadowOffset),
    AppearanceProperty(\UILabel.adjustsFontForContentSizeCategory),
    AppearanceProperty(\UILabel.adjustsFontSizeToFitWidth),
  ]

  private static let texts = [
    AppearanceProperty(\UITextField.textColor), AppearanceProperty(\UITextField.font),
    AppearanceProperty(\UITextField.textAlignment), AppearanceProperty(\UITextField.borderStyle),
    AppearanceProperty(\UITextField.clearButtonMode), AppearanceProperty(\UITextView.textColor),
    AppearanceProperty(\UITextView.font), AppearanceProperty(\UITextView.textAlignment),
    AppearanceProperty(\UITextView.textContainerInset),
  ]

  private static let bars = [
    AppearanceProperty(\UISearchBar.barTintColor), AppearanceProperty(\UISearchBar.searchBarStyle),
    AppearanceProperty(\UIToolbar.barTintColor),
  ]

  private static let controls = [
    AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISlider.minimumTrackTintColor),
    AppearanceProperty(\UIProgressView.progressTintColor),
    AppearanceProperty(\UIProgressView.trackTintColor),
    AppearanceProperty(\UIActivityIndicatorView.color),
    AppearanceProperty(\UIButton.contentEdgeInsets),
  ]

  private static let scrolling = [
    AppearanceProperty(\UIScrollView.bounces),
    AppearanceProperty(\UIScrollView.keyboardDismissMode),
    AppearanceProperty(\UIScrollView.showsVerticalScrollIndicator),
    AppearanceProperty(\UIScrollView.showsHorizontalScrollIndicator),
    AppearanceProperty(\UIScrollView.indicatorStyle),
    AppearanceProperty(\UIScrollView.contentInsetAdjustmentBehavior),
  ]

  private static let lists = [
    AppearanceProperty(\UITableView.separatorStyle),
    AppearanceProperty(\UITableView.separatorColor),
    AppearanceProperty(\UITableView.separatorInset), AppearanceProperty(\UITableView.rowHeight),
    AppearanceProperty(\UITableView.sectionHeaderHeight),
    AppearanceProperty(\UITableView.allowsSelection),
    AppearanceProperty(\UITableViewCell.selectionStyle),
    AppearanceProperty(\UITableViewCell.accessoryType),
  ]
}
