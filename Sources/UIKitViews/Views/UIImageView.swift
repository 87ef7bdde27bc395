// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A view that draws an image, or several in turn, as `contentMode` fits it to the bounds.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image that the view shows; nil, the default, for none.
  open var image: UIImage? { didSet { changed() } }
  /// The image while the view is highlighted; nil for the same.
  open var highlightedImage: UIImage? { didSet { changed() } }
  /// Whether the view shows `highlightedImage`; false by default.
  open var isHighlighted = false { didSet { changed() } }
  /// Images that are shown in turn between `startAnimating()` and `stopAnimating()`; nil for none.
  open var animationImages: [UIImage]?
  /// The duration of one turn of all images, in seconds; 0, the default, and less for 30 images a second.
  open var animationDuration: TimeInterval = 0
  /// The number of turns; 0, the default, for no end.
  open var animationRepeatCount = 0
  /// The size and the weight of symbols, before those of the image; nil for the image's own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { changed() } }
  private var start: Double?

  /// Creates a view without an image. It gets no touches unless `isUserInteractionEnabled` is set.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with an image, whose size it gets; nil for a view without a size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates a view with two images, in the size of the first.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Creates a view without an image. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    decode(coder, by: UIImageView.self)
  }

  private func changed() {
    invalidateIntrinsicContentSize()
    layer.setNeedsFrame()
  }

  private var shown: UIImage? {
    if let animationImages, let start, !animationImages.isEmpty {
      let count = Double(animationImages.count)
      let duration = animationDuration > 1e-9 ? animationDuration : count / 30
      let turn = (UIKitService.now - start) / duration
      return animationImages[
        min(Int((turn - turn.rounded(.down)) * count), animationImages.count - 1)]
    }
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let preferredSymbolConfiguration, let shown else { return shown }
    return shown.withConfiguration(
      preferredSymbolConfiguration.applying(shown.symbolConfiguration))
  }

  /// Starts to show the images of `animationImages` one after another.
  open func startAnimating() {
    guard start == nil, animationImages?.isEmpty == false else { return }
    start = UIKitService.now
    UIKitService.current?.add(self)
  }

  /// Stops the animation of images: `image` is shown.
  open func stopAnimating() { start = nil }
  /// Whether the images of `animationImages` are shown one after another.
  open var isAnimating: Bool { start != nil }

  open override var intrinsicContentSize: CGSize {
    shown?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? size }

  override func drawContents(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    guard let shown else { return }
    let rect = contentMode.rect(of: shown.size, in: state.bounds)
    let tint = Color(uiColor: tintColor).resolve(UIKitService.environment)
    shown.draw(in: rect, tint: tint, &builder)
  }
}

extension UIImageView: FrameTicker {
  package func tick(at time: Double) -> Bool {
    guard let start else { return false }
    if animationRepeatCount > 0, let animationImages {
      let duration =
        animationDuration > 1e-9 ? animationDuration : Double(animationImages.count) / 30
      if time - start >= duration * Double(animationRepeatCount) { self.start = nil }
    }
    layer.setNeedsFrame()
    return self.start != nil
  }
}
