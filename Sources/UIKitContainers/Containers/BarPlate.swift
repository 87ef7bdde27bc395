// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// The usual background of a bar with contents under it: a blur with a line at the edge towards the contents.
final class BarPlate: UIVisualEffectView {
  private let line = UIView()
  private let isAtBottom: Bool

  /// - Parameter isAtBottom: Whether the contents are above the bar.
  init(isAtBottom: Bool) {
    self.isAtBottom = isAtBottom
    super.init(frame: .zero)
    effect = UIBlurEffect(style: .systemChromeMaterial)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    line.backgroundColor = .separator
    contentView.addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(
      x: 0, y: isAtBottom ? 0 : bounds.height - 0.5, width: bounds.width, height: 0.5)
  }
}

extension UIView {
  /// Shows a color behind a bar at the bottom, or without one the usual background.
  final func showBarBackground(_ color: UIColor?) {
    backgroundColor = color ?? .clear
    let shown = subviews.lazy.compactMap { $0 as? BarPlate }.first
    let plate = shown ?? BarPlate(isAtBottom: true)
    plate.isHidden = color != nil
    guard shown == nil else { return }
    plate.frame = bounds
    insertSubview(plate, at: 0)
  }
}
