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
  private var segments: [Segment]
  /// The color of the part that shows the choice; nil for the usual one.
  open var selectedSegmentTintColor: UIColor? { didSet { model.revision += 1 } }

  private struct Segment {
    var title: String
    var isEnabled = true
  }

  /// Creates a control with texts.
  public init(items: [Any]?) {
    segments = (items ?? []).map { Segment(title: $0 as? String ?? "") }
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a control without choices.
  public override init(frame: CGRect) {
    segments = []
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control without a size. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    segments = []
    super.init(coder: coder)
    setUp()
    decode(coder, by: UISegmentedControl.self)
  }

  private func setUp() {
    hugging.vertical = .defaultHigh
    model.shouldChange = { [weak self] in self?.isEnabledForSegment(at: $0) ?? true }
    model.onChange = { [weak self] in self?.sendActions(for: .valueChanged) }
    showControl(model) { [weak self] value in
      Picker("", selection: value) {
        ForEach(Array((self?.segments ?? []).enumerated()), id: \.offset) { index, segment in
          if let self, !self.attributes.isEmpty || !segment.isEnabled {
            // Texts alone have no modifiers in segments.
            HStack { self.text(segment.title, isSelected: index == value.wrappedValue) }
              .opacity(segment.isEnabled ? 1 : 0.4)
              .tag(index)
          } else {
            Text(segment.title).tag(index)
          }
        }
      }
      .pickerStyle(.segmented)
      .environment(\.controlThumb, self?.selectedSegmentTintColor.map { Color(uiColor: $0) })
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
  open var numberOfSegments: Int { segments.count }
  /// The index of the choice; `noSegment` for none.
  open var selectedSegmentIndex: Int {
    get { model.value }
    set { model.value = newValue }
  }
  /// The text of a choice.
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  /// Sets the text of a choice.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title ?? ""
    model.revision += 1
  }
  /// Sets whether a choice can be selected by touches and keys; an index beyond the last is the last one's.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard let index = index(segment) else { return }
    segments[index].isEnabled = enabled
    model.revision += 1
  }
  /// Whether a choice can be selected; an index beyond the last is the last one's. True without choices.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    index(segment).map { segments[$0].isEnabled } ?? true
  }
  private func index(_ segment: Int) -> Int? {
    segments.isEmpty || segment < 0 ? nil : min(segment, segments.count - 1)
  }
  /// Inserts a choice.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title ?? ""), at: min(segment, segments.count))
    model.revision += 1
  }
  /// Removes a choice; one that is selected leaves none.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
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
    segments = []
    model.revision += 1
  }

  @_spi(ViewTree) open override func stateChanged() {
    super.stateChanged()
    model.revision += 1
  }

  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let widest =
      segments.map { segment in
        let text = LabelText()
        text.text = StyledText([StyledText.Run(segment.title, font: font.font)])
        return text.size(width: nil).width
      }.max() ?? 0
    return CGSize(width: (widest + 20) * CGFloat(max(segments.count, 1)), height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
