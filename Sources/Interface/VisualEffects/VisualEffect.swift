// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

/// What changes how a view looks and not how it is laid out.
public protocol VisualEffect {
  /// The steps it is made of, inner ones first. Not for implementing.
  var _steps: _VisualSteps { get }
}

/// Changes nothing: where a visual effect begins.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}

  public var _steps: _VisualSteps { _VisualSteps(steps: []) }
}

/// Steps of an effect. Not for use outside.
public struct _VisualSteps: VisualEffect {
  var steps: [VisualStep]

  public var _steps: _VisualSteps { self }
}

extension VisualEffect {
  private func adding(_ kind: VisualStep.Kind, _ numbers: Double...) -> _VisualSteps {
    _VisualSteps(steps: _steps.steps + [VisualStep(kind: kind, numbers: numbers)])
  }

  /// Moves the view by an offset in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset, offset.width, offset.height)
  }

  /// Moves the view by distances in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset, x, y)
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, scale.width, scale.height, anchor.x, anchor.y)
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, s, s, anchor.x, anchor.y)
  }

  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.scale, x, y, anchor.x, anchor.y)
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation, angle.radians, anchor.x, anchor.y)
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D, angle.radians, axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective)
  }

  /// Makes the view see-through: 0 is invisible, 1 is as it was.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(.opacity, opacity)
  }

  /// Blurs the view by a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur, radius)
  }

  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness, amount) }
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast, amount) }
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation, amount) }
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale, amount) }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.hueRotation, angle.radians)
  }
}
