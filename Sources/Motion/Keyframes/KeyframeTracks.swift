// Part of Snapback, under the MIT licence; see LICENSE.

/// The tracks of a timeline, each with its property.
public struct _KeyframeTracks<Root> {
  private let initial: Root
  private var velocity: (AnyKeyPath) -> Any?
  private var tracks: [any KeyframeTrackMotion<Root>] = []

  /// - Parameter velocity: Returns the velocity of a property's animatable data at the start; nil
  ///   for zero.
  package init(initial: Root, velocity: @escaping (AnyKeyPath) -> Any? = { _ in nil }) {
    self.initial = initial
    self.velocity = velocity
  }

  package mutating func add<Value: Animatable>(
    _ property: WritableKeyPath<Root, Value>,
    keyframes: (inout _KeyframePath<Value.AnimatableData>) -> Void
  ) {
    var path = _KeyframePath(
      initial: initial[keyPath: property].animatableData,
      velocity: velocity(property) as? Value.AnimatableData ?? .zero)
    keyframes(&path)
    path.finish()
    tracks.append(PropertyMotion(property: property, path: path))
  }

  /// A copy without the closure that is only needed by `add`: a timeline must not retain the one
  /// that it replaced.
  package func withoutVelocitySource() -> _KeyframeTracks {
    var result = self
    result.velocity = { _ in nil }
    return result
  }

  package var duration: Double { tracks.reduce(0) { max($0, $1.duration) } }

  package func update(_ root: inout Root, at time: Double) {
    for track in tracks { track.update(&root, at: time) }
  }

  package func velocity(of property: AnyKeyPath, at time: Double) -> Any? {
    tracks.last { $0.anyProperty == property }?.anyVelocity(at: time)
  }
}

/// A track, without the type of its property.
private protocol KeyframeTrackMotion<Root> {
  associatedtype Root
  var duration: Double { get }
  var anyProperty: AnyKeyPath { get }
  func update(_ root: inout Root, at time: Double)
  func anyVelocity(at time: Double) -> Any
}

private struct PropertyMotion<Root, Value: Animatable>: KeyframeTrackMotion {
  let property: WritableKeyPath<Root, Value>
  let path: _KeyframePath<Value.AnimatableData>

  var duration: Double { path.duration }
  var anyProperty: AnyKeyPath { property }
  func anyVelocity(at time: Double) -> Any { path.velocity(at: time) }

  func update(_ root: inout Root, at time: Double) {
    root[keyPath: property].animatableData = path.value(at: time)
  }
}
