// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Interface
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A row of texts or images, of which one is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` for no choice.
  public nonisolated static let noSegment = -1
  private let model = ControlModel(noSegment)
  private var segments: [Segment]
  /// The color of the part that shows the choice; nil for the usual one.
  open var selectedSegmentTintColor: UIColor? { didSet { model.revision += 1 } }

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
  }

  /// Whether a choice is selected only while it is reported; false by default.
  open var isMomentary = false

  /// Creates a control with a choice for each item, a `String` or a `UIImage`; others are empty. None is selected.
  public init(items: [Any]?) {
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a control with the titles or images of actions, which are performed when they are chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  /// Creates a control without segments.
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
    model.onChange = { [weak self] in self?.chosen() }
    showControl(model) { [weak self] value in
      Picker("", selection: value) {
        ForEach(Array((self?.segments ?? []).enumerated()), id: \.offset) { index, segment in
          if let image = segment.image {
            HStack { Image(uiImage: image) }.opacity(segment.isEnabled ? 1 : 0.4).tag(index)
          } else if let self, !self.attributes.isEmpty || !segment.isEnabled {
            // Texts alone have no modifiers in segments.
            HStack { self.text(segment.title ?? "", isSelected: index == value.wrappedValue) }
              .opacity(segment.isEnabled ? 1 : 0.4)
              .tag(index)
          } else {
            Text(segment.title ?? "").tag(index)
          }
        }
      }
      .pickerStyle(.segmented)
      .environment(\.controlThumb, self?.selectedSegmentTintColor.map { Color(uiColor: $0) })
      .disabled(self?.isEnabled == false)
    }
  }

  private func chosen() {
    let index = model.value
    if segments.indices.contains(index), let action = segments[index].action {
      sendAction(action)
    }
    sendActions(for: .valueChanged)
    if isMomentary { model.value = Self.noSegment }
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

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// The index of the selected choice; `noSegment`, the default, for none. Setting it sends no actions.
  open var selectedSegmentIndex: Int {
    get { model.value }
    set { model.value = newValue }
  }
  /// The text of a choice; an index beyond the last is the last one's, here and below. Nil without choices.
  open func titleForSegment(at segment: Int) -> String? {
    index(segment).flatMap { segments[$0].title }
  }
  /// The image of a choice; nil for one with a text.
  open func imageForSegment(at segment: Int) -> UIImage? {
    index(segment).flatMap { segments[$0].image }
  }
  /// Returns the action of a segment; nil if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? {
    index(segment).flatMap { segments[$0].action }
  }
  /// Sets the image of a choice instead of its text.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard let index = index(segment) else { return }
    (segments[index].image, segments[index].title) = (image, nil)
    changed()
  }
  /// Sets the action of a choice, with its title or image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard let index = index(segment) else { return }
    segments[index] = Segment(title: action.title, image: action.image, action: action)
    changed()
  }
  /// Sets the text of a choice instead of its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let index = index(segment) else { return }
    (segments[index].title, segments[index].image) = (title, nil)
    changed()
  }
  /// Sets whether a choice can be selected by touches and keys; an index beyond the last is the last one's.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard let index = index(segment) else { return }
    segments[index].isEnabled = enabled
    model.revision += 1
  }
  /// Returns whether a choice can be selected; an index beyond the last is the last one's. True without
  /// choices.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    index(segment).map { segments[$0].isEnabled } ?? true
  }
  private func index(_ segment: Int) -> Int? {
    segments.isEmpty || segment < 0 ? nil : min(segment, segments.count - 1)
  }
  /// Inserts a segment with a title at an index; one out of range counts as the nearest. Nothing is
  /// animated.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Inserts a segment with an image at an index; one out of range counts as the nearest. Nothing
  /// is animated.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// Inserts a choice with the title or image of an action, which is performed when it is chosen.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }
  private func insert(_ new: Segment, at segment: Int) {
    let index = min(max(segment, 0), segments.count)
    segments.insert(new, at: index)
    if model.value >= index { model.value += 1 }
    changed()
  }
  private func changed() {
    model.revision += 1
    invalidateIntrinsicContentSize()
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
    changed()
  }
  /// Removes all segments; none is selected then.
  open func removeAllSegments() {
    segments = []
    model.value = Self.noSegment
    changed()
  }

  @_spi(ViewTree) open override func stateChanged() {
    super.stateChanged()
    model.revision += 1
  }

  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let widest =
      segments.map { segment in
        if let image = segment.image { return image.size.width }
        let text = LabelText()
        text.text = StyledText([StyledText.Run(segment.title ?? "", font: font.font)])
        return text.size(width: nil).width
      }.max() ?? 0
    return CGSize(width: (widest + 20) * CGFloat(max(segments.count, 1)), height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
