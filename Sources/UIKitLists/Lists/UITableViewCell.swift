// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// A row of a table: texts, an image and an accessory, or views of the program in `contentView`.
@preconcurrency @MainActor
open class UITableViewCell: UIView, TappableCell, UIGestureRecognizerDelegate {
  /// The arrangement of the image and the two texts of a row.
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle

    /// The style by its name in storyboards.
    fileprivate init(interfaceValue name: String?) {
      self =
        switch name {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }
  }

  /// The background of a selected row.
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  /// The symbol at the trailing end of a row.
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// The name by which the table finds the row again when it has left the visible part; nil for one that is not
  /// reused.
  public let reuseIdentifier: String?
  /// The view for the contents of the row, beside the accessory and the controls of editing. Views of the program are
  /// added to it.
  public let contentView = UIView()
  /// The label of the text, which the first access creates; not shown with a `contentConfiguration`.
  open private(set) lazy var textLabel: UILabel? = makeLabel(17)
  /// The label of the second text: below the first one, or at the end; nil for rows of the default style.
  open private(set) lazy var detailTextLabel: UILabel? =
    style == .default ? nil : makeLabel(style == .subtitle ? 12 : 17)
  /// The view of the image before the texts, which the first access creates.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView()
    contentView.addSubview(view)
    return view
  }()
  /// The symbol at the trailing end; none by default. An `accessoryView` is shown in its place.
  open var accessoryType = AccessoryType.none { didSet { showAccessory() } }
  /// A view at the trailing end, in its size, instead of `accessoryType`; nil for none.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// Performs the segue of a storyboard when the row is selected; nil for none.
  package var selectionSegue: (() -> Void)?
  /// Performs the segue of the accessory button in a storyboard; nil without one.
  package var accessorySegue: (() -> Void)?
  private lazy var accessoryTap = UITapGestureRecognizer(
    target: self, action: Selector(method: UITableViewCell.accessoryTapped, "accessoryTapped"))

  private func accessoryTapped() {
    accessorySegue?()
    guard let table = superview as? UITableView, let path = table.indexPath(for: self) else {
      return
    }
    let delegate = table.delegate as? any UITableViewDelegate
    delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }
  /// The background while the row is selected; gray by default.
  open var selectionStyle = SelectionStyle.default
  /// The inset of the line below the row, in points.
  open var separatorInset = UITableViewCell.usualInset { didSet { setNeedsLayout() } }
  static let usualInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The view behind the contents while the row is selected or touched; nil for a gray one.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard oldValue !== selectedBackgroundView else { return }
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView {
        insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      }
      showShade()
      setNeedsLayout()
    }
  }
  /// The view behind the contents, below that of a selected row; nil for none.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether the row shows the controls of editing. The table sets it.
  open var isEditing: Bool {
    get { edit.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// The swipes of the list that shows the row.
  weak var swipe: RowSwipe?
  package var swipeActions: [(name: String, perform: @MainActor () -> Void)] {
    swipe?.actions(of: self) ?? []
  }
  /// The controls of editing.
  let edit = CellEditing()
  /// Whether the row is drawn as selected. The table sets it; setting it does not change the selection of the table.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a touch on the row highlights it. The table sets it.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var contents = CellContents()
  private var needsConfiguration = true
  /// Called when the state has changed, to configure the row for it; nil for nothing.
  open var configurationUpdateHandler:
    ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)?
  { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the contents are updated for the state; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  private var selected = false
  private var highlighted = false
  let style: CellStyle
  private let shade = UIView()
  private let accessory = UIImageView()
  let separator = UIView()
  /// The line above the first row of a section of a grouped table; nil without one.
  var topLine: UIView?
  /// The position in the section; nil outside of tables.
  var position: TableRowPosition? { didSet { if position != oldValue { showPosition() } } }
  /// Whether the row is in front of the others, while a finger moves it.
  var isLifted = false { didSet { showCard() } }
  /// Whether the program has set the background, which the table leaves alone then.
  final var hasOwnBackground = false

  open override var backgroundColor: UIColor? { didSet { hasOwnBackground = true } }

  /// Creates a row of a style. The table calls it for registered classes, with the default style.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    hasOwnBackground = false
    shade.backgroundColor = UIColor.systemGray.withAlphaComponent(0.3)
    shade.isHidden = true
    lineColor = Self.usualLineColor
    for view in [shade, contentView, accessory, separator] { addSubview(view) }
    // It has its size before the constraints inside are solved, and layoutSubviews() leaves space for the others.
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Creates a row of the default style.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a row without a size. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    style = CellStyle(interfaceValue: coder.interfaceValue("style"))
    reuseIdentifier = coder.interfaceValue("reuseIdentifier")
    super.init(coder: coder)
    setUp()
    decode(coder, by: UITableViewCell.self)
  }

  private func makeLabel(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    contentView.addSubview(label)
    return label
  }

  private func showAccessory() {
    let type = edit.isEditing ? edit.accessoryType : accessoryType
    let name: String? =
      switch type {
      case .none: nil
      case .disclosureIndicator: "chevron.right"
      case .checkmark: "checkmark"
      case .detailButton, .detailDisclosureButton: "info.circle"
      }
    accessory.image = name.flatMap { UIImage(systemName: $0) }
    accessory.tintColor = type == .disclosureIndicator ? .systemGray : .systemBlue
    let isButton = type == .detailButton || type == .detailDisclosureButton
    accessory.isUserInteractionEnabled = isButton
    if isButton, accessory.gestureRecognizers?.isEmpty != false {
      accessory.addGestureRecognizer(accessoryTap)
    }
    setNeedsLayout()
  }

  /// Shows that the row is edited or not. The table calls it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edit.isEditing = editing
    editingChanged(animated: animated)
  }

  /// Shows the controls and the accessory that the row has now.
  func editingChanged(animated: Bool) {
    edit.update(self)
    showAccessory()
    accessoryView?.isHidden = edit.isEditing
    edit.accessoryView?.isHidden = !edit.isEditing
    setNeedsUpdateConfiguration()
    if animated { UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() } }
  }

  /// Draws the row as selected or not. The table calls it; overrides change the look of a selected row.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    if edit.isMultiple { edit.update(self) }
    showShade()
  }

  /// Draws the row as touched or not. The table calls it; overrides change the look of a touched row.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    showShade()
  }

  private func showShade() {
    setNeedsUpdateConfiguration()
    let isHidden = selectionStyle == .none || !(selected || highlighted)
    shade.isHidden = isHidden || selectedBackgroundView != nil
    selectedBackgroundView?.isHidden = isHidden
  }

  /// Called before the row is used for another index path: overrides reset what they have set. Does nothing by
  /// default.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    configureIfNeeded()
    super.layoutSubviews()
    // The bounds of a swiped row are moved.
    for view in [shade, backgroundView, selectedBackgroundView] { view?.frame.size = bounds.size }
    edit.layout(bounds)
    let start = edit.inset
    var end = bounds.width - edit.gripInset
    if let accessoryView = edit.isEditing ? edit.accessoryView : accessoryView {
      accessoryView.center = CGPoint(
        x: end - 16 - accessoryView.bounds.width / 2, y: bounds.midY)
      end = accessoryView.frame.minX
    } else if let image = accessory.image {
      let size = image.size
      accessory.frame = CGRect(
        x: end - 16 - size.width, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
      end = accessory.frame.minX
    }
    contentView.frame = CGRect(
      x: start, y: 0, width: max(0, end - start), height: bounds.height)
    topLine?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    let endsGroup = position?.style == .grouped && position?.isLast == true
    let left = endsGroup ? 0 : start + separatorInset.left
    separator.frame = CGRect(
      x: left, y: bounds.height - 0.5,
      width: bounds.width - left - (endsGroup ? 0 : separatorInset.right), height: 0.5)
    placeTexts(16, end - start - 16)
  }

  // MARK: Delegate of recognizers

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  // MARK: Configuration

  /// The configuration of the content view; nil for the texts and the image, or for one that the program fills.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.configuration }
    set { contents.show(newValue, in: contentView, for: configurationState) }
  }

  /// The background behind the content view; nil for `backgroundColor` alone.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { contents.background }
    set { contents.show(newValue, in: self) }
  }

  /// The state by which the row's contents and background are configured: its traits, selected,
  /// highlighted, edited, swiped.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (selected, highlighted)
    (state.isEditing, state.isSwiped) = (edit.isEditing, bounds.minX != 0)
    return state
  }

  /// Requests that the row is configured for its state in the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Configures the row for a state: updates its contents, and calls the handler.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      contents.show(configuration, in: contentView, for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  /// Configures the row if that is due.
  func configureIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// The height that the contents have in a width; nil if constraints determine it.
  func fittingHeight(_ width: CGFloat) -> CGFloat? { contents.fittingSize(width)?.height }

  /// Returns contents in the arrangement of the row's style, to be changed and set as
  /// `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  private func placeTexts(_ start: CGFloat, _ end: CGFloat) {
    var start = start
    if let size = imageView?.image?.size {
      imageView?.frame = CGRect(
        x: start, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      start += size.width + 16
    }
    guard contentConfiguration == nil, let textLabel else { return }
    let text = textLabel.intrinsicContentSize
    guard let detail = detailTextLabel, detail.text?.isEmpty == false else {
      textLabel.frame = CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height)
      return
    }
    let lesser = detail.intrinsicContentSize
    if style == .subtitle {
      let top = bounds.midY - (text.height + lesser.height) / 2
      textLabel.frame = CGRect(x: start, y: top, width: max(0, end - start), height: text.height)
      detail.frame = CGRect(
        x: start, y: top + text.height, width: max(0, end - start), height: lesser.height)
    } else {
      textLabel.frame = CGRect(x: start, y: 0, width: text.width, height: bounds.height)
      detail.textColor = .systemGray
      detail.frame = CGRect(
        x: max(start + text.width, end - lesser.width), y: 0, width: lesser.width,
        height: bounds.height)
    }
  }
}
