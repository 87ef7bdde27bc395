// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A control for a number between two others, set by dragging a thumb along a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private let model = ControlModel(0.0)
  /// The value at the left end; 0 by default. A `value` below it becomes it. One that is not finite counts as 0 on the
  /// track.
  open var minimumValue: Float = 0 { didSet { rangeChanged() } }
  /// The value at the right end; 1 by default. A `value` above it becomes it. One that is not finite, or not above the
  /// minimum, counts as the minimum on the track.
  open var maximumValue: Float = 1 { didSet { rangeChanged() } }
  /// The color of the part up to the value; nil for the tint.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      model.revision += 1
      look?.show()
    }
  }
  /// The color of the part after the value; nil for the usual one.
  open var maximumTrackTintColor: UIColor? { didSet { lookChanged() } }
  /// The color of the thumb; nil for white.
  open var thumbTintColor: UIColor? { didSet { lookChanged() } }
  /// The image at the left end of the track; nil for none.
  open var minimumValueImage: UIImage? { didSet { valueImagesChanged() } }
  /// The image at the right end of the track; nil for none.
  open var maximumValueImage: UIImage? { didSet { valueImagesChanged() } }
  private var valueImages: (minimum: UIImageView, maximum: UIImageView)?
  private weak var host: UIView?
  /// The images of thumb and track, by states.
  var images: [SliderPart: [UInt: UIImage]] = [:]
  /// The custom thumb and track; nil for the usual ones.
  private var look: SliderLook?
  /// Whether changes are reported while the finger moves; true by default.
  open var isContinuous = true

  /// Creates a slider from 0 to 1 with the value 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    hugging.vertical = .defaultHigh
    model.onChange = { [weak self] in
      self?.look?.show()
      if self?.isContinuous == true { self?.sendActions(for: .valueChanged) }
    }
    host = showControl(model) { [weak self] value in
      let (minimum, high) = (Double(self?.minimumValue ?? 0), Double(self?.maximumValue ?? 1))
      let low = minimum.isFinite ? minimum : 0
      Slider(
        value: value, in: low...(high.isFinite && high > low ? high : low.nextUp + 1e-6),
        onEditingChanged: { isEditing in
          guard !isEditing, let self else { return }
          if !self.isContinuous { self.sendActions(for: .valueChanged) }
        }
      )
      .tint(self?.minimumTrackTintColor.map { Color(uiColor: $0) })
      .disabled(self?.isEnabled == false)
      // A view that is not drawn at all would get no touches.
      .opacity(self?.look == nil ? 1 : 0.01)
    }
  }

  private func rangeChanged() {
    model.revision += 1
    guard minimumValue <= maximumValue else { return }
    if value < minimumValue { value = minimumValue }
    if value > maximumValue { value = maximumValue }
  }

  /// Whether thumb and track are drawn as usual.
  private var hasUsualLook: Bool {
    maximumTrackTintColor == nil && thumbTintColor == nil && images.isEmpty
      && trackRect(forBounds: bounds) == usualTrack(bounds)
      && thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: minimumValue)
        == usualThumb(bounds, minimumValue)
  }

  /// Draws thumb and track by the properties and methods of the slider.
  func lookChanged() {
    guard look != nil || !hasUsualLook else { return }
    if look == nil {
      let new = SliderLook(self)
      new.frame = bounds
      new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(new)
      look = new
      model.revision += 1
    }
    look?.show()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeValueImages()
    lookChanged()
  }

  private func valueImagesChanged() {
    let views = valueImages ?? (UIImageView(), UIImageView())
    valueImages = views
    (views.minimum.image, views.maximum.image) = (minimumValueImage, maximumValueImage)
    addSubview(views.minimum)
    addSubview(views.maximum)
    setNeedsLayout()
  }

  private func placeValueImages() {
    guard let valueImages else { return }
    valueImages.minimum.frame = minimumValueImageRect(forBounds: bounds)
    valueImages.maximum.frame = maximumValueImageRect(forBounds: bounds)
    host?.frame = inner(bounds)
  }

  /// The rectangle of the image at the minimum: at the left; empty without one.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle of the image at the maximum: at the right; empty without one.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The part of the bounds between the images.
  private func inner(_ bounds: CGRect) -> CGRect {
    let left =
      minimumValueImage == nil ? bounds.minX : minimumValueImageRect(forBounds: bounds).maxX + 8
    let right =
      maximumValueImage == nil ? bounds.maxX : maximumValueImageRect(forBounds: bounds).minX - 8
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }

  private func usualTrack(_ bounds: CGRect) -> CGRect {
    let bounds = inner(bounds)
    return CGRect(
      x: bounds.minX + 1, y: (bounds.midY - 2).rounded(.up), width: max(0, bounds.width - 2),
      height: 4)
  }

  private func usualThumb(_ bounds: CGRect, _ value: Float) -> CGRect {
    let bounds = inner(bounds)
    let size = images[.thumb]?[0]?.size ?? CGSize(width: 27, height: 27)
    let range = maximumValue - minimumValue
    let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: bounds.minX + fraction * max(0, bounds.width - size.width),
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle of the track. Overrides change what is drawn, not where touches count.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { usualTrack(bounds) }

  /// The rectangle of the thumb at a value. Overrides change what is drawn, not where touches count.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    usualThumb(bounds, value)
  }

  /// Creates a slider without a size. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, by: UISlider.self)
  }

  /// The value, between `minimumValue` and `maximumValue`, to which a set number is clamped; 0 by default. Setting it
  /// sends no actions.
  open var value: Float {
    get { Float(model.value) }
    set {
      model.value = Double(min(max(newValue, minimumValue), maximumValue))
      look?.show()
    }
  }

  /// Sets the value like `value`, and moves the thumb there with an animation or at once.
  open func setValue(_ value: Float, animated: Bool) {
    withAnimation(animated ? .default : nil) {
      UIView.animate(withDuration: animated && look != nil ? 0.25 : 0) { self.value = value }
    }
  }

  @_spi(ViewTree) open override func stateChanged() {
    super.stateChanged()
    model.revision += 1
    look?.show()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, 118), height: 34)
  }
}
