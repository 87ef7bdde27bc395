// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Interface
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A row of choices.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` for no choice.
  public static let noSegment = -1
  private let model = ControlModel(noSegment)
  private var titles: [String]

  /// Creates a control with texts.
  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String ?? "" }
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a control without choices.
  public override init(frame: CGRect) {
    titles = []
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control without a size. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    titles = []
    super.init(coder: coder)
    setUp()
    decode(coder, by: UISegmentedControl.self)
  }

  private func setUp() {
    hugging.vertical = .defaultHigh
    model.onChange = { [weak self] in self?.sendActions(for: .valueChanged) }
    showControl(model) { [weak self] value in
      Picker("", selection: value) {
        ForEach(Array((self?.titles ?? []).enumerated()), id: \.offset) { index, title in
          if let self, !self.attributes.isEmpty {
            // Texts alone have no modifiers in segments.
            HStack { self.text(title, isSelected: index == value.wrappedValue) }.tag(index)
          } else {
            Text(title).tag(index)
          }
        }
      }
      .pickerStyle(.segmented)
      .disabled(self?.isEnabled == false)
    }
  }

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the color and the font of the texts in a state, `normal` or `selected`; nil for the usual ones.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    self.attributes[state.rawValue] = attributes
    model.revision += 1
    invalidateIntrinsicContentSize()
  }

  /// The attributes of the texts in a state; nil for the usual ones.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  private func text(_ title: String, isSelected: Bool) -> Text {
    let normal = attributes[State.normal.rawValue] ?? [:]
    let selected = isSelected ? attributes[State.selected.rawValue] ?? [:] : [:]
    let values = normal.merging(selected) { $1 }
    var text = Text(title)
    if let color = values[.foregroundColor] as? UIColor {
      text = text.foregroundColor(Color(uiColor: color))
    }
    if let font = values[.font] as? UIFont { text = text.font(Font(font)) }
    return text
  }

  /// The number of choices.
  open var numberOfSegments: Int { titles.count }
  /// The index of the choice; `noSegment` for none.
  open var selectedSegmentIndex: Int {
    get { model.value }
    set { model.value = newValue }
  }
  /// The text of a choice.
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
  /// Sets the text of a choice.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    titles[segment] = title ?? ""
    model.revision += 1
  }
  /// Inserts a choice.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(segment, titles.count))
    model.revision += 1
  }
  /// Removes a choice; one that is selected leaves none.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    if model.value == segment {
      model.value = Self.noSegment
    } else if model.value > segment {
      model.value -= 1
    }
    model.revision += 1
    invalidateIntrinsicContentSize()
  }
  /// Removes all choices.
  open func removeAllSegments() {
    titles = []
    model.revision += 1
  }

  @_spi(ViewTree) open override func stateChanged() {
    super.stateChanged()
    model.revision += 1
  }

  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let widest =
      titles.map { title in
        let text = LabelText()
        text.text = StyledText([StyledText.Run(title, font: font.font)])
        return text.size(width: nil).width
      }.max() ?? 0
    return CGSize(width: (widest + 20) * CGFloat(max(titles.count, 1)), height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
