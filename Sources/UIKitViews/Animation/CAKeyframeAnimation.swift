// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// An animation through several values, or along a path, at given times.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values at the key times: numbers, geometry or colors; nil for those of `path`.
  open var values: [Any]?
  /// A path along which `position` moves, in place of `values`; nil for none.
  open var path: CGPath?
  /// The times of the values, from 0 to 1; nil for equal distances.
  open var keyTimes: [NSNumber]?
  /// The curves between values; nil for linear ones.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between those at the key times are computed; linear by default.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer turns along the path; nil for not.
  open var rotationMode: CAAnimationRotationMode?

  override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    rotationMode = other.rotationMode
  }

  override func apply(at fraction: Double, _ layer: CALayer, to state: inout LayerState) {
    guard let target else { return }
    let fraction = timingFunction?.curve.value(at: fraction) ?? fraction
    if let path { return follow(path, fraction, &state) }
    let points = (values ?? []).compactMap { target.numbers($0) }
    guard let last = points.last else { return }
    guard points.count > 1 else { return set(last, &state) }
    let times = times(of: points)
    let (index, part) = segment(at: fraction, times)
    if index < 0 { return set(points[0], &state) }
    if index >= points.count - 1 { return set(last, &state) }
    if calculationMode == .discrete { return set(points[index], &state) }
    let (from, to) = (points[index], points[index + 1])
    guard calculationMode == .cubic || calculationMode == .cubicPaced else {
      return set(zip(from, to).map { $0 + ($1 - $0) * part }, &state)
    }
    let before = index > 0 ? points[index - 1] : nil
    let after = index + 2 < points.count ? points[index + 2] : nil
    set(CubicSegment(before, from, to, after).value(at: part), &state)
  }

  /// Whether the values are passed at equal speed.
  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  /// The times of values, from 0 to 1.
  private func times(of points: [[Double]]) -> [Double] {
    let count = points.count
    if isPaced {
      var sums = [0.0]
      for (a, b) in zip(points, points.dropFirst()) {
        let square = zip(a, b).map { ($1 - $0) * ($1 - $0) }.reduce(0, +)
        sums.append((sums.last ?? 0) + square.squareRoot())
      }
      if let total = sums.last, total > 0 { return sums.map { $0 / total } }
    }
    return times(count: count)
  }

  /// The times of a number of values, as they are set or with equal distances. Each of discrete ones is
  /// shown until the next one's time.
  private func times(count: Int) -> [Double] {
    if !isPaced, let keyTimes, keyTimes.count >= count { return keyTimes.map(\.doubleValue) }
    let steps = calculationMode == .discrete ? count : count - 1
    return (0..<count).map { Double($0) / Double(max(1, steps)) }
  }

  /// The value before a time, and the fraction of the distance to the next one; -1 before the first.
  private func segment(at fraction: Double, _ times: [Double]) -> (index: Int, part: Double) {
    let next = times.firstIndex { $0 > fraction } ?? times.count
    guard next > 0, next < times.count else { return (next - 1, 0) }
    var part = (fraction - times[next - 1]) / (times[next] - times[next - 1])
    if !isPaced, let curves = timingFunctions, next - 1 < curves.count {
      part = curves[next - 1].curve.value(at: part)
    }
    return (next - 1, part)
  }

  /// Moves along a path: at equal speed if it is paced, or else from each of its points to the next in
  /// the times of values.
  private func follow(_ path: CGPath, _ fraction: Double, _ state: inout LayerState) {
    let follower = PathFollower(path)
    let position: (point: CGPoint, angle: Double)
    if isPaced {
      position = follower.position(at: fraction)
    } else {
      let (index, part) = segment(at: fraction, times(count: follower.corners.count))
      position = follower.position(after: index, part: calculationMode == .discrete ? 0 : part)
    }
    set([position.point.x, position.point.y], &state)
    guard let rotationMode else { return }
    let angle = position.angle + (rotationMode == .rotateAutoReverse ? .pi : 0)
    state.transform = CATransform3DRotate(state.transform, angle, 0, 0, 1)
  }
}

/// The part of a smooth curve through values between two of them.
struct CubicSegment {
  private let from: [Double]
  private let to: [Double]
  private let first: [Double]
  private let last: [Double]

  /// The slope at a value is that of the line between its neighbors.
  init(_ before: [Double]?, _ from: [Double], _ to: [Double], _ after: [Double]?) {
    (self.from, self.to) = (from, to)
    let delta = zip(from, to).map { $1 - $0 }
    first = before.map { zip($0, to).map { ($1 - $0) / 2 } } ?? delta
    last = after.map { zip(from, $0).map { ($1 - $0) / 2 } } ?? delta
  }

  /// The value at a fraction of the segment, from 0 to 1.
  func value(at t: Double) -> [Double] {
    let (t2, t3) = (t * t, t * t * t)
    let (a, b) = (2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t)
    let (c, d) = (3 * t2 - 2 * t3, t3 - t2)
    return from.indices.map { a * from[$0] + b * first[$0] + c * to[$0] + d * last[$0] }
  }
}

/// The interpolation between the values of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Values between two key times change linearly with the time.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value lasts until the next key time, without values between them.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at a constant speed: the key times are not used.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve (Catmull-Rom) through the values at the key times.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve through the values, which are passed at equal speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How the layer turns while it moves along the path of a keyframe animation.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer's x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points against the direction of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
