// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitControls
@_spi(ViewTree) import UIKitViews

/// Shows the contents of a row of a list.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView()
  private let label = UILabel()
  private let secondary = UILabel()
  private let texts = UIStackView()
  private let row = UIStackView()
  private var edges: [NSLayoutConstraint] = []
  private var imageSize: [NSLayoutConstraint] = []
  private var list: UIListContentConfiguration

  /// The contents. Contents of other types are ignored.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      list = new
      show()
    }
  }

  /// Creates a view with contents.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    row.addArrangedSubview(imageView)
    row.addArrangedSubview(texts)
    texts.addArrangedSubview(label)
    texts.addArrangedSubview(secondary)
    imageView.contentMode = .scaleAspectFit
    imageView.setContentHuggingPriority(.required, for: .horizontal)
    edges = [
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: row.trailingAnchor),
      row.topAnchor.constraint(equalTo: topAnchor),
      bottomAnchor.constraint(equalTo: row.bottomAnchor),
    ]
    NSLayoutConstraint.activate(edges)
    let least = heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    least.priority = UILayoutPriority(999)
    least.isActive = list.textProperties.font.pointSize == 17
    imageSize = [
      imageView.widthAnchor.constraint(equalToConstant: 0),
      imageView.heightAnchor.constraint(equalToConstant: 0),
    ]
    show()
  }

  /// Returns nil; archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  private func show() {
    let margins = list.directionalLayoutMargins
    for (edge, length) in zip(
      edges, [margins.leading, margins.trailing, margins.top, margins.bottom])
    { edge.constant = length }
    show(list.text, list.attributedText, list.textProperties, in: label)
    show(
      list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: secondary)
    let isBeside = list.prefersSideBySideTextAndSecondaryText
    texts.axis = isBeside ? .horizontal : .vertical
    texts.spacing =
      isBeside
      ? list.textToSecondaryTextHorizontalPadding : list.textToSecondaryTextVerticalPadding
    row.spacing = list.imageToTextPadding
    // Beside the text, the second one is at the end.
    secondary.setContentHuggingPriority(
      isBeside ? .defaultHigh : .defaultLow, for: .horizontal)
    showImage()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = text == nil && attributed == nil
  }

  private func showImage() {
    let properties = list.imageProperties
    imageView.isHidden = list.image == nil
    imageView.image =
      properties.preferredSymbolConfiguration.flatMap {
        list.image?.withConfiguration($0)
      } ?? list.image
    imageView.tintColor = properties.tintColor
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    var size = imageView.image?.size ?? .zero
    let most = properties.maximumSize
    let scale = min(
      1, most.width > 0 && size.width > 0 ? most.width / size.width : 1,
      most.height > 0 && size.height > 0 ? most.height / size.height : 1)
    size = CGSize(
      width: max(size.width * scale, properties.reservedLayoutSize.width),
      height: max(size.height * scale, properties.reservedLayoutSize.height))
    for (constraint, length) in zip(imageSize, [size.width, size.height]) {
      constraint.constant = length
      constraint.isActive = list.image != nil
    }
  }
}
