// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Drawing
import Foundation
import Motion

/// A paint whose color depends on the pixel: a gradient, an image, or the backdrop of a material.
struct Shader {
  private enum Kind {
    case linear
    case radial(scale: Float, offset: Float)
    case angular(scale: Float)
    case sprite(Sprite.Level, tint: Ink?)
    case backdrop(BackdropPlane, shift: Int)
  }

  private let kind: Kind
  private let source: SourceMap
  /// An index into the plan's ramps; nil for an image.
  let ramp: Int?
  /// The opacity, 0 to 65535.
  let opacity: UInt16
  /// The bounds of the texels that are not clear, if others are.
  private var extent: SpriteBounds?

  /// Nil if it would draw nothing.
  init?(_ gradient: ColorGradient, ramp: Int, _ transform: CGAffineTransform, opacity: Float) {
    guard !gradient.stops.isEmpty, opacity > 0 else { return nil }
    var toSource: CGAffineTransform
    switch gradient.geometry {
    case .linear(let start, let end):
      let (x, y) = (end.x - start.x, end.y - start.y)
      let length = x * x + y * y
      toSource = CGAffineTransform(translationX: -start.x, y: -start.y)
      if length > 0 {
        // u is the fraction of the distance along the line.
        let along = CGAffineTransform(a: x / length, b: 0, c: y / length, d: 0, tx: 0, ty: 0)
        toSource = toSource.concatenating(along)
      } else {
        toSource = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 0)
      }
      kind = .linear
    case .radial(let center, let start, let end):
      toSource = CGAffineTransform(translationX: -center.x, y: -center.y)
      let scale = 1 / max(abs(end - start), 1e-6) * (end < start ? -1 : 1)
      kind = .radial(scale: Float(scale), offset: Float(-start * scale))
    case .elliptical(let center, let radii, let start, let end):
      let (x, y) = (max(abs(radii.width), 1e-6), max(abs(radii.height), 1e-6))
      toSource = CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(scaleX: 1 / x, y: 1 / y))
      let scale = 1 / max(abs(end - start), 1e-6) * (end < start ? -1 : 1)
      kind = .radial(scale: Float(scale), offset: Float(-start * scale))
    case .angular(let center, let start, let end):
      toSource = CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(rotationAngle: -start))
      if end < start { toSource = toSource.concatenating(CGAffineTransform(scaleX: 1, y: -1)) }
      kind = .angular(scale: Float(2 * .pi / max(abs(end - start), 1e-6)))
    }
    guard let source = SourceMap(transform, then: toSource) else { return nil }
    self.source = source
    self.ramp = ramp
    self.opacity = UInt16((min(opacity, 1) * 65535).rounded())
  }

  /// Nil if it would draw nothing. Clear parts of an image are skipped, unless its border colors are
  /// extended beyond its rectangle.
  init?(
    _ image: SpritePaint, _ transform: CGAffineTransform, opacity: Float,
    extendsBeyondRect: Bool = true
  ) {
    func source(_ level: Sprite.Level) -> SourceMap? {
      SourceMap(transform, rect: image.rect, width: level.width, height: level.height)
    }
    guard opacity > 0, let full = source(image.sprite.levels[0]) else { return nil }
    // The mipmap level with at most 1.5 texels per pixel: beyond that bilinear interpolation skips
    // texels, and moving images flicker.
    let excess = min(full.step, 65536) / 1.5
    let halvings = excess >= 1 ? Int(excess.exponent) + 1 : 0
    let level = image.sprite.levels[min(halvings, image.sprite.levels.count - 1)]
    guard let map = source(level) else { return nil }
    self.source = map
    kind = .sprite(level, tint: image.tint.map { Ink($0) })
    ramp = nil
    extent = extendsBeyondRect ? nil : level.opaqueBounds
    self.opacity = UInt16((min(opacity, 1) * 65535).rounded())
  }

  /// The backdrop of a material, for a destination with blocks of `1 << shift` pixels. Nil if it would draw
  /// nothing.
  init?(_ plane: BackdropPlane, shift: Int, opacity: Float) {
    guard opacity > 0, let source = SourceMap(.identity, then: .identity) else { return nil }
    self.source = source
    kind = .backdrop(plane, shift: shift)
    ramp = nil
    self.opacity = UInt16((min(opacity, 1) * 65535).rounded())
  }

  /// The plane of a material; nil for others.
  var backdrop: BackdropPlane? {
    if case .backdrop(let plane, _) = kind { plane } else { nil }
  }

  /// Whether parts of it are known to be clear.
  var hasClearRegion: Bool { extent != nil }

  /// The columns of a row between which it may not be clear.
  func columns(_ columns: Range<Int>, y: Int) -> Range<Int> {
    guard let extent else { return columns }
    let row = source.row(y)
    return extent.columns(columns, u: row.u, uStep: row.u_dx, v: row.v, vStep: row.v_dx)
  }

  /// Passes an image, as the kernel takes it, and the limits of what is not clear, to the body. Returns
  /// false for a gradient or a tinted image, which have no such kernel.
  func withPicture(
    _ body: (UnsafeMutablePointer<craster_image>, UnsafePointer<craster_octagon>?) -> Void
  ) -> Bool {
    guard case .sprite(let level, nil) = kind else { return false }
    level.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      var picture = source.picture(of: base, width: level.width, height: level.height)
      if let extent {
        var limits = extent.octagon
        body(&picture, &limits)
      } else {
        body(&picture, nil)
      }
    }
    return true
  }

  /// A gradient as the kernel takes it, with columns relative to `left`; nil for an image.
  func gradient(
    left: Int, ramp: UnsafePointer<UInt32>, isOpaque: Bool
  ) -> craster_gradient? {
    switch kind {
    case .linear: source.gradient(craster_linear, left: left, ramp: ramp, isOpaque: isOpaque)
    case .radial(let scale, let offset):
      source.gradient(
        craster_radial, left: left, scale: scale, offset: offset, ramp: ramp, isOpaque: isOpaque)
    case .angular(let scale):
      source.gradient(craster_angular, left: left, scale: scale, ramp: ramp, isOpaque: isOpaque)
    case .sprite, .backdrop: nil
    }
  }

  /// Writes the colors of some pixels of a row, without the opacity. `ramp` is the whole ramp.
  func write(
    _ colors: UnsafeMutablePointer<UInt32>, y: Int, columns: Range<Int>,
    ramp: UnsafePointer<UInt32>?
  ) {
    var row = source.row(y)
    let (x, count) = (Int32(columns.lowerBound), columns.count)
    let ramp = ramp.map { $0 + (y & 1) * Int(craster_ramp_row) }
    switch kind {
    case .linear: kernels.linear_gradient(colors, count, x, &row, ramp)
    case .radial(let scale, let offset):
      kernels.radial_gradient(colors, count, x, &row, scale, offset, ramp)
    case .angular(let scale): kernels.angular_gradient(colors, count, x, &row, scale, ramp)
    case .backdrop(let plane, let shift):
      plane.write(colors, y: y, columns: columns, shift: shift)
    case .sprite(let level, let tint):
      level.pixels.withUnsafeBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        var picture = source.picture(of: base, width: level.width, height: level.height)
        kernels.sample_image(colors, count, x, Int32(y), &picture)
      }
      guard let tint else { return }
      for index in 0..<count {
        let coverage = UInt16(colors[index] >> 24) &* 257
        let terms = Blend.terms(lanes: tint.lanes, alpha: tint.alpha, coverage: coverage)
        colors[index] = Blend.over(0, terms)
      }
    }
  }
}

extension SpriteBounds {
  /// The extent with a margin of one texel in each direction, for bilinear interpolation.
  fileprivate var octagon: craster_octagon {
    func limits(
      _ bound: (ClosedRange<Float>) -> Float, _ margin: Float
    ) -> (Float, Float, Float, Float) {
      (
        bound(x) + margin, bound(y) + margin, bound(sum) + 2 * margin,
        bound(difference) + 2 * margin
      )
    }
    return craster_octagon(
      min: limits(\.lowerBound, -1.01), max: limits(\.upperBound, 1.01))
  }
}
