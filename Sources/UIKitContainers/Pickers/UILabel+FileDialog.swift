// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews

extension UILabel {
  /// Makes the view of a controller behind a file dialog: a text on the background.
  package static func behindFileDialog(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    label.backgroundColor = .systemBackground
    return label
  }
}
