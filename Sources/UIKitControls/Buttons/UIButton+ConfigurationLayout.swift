// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

// The contents of a button with a configuration: an image or an activity indicator at an edge of a column of
// title and subtitle.

extension UIButton {
  /// Shows the contents of a configuration; `title` and `image` are those without one of its own.
  func show(_ own: Configuration, title: String?, image: UIImage?) {
    let color = own.foreground(tintColor)
    label.set(
      own.attributedTitle, own.title ?? title, own.titleTextAttributesTransformer,
      .systemFont(ofSize: own.buttonSize.fontSize), color)
    if own.subtitle != nil || own.attributedSubtitle != nil || subtitleLabel != nil {
      let view = subtitleLabel ?? UILabel()
      if subtitleLabel == nil { addSubview(view) }
      subtitleLabel = view
      view.set(
        own.attributedSubtitle, own.subtitle, own.subtitleTextAttributesTransformer,
        .systemFont(ofSize: 12), color)
    }
    showImage(own, own.image ?? image)
    picture.tintColor = color
    let view = backgroundView ?? BackgroundView(frame: bounds)
    if backgroundView == nil { insertSubview(view, at: 0) }
    backgroundView = view
    var background = own.background
    background.backgroundColor = own.background(tintColor)
    background.cornerRadius = own.radius(bounds.height)
    if background.strokeColor != nil, background.strokeWidth == 0 { background.strokeWidth = 1 }
    view.configuration = background
  }

  private func showImage(_ own: Configuration, _ image: UIImage?) {
    if own.showsActivityIndicator {
      let view = indicator ?? UIActivityIndicatorView(style: .medium)
      if indicator == nil { addSubview(view) }
      indicator = view
      view.color = own.foreground(tintColor)
      view.startAnimating()
      picture.image = nil
      return
    }
    indicator?.stopAnimating()
    picture.image =
      own.preferredSymbolConfigurationForImage.flatMap { image?.applyingSymbolConfiguration($0) }
      ?? image
  }

  /// Removes what only a configuration shows.
  func removeConfigurationViews() {
    for view in [subtitleLabel, indicator, backgroundView] as [UIView?] {
      view?.removeFromSuperview()
    }
    (subtitleLabel, indicator, backgroundView) = (nil, nil, nil)
  }

  private func imageSize(_ own: Configuration) -> CGSize {
    own.showsActivityIndicator
      ? indicator?.intrinsicContentSize ?? .zero : picture.image?.size ?? .zero
  }

  private func size(of label: UILabel?) -> CGSize {
    label?.text?.isEmpty == false ? label?.intrinsicContentSize ?? .zero : .zero
  }

  private func textSize(_ own: Configuration) -> CGSize {
    let (title, subtitle) = (size(of: label), size(of: subtitleLabel))
    let gap = title.height > 0 && subtitle.height > 0 ? own.titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private func gap(_ own: Configuration, _ image: CGSize, _ text: CGSize) -> CGFloat {
    image.width > 0 && text.height > 0 ? own.imagePadding : 0
  }

  /// The size of the contents with the insets around them.
  func size(of own: Configuration) -> CGSize {
    let (image, text, insets) = (imageSize(own), textSize(own), own.insets)
    let gap = gap(own, image, text)
    let isColumn = !own.imagePlacement.isDisjoint(with: [.top, .bottom])
    let (width, height) =
      isColumn
      ? (max(image.width, text.width), image.height + gap + text.height)
      : (image.width + gap + text.width, max(image.height, text.height))
    return CGSize(
      width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }

  /// Places the contents of a configuration.
  func layOut(_ own: Configuration) {
    backgroundView?.frame = bounds
    backgroundView?.configuration.cornerRadius = own.radius(bounds.height)
    let area = bounds.inset(by: own.insets)
    let image = imageSize(own)
    var text = textSize(own)
    let gap = gap(own, image, text)
    let pictureView: UIView = own.showsActivityIndicator ? indicator ?? picture : picture
    var (pictureOrigin, textOrigin) = (CGPoint.zero, CGPoint.zero)
    if own.imagePlacement.isDisjoint(with: [.top, .bottom]) {
      text.width = min(text.width, max(0, area.width - image.width - gap))
      let x = origin(of: image.width + gap + text.width, in: area)
      let isTrailing = own.imagePlacement.contains(.trailing)
      pictureOrigin = CGPoint(
        x: isTrailing ? x + text.width + gap : x, y: top(of: image.height, in: area))
      textOrigin = CGPoint(
        x: isTrailing ? x : x + image.width + gap, y: top(of: text.height, in: area))
    } else {
      text.width = min(text.width, area.width)
      let y = top(of: image.height + gap + text.height, in: area)
      let isBelow = own.imagePlacement.contains(.bottom)
      pictureOrigin = CGPoint(
        x: origin(of: image.width, in: area), y: isBelow ? y + text.height + gap : y)
      textOrigin = CGPoint(
        x: origin(of: text.width, in: area), y: isBelow ? y : y + image.height + gap)
    }
    pictureView.frame = CGRect(origin: pictureOrigin, size: image)
    fitPicture()
    placeTexts(own, CGRect(origin: textOrigin, size: text), hasImage: image.width > 0)
  }

  private func placeTexts(_ own: Configuration, _ area: CGRect, hasImage: Bool) {
    let (title, subtitle) = (size(of: label), size(of: subtitleLabel))
    func x(_ width: CGFloat) -> CGFloat {
      switch own.titleAlignment {
      case .leading: area.minX
      case .trailing: area.maxX - width
      case .center: area.midX - width / 2
      case .automatic:
        hasImage && own.imagePlacement.contains(.leading)
          ? area.minX
          : hasImage && own.imagePlacement.contains(.trailing)
            ? area.maxX - width : area.midX - width / 2
      }
    }
    let width = min(title.width, area.width)
    label.frame = CGRect(x: x(width), y: area.minY, width: width, height: title.height)
    let other = min(subtitle.width, area.width)
    subtitleLabel?.frame = CGRect(
      x: x(other), y: area.maxY - subtitle.height, width: other, height: subtitle.height)
  }
}

extension UILabel {
  /// Sets the text of a button's configuration.
  fileprivate func set(
    _ attributed: AttributedString?, _ plain: String?,
    _ transformer: UIConfigurationTextAttributesTransformer?, _ font: UIFont, _ color: UIColor
  ) {
    self.font = font
    textColor = color
    guard attributed != nil || transformer != nil else {
      text = plain
      return
    }
    guard let string = attributed ?? plain.map({ AttributedString($0) }) else {
      text = nil
      return
    }
    attributedText = string.withUIKitAttributes(font, color, transformer)
  }
}
