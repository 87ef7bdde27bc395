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
    if size.width < 1 || size.height < 1 {
      NSLayoutConstraint.activate([
        preview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        preview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        preview.topAnchor.constraint(equalTo: view.topAnchor),
        preview.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    } else {
      NSLayoutConstraint.activate([
        preview.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        preview.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        preview.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
      ])
    }
  }
}
