// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

extension UIViewController {
  /// Shows a view of a preview in the middle.
  func showsPreview(of preview: UIView) {
    view.backgroundColor = .systemBackground
    view.addSubview(preview)
    let hasFrame = preview.translatesAutoresizingMaskIntoConstraints && preview.bounds.size != .zero
    if hasFrame {
      preview.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      preview.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      return
    }
    let size = preview.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    preview.translatesAutoresizingMaskIntoConstraints = false
    func pin(
      _ attributes: [NSLayoutConstraint.Attribute], _ relation: NSLayoutConstraint.Relation = .equal
    ) {
      for attribute in attributes {
        NSLayoutConstraint(
          item: preview, attribute: attribute, relatedBy: relation, toItem: view,
          attribute: attribute, multiplier: 1, constant: 0
        ).isActive = true
      }
    }
    guard size.width >= 1, size.height >= 1 else {
      return pin([.leading, .trailing, .top, .bottom])
    }
    pin([.centerX, .centerY])
    pin([.width], .lessThanOrEqual)
  }
}
