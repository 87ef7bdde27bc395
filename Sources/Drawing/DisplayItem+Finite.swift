// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension DisplayItem {
  /// Whether all numbers of the item are finite. Its transform is not examined.
  package var isFinite: Bool {
    switch self {
    case .fill(let shape, let paint, _): shape.isFinite && paint.isFinite
    case .stroke(let shape, let width, let paint, _):
      shape.isFinite && width.isFinite && paint.isFinite
    case .path(let outline, _, let paint, _): outline.isFinite && paint.isFinite
    case .mask(_, let rect, let paint, _): rect.isFinite && paint.isFinite
    case .glyphs(let run, let paint, _):
      run.isFinite && paint.isFinite && run.glyphs.allSatisfy { $0.shape.outline.isFinite }
    case .beginLayer(let effect, _): effect.isFinite
    case .endLayer: true
    }
  }
}

extension LayerEffect {
  /// Whether all its numbers are finite.
  package var isFinite: Bool {
    switch self {
    case .opacity(let value): value.isFinite
    case .clip(let shape): shape.isFinite
    case .clipPath(let outline, _): outline.isFinite
    case .shadow(let color, let radius, let x, let y):
      color.isFinite && radius.isFinite && x.isFinite && y.isFinite
    case .blur(let radius): radius.isFinite
    case .mask, .blend: true
    case .filter(let filter):
      [filter.red, filter.green, filter.blue, filter.alpha].allSatisfy { $0.sum().isFinite }
    case .projection(let p):
      [p.m11, p.m12, p.m13, p.m21, p.m22, p.m23, p.m31, p.m32, p.m33].allSatisfy(\.isFinite)
    }
  }
}

extension LayerEffect {
  /// The effect if all its numbers are finite. Otherwise an empty clip in place of a clip or projection, so that the
  /// layer draws nothing, and no effect in place of others.
  package var replacingNonFinite: LayerEffect {
    if isFinite { return self }
    return switch self {
    case .clip, .clipPath, .projection: .emptyClip
    default: .opacity(1)
    }
  }

  /// A clip within which nothing is drawn.
  package static var emptyClip: LayerEffect { .clip(RoundedRect(.zero)) }
}

extension Paint {
  /// Whether all its numbers are finite.
  package var isFinite: Bool {
    switch self {
    case .color(let color): color.isFinite
    case .gradient(let gradient):
      gradient.geometry.isFinite
        && gradient.stops.allSatisfy { $0.color.isFinite && $0.location.isFinite }
    case .image(let image): image.rect.isFinite && image.tint?.isFinite ?? true
    case .material(let material):
      material.tint.isFinite && material.radius.isFinite && material.saturation.isFinite
        && material.opacity.isFinite
    }
  }
}

extension ColorGradient.Geometry {
  fileprivate var isFinite: Bool {
    switch self {
    case .linear(let start, let end): start.isFinite && end.isFinite
    case .radial(let center, let start, let end):
      center.isFinite && start.isFinite && end.isFinite
    case .elliptical(let center, let radii, let start, let end):
      center.isFinite && radii.width.isFinite && radii.height.isFinite && start.isFinite
        && end.isFinite
    case .angular(let center, let start, let end):
      center.isFinite && start.isFinite && end.isFinite
    }
  }
}

extension ResolvedColor {
  fileprivate var isFinite: Bool {
    red.isFinite && green.isFinite && blue.isFinite && opacity.isFinite
  }
}

extension RoundedRect {
  /// Whether all its numbers are finite. For each item of each frame (`snapback bench`).
  @inlinable package var isFinite: Bool {
    // 0 only if no number is infinite or NaN.
    (x * 0 + y * 0) + (width * 0 + height * 0) + radius * 0 == 0
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}
