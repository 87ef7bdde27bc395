// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) import ViewCore

/// An effect on the appearance of a view that does not change its layout.
public protocol VisualEffect {
  /// The steps of the effect, from the innermost outwards. Not for implementing outside of the library.
  var _steps: _VisualSteps { get }
}

/// An effect without steps, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an effect without steps.
  public init() {}

  public var _steps: _VisualSteps { _VisualSteps(steps: []) }
}

/// The steps of an effect. Not for use outside of the library.
public struct _VisualSteps: VisualEffect {
  package var steps: [VisualStep]

  public var _steps: _VisualSteps { self }
}

extension VisualEffect {
  private func adding(_ kind: VisualStep.Kind, _ parameters: Double...) -> _VisualSteps {
    _VisualSteps(steps: _steps.steps + [VisualStep(kind: kind, parameters: parameters)])
  }

  /// Translates the view by an offset in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset, offset.width, offset.height)
  }

  /// Translates the view by distances in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset, x, y)
  }

  /// Scales the view about an anchor in unit coordinates; negative factors mirror it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, scale.width, scale.height, anchor.x, anchor.y)
  }

  /// Scales the view about an anchor in unit coordinates.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, s, s, anchor.x, anchor.y)
  }

  /// Scales the view by separate factors about an anchor in unit coordinates; negative factors
  /// mirror it.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.scale, x, y, anchor.x, anchor.y)
  }

  /// Rotates the view about an anchor in unit coordinates; a positive angle is clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation, angle.radians, anchor.x, anchor.y)
  }

  /// Rotates the view in space about an axis through an anchor, and projects it; `perspective` 0 is
  /// a parallel projection.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D, angle.radians, axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective)
  }

  /// Multiplies the opacity of the view by a factor: 0 is invisible, 1 has no effect.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(.opacity, opacity)
  }

  /// Blurs the view with a radius in points. `opaque` has no effect.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur, radius)
  }

  /// Adds to the brightness of the view: 0 has no effect.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness, amount) }
  /// Scales the contrast of the view: 1 has no effect.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast, amount) }
  /// Scales the saturation of the view: 0 is gray, 1 has no effect.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation, amount) }
  /// Removes a fraction of the view's saturation: 0 has no effect, 1 is gray.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale, amount) }
  /// Rotates the hue of the view's colors by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.hueRotation, angle.radians)
  }
}
