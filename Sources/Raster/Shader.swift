// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan
import Drawing
import Foundation
import Motion

/// What a shape's pixels get.
enum Filling {
  case ink(Ink)
  case shader(Shader)
}

/// Colours that differ from pixel to pixel.
struct Shader {
  private enum Kind {
    case linear
    case radial(scale: Float, offset: Float)
    case angular(scale: Float)
    case sprite(Sprite.Level, tint: Ink?)
  }

  private let kind: Kind
  private let source: SourceMap
  /// Into the plan's ramps.
  let ramp: Int?
  /// 0 to 65535: the opacity over all of it.
  let cover: UInt16
  /// Around what is not clear, where something is.
  private var extent: SpriteExtent?

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
        // u is the share of the way, measured along the line.
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
    case .angular(let center, let start, let end):
      toSource = CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(rotationAngle: -start))
      if end < start { toSource = toSource.concatenating(CGAffineTransform(scaleX: 1, y: -1)) }
      kind = .angular(scale: Float(2 * .pi / max(abs(end - start), 1e-6)))
    }
    guard let source = SourceMap(transform, then: toSource) else { return nil }
    self.source = source
    self.ramp = ramp
    cover = UInt16((min(opacity, 1) * 65535).rounded())
  }

  /// Nil if it would draw nothing. Unless the image goes on beyond its rectangle, what is clear of
  /// it can be left out.
  init?(
    _ image: ImagePaint, _ transform: CGAffineTransform, opacity: Float, goesOn: Bool = true
  ) {
    func source(_ level: Sprite.Level) -> SourceMap? {
      SourceMap(transform, rect: image.rect, width: level.width, height: level.height)
    }
    guard opacity > 0, let full = source(image.sprite.levels[0]) else { return nil }
    // The level whose texels are nearest to pixels in size: at most one and a half to a pixel,
    // beyond which mixing four of them leaves some out, and things glitter.
    let coarse = min(full.step, 65536) / 1.5
    let halvings = coarse >= 1 ? Int(coarse.exponent) + 1 : 0
    let level = image.sprite.levels[min(halvings, image.sprite.levels.count - 1)]
    guard let own = source(level) else { return nil }
    self.source = own
    kind = .sprite(level, tint: image.tint.map { Ink($0) })
    ramp = nil
    extent = goesOn ? nil : level.extent
    cover = UInt16((min(opacity, 1) * 65535).rounded())
  }

  /// Whether parts of it are known to be clear.
  var isClearInPart: Bool { extent != nil }

  /// The part of a row's columns in which it may be anything but clear.
  func columns(_ columns: Range<Int>, y: Int) -> Range<Int> {
    guard let extent else { return columns }
    let row = source.row(y)
    return extent.columns(columns, u: row.u, uStep: row.u_step, v: row.v, vStep: row.v_step)
  }

  /// Hands out a sprite's picture and the limits of what is not clear; false if it is something
  /// else, or tinted.
  func withPicture(
    _ body: (UnsafeMutablePointer<cspan_picture>, UnsafePointer<cspan_octagon>?) -> Void
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

  /// A gradient's colours, with columns counted from `left`; nil if it is something else.
  func gradient(
    left: Int, ramp: UnsafePointer<UInt32>, isOpaque: Bool
  ) -> cspan_gradient? {
    switch kind {
    case .linear: source.gradient(cspan_along, left: left, ramp: ramp, isOpaque: isOpaque)
    case .radial(let scale, let offset):
      source.gradient(
        cspan_around, left: left, scale: scale, offset: offset, ramp: ramp, isOpaque: isOpaque)
    case .angular(let scale):
      source.gradient(cspan_about, left: left, scale: scale, ramp: ramp, isOpaque: isOpaque)
    case .sprite: nil
    }
  }

  /// Writes the colours of some pixels of a row.
  func write(
    _ colors: UnsafeMutablePointer<UInt32>, y: Int, columns: Range<Int>,
    ramp: UnsafePointer<UInt32>?
  ) {
    var row = source.row(y)
    let (x, count) = (Int32(columns.lowerBound), columns.count)
    switch kind {
    case .linear: cspan_linear(colors, count, x, &row, ramp)
    case .radial(let scale, let offset):
      cspan_radial(colors, count, x, &row, scale, offset, ramp)
    case .angular(let scale): cspan_angular(colors, count, x, &row, scale, ramp)
    case .sprite(let level, let tint):
      level.pixels.withUnsafeBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        var picture = source.picture(of: base, width: level.width, height: level.height)
        cspan_sprite(colors, count, x, Int32(y), &picture)
      }
      guard let tint else { return }
      for index in 0..<count {
        let cover = UInt16(colors[index] >> 24) &* 257
        let terms = Blend.terms(lanes: tint.lanes, alpha: tint.alpha, cover: cover)
        colors[index] = Blend.over(0, terms)
      }
    }
  }
}

extension SpriteExtent {
  /// With the margin that mixing takes: the texels less than one away each way.
  fileprivate var octagon: cspan_octagon {
    func limits(
      _ bound: (ClosedRange<Float>) -> Float, _ margin: Float
    ) -> (Float, Float, Float, Float) {
      (
        bound(x) + margin, bound(y) + margin, bound(sum) + 2 * margin,
        bound(difference) + 2 * margin
      )
    }
    return cspan_octagon(
      least: limits(\.lowerBound, -1.01), most: limits(\.upperBound, 1.01))
  }
}
