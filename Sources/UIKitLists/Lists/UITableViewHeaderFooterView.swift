// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// A header or footer of a section of a table, which is reused.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name by which views are reused.
  public let reuseIdentifier: String?
  /// The view that contents are added to, over the whole header or footer.
  public let contentView = UIView()
  /// The label of the text; it is created when it is first read.
  open var textLabel: UILabel? {
    if label == nil {
      let new = UILabel()
      new.font = .systemFont(ofSize: 13, weight: .semibold)
      contentView.addSubview(new)
      label = new
    }
    return label
  }
  private var label: UILabel?
  /// The place of a title in a grouped table; nil for text in the middle.
  private var titleKind: TitleKind?

  /// The position of the text of a grouped table in relation to the rows.
  enum TitleKind {
    case header
    case footer
  }

  /// The space between the title of a section and its rows in a grouped table, in points.
  static let titleGap: CGFloat = 7.5

  /// The inset of the text from the sides, in points.
  private static let textInset: CGFloat = 16

  /// Shows a title as the table does for titles of its data source.
  func showTitle(_ title: String, _ kind: TitleKind, _ style: UITableView.Style) {
    guard let textLabel else { return }
    if style == .plain {
      backgroundColor = .secondarySystemBackground
      textLabel.font = .systemFont(ofSize: 17, weight: kind == .header ? .semibold : .regular)
      textLabel.text = title
    } else {
      titleKind = kind
      Self.showGroupedTitle(title, kind, in: textLabel)
    }
  }

  private static func showGroupedTitle(_ title: String, _ kind: TitleKind, in label: UILabel) {
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.text = kind == .header ? title.uppercased() : title
  }

  /// The height of a title in a grouped table, with the space between it and the rows, in points.
  static func titleHeight(_ title: String, _ kind: TitleKind, width: CGFloat) -> CGFloat {
    let label = UILabel()
    showGroupedTitle(title, kind, in: label)
    let size = CGSize(width: max(0, width - 2 * textInset), height: 0)
    return label.sizeThatFits(size).height + titleGap
  }
  private var contents = CellContents()

  /// Creates a view.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a view without a size. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.interfaceValue("reuseIdentifier")
    super.init(coder: coder)
    setUp()
    decode(coder, by: UITableViewHeaderFooterView.self)
  }

  /// Called before the view is used for another section. Does nothing by default.
  open func prepareForReuse() {}

  /// The configuration of the content view; nil for the text, or for one that the program fills.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.configuration }
    set {
      contents.show(
        newValue, in: contentView, for: UICellConfigurationState(traitCollection: traitCollection))
    }
  }

  /// The background behind the content view; nil for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { contents.background }
    set { contents.show(newValue, in: self) }
  }

  /// Returns the usual contents of a header of a grouped table, to be changed and set as
  /// `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let label else { return }
    var frame = bounds.insetBy(dx: Self.textInset, dy: 0)
    if let titleKind {
      let height = label.sizeThatFits(CGSize(width: max(0, frame.width), height: 0)).height
      frame.origin.y =
        titleKind == .footer ? Self.titleGap : bounds.height - height - Self.titleGap
      frame.size.height = height
    }
    label.frame = frame
  }
}
