// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// A part of a slider that can have an image.
enum SliderPart {
  case thumb
  case minimumTrack
  case maximumTrack
}

/// The thumb and the track of a slider with colors, images or rectangles of its own.
final class SliderLook: UIView {
  private unowned let slider: UISlider
  private let low = UIImageView()
  private let high = UIImageView()
  private let thumb = UIImageView()

  init(_ slider: UISlider) {
    self.slider = slider
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [high, low, thumb] { addSubview(view) }
    for view in [high, low] {
      view.clipsToBounds = true
      view.contentMode = .scaleToFill
    }
    thumb.contentMode = .scaleAspectFit
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  /// Shows the current value.
  func show() {
    let track = slider.trackRect(forBounds: slider.bounds)
    let rect = slider.thumbRect(
      forBounds: slider.bounds, trackRect: track, value: slider.value)
    let middle = min(max(rect.midX, track.minX), track.maxX)
    low.frame = CGRect(
      x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
    high.frame = CGRect(
      x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
    thumb.frame = rect
    show(low, .minimumTrack, slider.minimumTrackTintColor ?? slider.tintColor, track.height / 2)
    show(
      high, .maximumTrack,
      slider.maximumTrackTintColor ?? UIColor.systemGray.withAlphaComponent(0.2), track.height / 2)
    show(thumb, .thumb, slider.thumbTintColor ?? .white, rect.height / 2)
    if slider.thumbImage(for: slider.state) == nil {
      thumb.layer.shadowOpacity = 0.15
      thumb.layer.shadowRadius = 2
      thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
    } else {
      thumb.layer.shadowOpacity = 0
    }
    alpha = slider.isEnabled ? 1 : 0.5
  }

  private func show(_ view: UIImageView, _ part: SliderPart, _ color: UIColor, _ radius: CGFloat) {
    view.image = slider.image(part, slider.state)
    view.backgroundColor = view.image == nil ? color : nil
    view.layer.cornerRadius = view.image == nil ? radius : 0
  }
}

extension UISlider {
  func image(_ part: SliderPart, _ state: State) -> UIImage? {
    images[part]?[state.rawValue] ?? images[part]?[State.normal.rawValue]
  }

  private func set(_ image: UIImage?, _ part: SliderPart, _ state: State) {
    images[part, default: [:]][state.rawValue] = image
    if images[part]?.isEmpty == true { images[part] = nil }
    lookChanged()
  }

  /// Sets the image of the thumb for a state; nil for a circle.
  public func setThumbImage(_ image: UIImage?, for state: State) { set(image, .thumb, state) }
  /// Sets the image of the track up to the value for a state, which is stretched; nil for a bar.
  public func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    set(image, .minimumTrack, state)
  }
  /// Sets the image of the track after the value for a state, which is stretched; nil for a bar.
  public func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    set(image, .maximumTrack, state)
  }
  /// The image of the thumb for a state; nil for a circle.
  public func thumbImage(for state: State) -> UIImage? { image(.thumb, state) }
  /// The image of the track up to the value for a state; nil for a bar.
  public func minimumTrackImage(for state: State) -> UIImage? { image(.minimumTrack, state) }
  /// The image of the track after the value for a state; nil for a bar.
  public func maximumTrackImage(for state: State) -> UIImage? { image(.maximumTrack, state) }
  /// The image of the thumb in the current state; nil for a circle.
  public var currentThumbImage: UIImage? { image(.thumb, state) }
}
