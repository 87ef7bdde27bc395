// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The particles of one kind that a layer emits. Ranges are the whole range about a value.
@preconcurrency @MainActor
open class CAEmitterCell {
  /// The layer that emits it last.
  weak var emitter: CAEmitterLayer?

  /// Whether particles begin.
  var canEmit: Bool { contents is CGImage && birthRate > 0 && lifetime + lifetimeRange / 2 > 0 }

  /// A name for the program's use.
  open var name: String?
  /// Whether particles are emitted; true by default.
  open var isEnabled = true { didSet { emitter?.setNeedsDisplay() } }
  /// The image of a particle, a `CGImage`; nil for none.
  open var contents: Any? { didSet { emitter?.setNeedsDisplay() } }
  /// The number of pixels per point of the image.
  open var contentsScale: CGFloat = 1
  /// The number of particles per second; 0 by default.
  open var birthRate: Float = 0 { didSet { emitter?.setNeedsDisplay() } }
  /// The lifetime of a particle, in seconds; 0 by default.
  open var lifetime: Float = 0 { didSet { emitter?.setNeedsDisplay() } }
  /// The range of the lifetime.
  open var lifetimeRange: Float = 0
  /// The speed of a new particle, in points per second.
  open var velocity: CGFloat = 0
  /// The range of the speed.
  open var velocityRange: CGFloat = 0
  /// The direction of a new particle in radians, clockwise from the right.
  open var emissionLongitude: CGFloat = 0
  /// The angle in radians in which directions are, about that one.
  open var emissionRange: CGFloat = 0
  /// The acceleration along x, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along y, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The scale of a new particle; 1 by default.
  open var scale: CGFloat = 1
  /// The range of the scale.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation in radians per second.
  open var spin: CGFloat = 0
  /// The range of the rotation.
  open var spinRange: CGFloat = 0
  /// The color by which the image is multiplied; white by default.
  open var color: CGColor? = UIColor.white.cgColor
  /// The range of the red component.
  open var redRange: Float = 0
  /// The range of the green component.
  open var greenRange: Float = 0
  /// The range of the blue component.
  open var blueRange: Float = 0
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// The change of the red component per second.
  open var redSpeed: Float = 0
  /// The change of the green component per second.
  open var greenSpeed: Float = 0
  /// The change of the blue component per second.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second.
  open var alphaSpeed: Float = 0

  /// Creates particles of no kind.
  public init() {}
}
