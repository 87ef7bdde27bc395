// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// What a shape is filled with, before its place is known. Colours move through linear light, as a mixture
/// of lights would; gradients stop by stop.
struct AnimatableFill: Animatable, Equatable {
  enum Fill: Equatable {
    case color(ResolvedColor)
    case gradient(UnitGradient, [ColorGradient.Stop])
  }

  var fill: Fill

  init(_ fill: Fill) {
    self.fill = fill
  }

  /// Whether there is a way from this fill to another.
  func canMove(to other: AnimatableFill) -> Bool {
    switch (fill, other.fill) {
    case (.color, .color): true
    case (.gradient(let a, let stops), .gradient(let b, let others)):
      stops.count == others.count && a.kind == b.kind
    default: false
    }
  }

  func paint(in rect: CGRect) -> Paint {
    switch fill {
    case .color(let color): .color(color)
    case .gradient(let geometry, let stops):
      .gradient(ColorGradient(geometry.placed(in: rect), stops: stops))
    }
  }

  var animatableData: FillVector {
    get {
      switch fill {
      case .color(let color): FillVector(first: Self.light(color))
      case .gradient(let geometry, let stops):
        FillVector(
          first: geometry.vector,
          rest: stops.flatMap {
            [Self.light($0.color), SIMD4(Double($0.location), 0, 0, 0)]
          })
      }
    }
    set {
      guard newValue != animatableData else { return }
      switch fill {
      case .color: fill = .color(Self.color(newValue.first))
      case .gradient(let geometry, var stops):
        for index in stops.indices where 2 * index + 1 < newValue.rest.count {
          stops[index] = ColorGradient.Stop(
            Self.color(newValue.rest[2 * index]), at: Float(newValue.rest[2 * index + 1].x))
        }
        fill = .gradient(geometry.moved(to: newValue.first), stops)
      }
    }
  }

  /// What one component counts against the springs' threshold of rest, as SwiftUI scales colours.
  private static let unit = 128.0

  private static func light(_ color: ResolvedColor) -> SIMD4<Double> {
    SIMD4(
      TransferFunction.linear(Double(color.red)), TransferFunction.linear(Double(color.green)),
      TransferFunction.linear(Double(color.blue)), Double(color.opacity)) * unit
  }

  private static func color(_ light: SIMD4<Double>) -> ResolvedColor {
    func encoded(_ value: Double) -> Float {
      Float(TransferFunction.encoded((value / unit).clampedToUnit))
    }
    return ResolvedColor(
      red: encoded(light.x), green: encoded(light.y), blue: encoded(light.z),
      opacity: Float((light.w / unit).clampedToUnit))
  }
}

/// The numbers of a fill: as many as it has.
struct FillVector: VectorArithmetic {
  var first = SIMD4<Double>.zero
  /// What is missing counts as zero.
  var rest: [SIMD4<Double>] = []

  static let zero = FillVector()

  static func + (a: FillVector, b: FillVector) -> FillVector { combine(a, b, +) }
  static func - (a: FillVector, b: FillVector) -> FillVector { combine(a, b, -) }

  mutating func scale(by factor: Double) {
    first *= factor
    for index in rest.indices { rest[index] *= factor }
  }

  var magnitudeSquared: Double {
    rest.reduce((first * first).sum()) { $0 + ($1 * $1).sum() }
  }

  private static func combine(
    _ a: FillVector, _ b: FillVector, _ operation: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>
  ) -> FillVector {
    FillVector(
      first: operation(a.first, b.first),
      rest: (0..<max(a.rest.count, b.rest.count)).map { index in
        operation(
          index < a.rest.count ? a.rest[index] : .zero,
          index < b.rest.count ? b.rest[index] : .zero)
      })
  }
}

extension UnitGradient {
  fileprivate var kind: Int {
    switch self {
    case .linear: 0
    case .radial: 1
    case .angular: 2
    }
  }

  /// The numbers that can move, scaled as unit points and angles are.
  fileprivate var vector: SIMD4<Double> {
    let unit = 128.0
    return switch self {
    case .linear(let a, let b): SIMD4(a.x, a.y, b.x, b.y) * unit
    case .radial(let center, let start, let end):
      SIMD4(center.x * unit, center.y * unit, start, end)
    case .angular(let center, let start, let end):
      SIMD4(center.x, center.y, start.radians, end.radians) * unit
    }
  }

  fileprivate func moved(to vector: SIMD4<Double>) -> UnitGradient {
    let unit = 128.0
    let scaled = vector / unit
    return switch self {
    case .linear:
      .linear(UnitPoint(x: scaled.x, y: scaled.y), UnitPoint(x: scaled.z, y: scaled.w))
    case .radial: .radial(UnitPoint(x: scaled.x, y: scaled.y), vector.z, vector.w)
    case .angular:
      .angular(
        UnitPoint(x: scaled.x, y: scaled.y), .radians(scaled.z), .radians(scaled.w))
    }
  }
}

/// Between the numbers of sRGB and amounts of light: IEC 61966-2-1.
enum TransferFunction {
  static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ linear: Double) -> Double {
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}
