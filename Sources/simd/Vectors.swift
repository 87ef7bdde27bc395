// Part of Snapback, under the MIT licence; see LICENSE.

// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are those of Apple's module. Functions are specialized for the types that programs use, as calls from other
// modules are generic: a generic product of two matrices takes a thousand times as long.

// The names that Apple's module has for vectors. Swift has the vectors themselves.

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias vector_int2 = SIMD2<Int32>
public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>
public typealias double4 = SIMD4<Double>

/// Returns the dot product.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * y).sum()
}

/// Returns the square of the length.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * x).sum()
}

/// Returns the length.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(x).squareRoot()
}

/// Returns the square of the distance between two points.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { simd_length_squared(y - x) }

/// Returns the distance between two points.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(y - x)
}

/// Returns the vector of length 1 in the same direction; NaN for a vector of length 0.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x / simd_length(x)
}

/// Returns the cross product.
@_specialize(where S == Float)
@_specialize(where S == Double)
public func simd_cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// Returns the cross product of vectors in the plane, which is perpendicular to it.
@_specialize(where S == Float)
@_specialize(where S == Double)
public func simd_cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

/// Returns the point between two others: the first one for 0, the second one for 1.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  x + t * (y - x)
}

/// Returns the number between two others: the first one for 0, the second one for 1.
public func simd_mix<S: BinaryFloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { x + t * (y - x) }

/// Returns the smaller components.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMin(x, y)
}

/// Returns the larger components.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMax(x, y)
}

/// Returns the components within those of two others.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  pointwiseMin(pointwiseMax(x, min), max)
}

/// Returns a number within two others.
public func simd_clamp<S: BinaryFloatingPoint>(_ x: S, _ min: S, _ max: S) -> S {
  Swift.min(Swift.max(x, min), max)
}

/// Returns the absolute components.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< 0)
}

/// Returns -1, 0 or 1 for each component.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 0).replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}

/// Returns the parts after the decimal points.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x - x.rounded(.down)
}

/// Returns 0 for the components below those of an edge, 1 for others.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// Returns the smooth transition from 0 at an edge to 1 at another.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: FloatingPoint {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), V(repeating: 0), V(repeating: 1))
  return t * t * (V(repeating: 3) - t - t)
}

/// Returns the direction in which a ray leaves a mirror with a normal of length 1.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
  let product = simd_dot(x, n)
  return x - n * (product + product)
}

/// Returns the projection of a vector onto another.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (simd_dot(x, y) / simd_dot(y, y))
}

/// Returns the sum of the components.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// Returns the smallest component.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// Returns the largest component.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

// The same without the prefix.

/// Returns the dot product.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, y)
}

/// Returns the length.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }

/// Returns the square of the length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(x)
}

/// Returns the distance between two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_distance(x, y)
}

/// Returns the square of the distance between two points.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_distance_squared(x, y)
}

/// Returns the vector of length 1 in the same direction; NaN for a vector of length 0.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }

/// Returns the cross product.
public func cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { simd_cross(x, y) }

/// Returns the cross product of vectors in the plane, which is perpendicular to it.
public func cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> { simd_cross(x, y) }

/// Returns the point between two others: the first one for 0, the second one for 1.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  simd_mix(x, y, V(repeating: t))
}

/// Returns the point between two others: the first one for 0, the second one for 1.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  simd_mix(x, y, t)
}

/// Returns the components within those of two others.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  simd_clamp(x, min, max)
}

/// Returns the components within two numbers.
@_specialize(where V == SIMD2<Float>)
@_specialize(where V == SIMD3<Float>)
@_specialize(where V == SIMD4<Float>)
@_specialize(where V == SIMD2<Double>)
@_specialize(where V == SIMD3<Double>)
@_specialize(where V == SIMD4<Double>)
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
  simd_clamp(x, V(repeating: min), V(repeating: max))
}

/// Returns the smaller components.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { simd_min(x, y) }

/// Returns the larger components.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { simd_max(x, y) }

/// Returns the absolute components.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_abs(x) }

/// Returns -1, 0 or 1 for each component.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_sign(x) }

/// Returns the parts after the decimal points.
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_fract(x) }

/// Returns 0 for the components below those of an edge, 1 for others.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
  simd_step(edge, x)
}

/// Returns the smooth transition from 0 at an edge to 1 at another.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  simd_smoothstep(edge0, edge1, x)
}

/// Returns the direction in which a ray leaves a mirror with a normal of length 1.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
  simd_reflect(x, n)
}

/// Returns the projection of a vector onto another.
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  simd_project(x, y)
}
