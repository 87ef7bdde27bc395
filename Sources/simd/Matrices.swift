// Part of Snapback, under the MIT licence; see LICENSE.

// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are those of Apple's module.

public typealias simd_float2x2 = SIMDMatrix2<Float>
public typealias simd_float3x3 = SIMDMatrix3<Float>
public typealias simd_float4x4 = SIMDMatrix4<Float>
public typealias simd_double2x2 = SIMDMatrix2<Double>
public typealias simd_double3x3 = SIMDMatrix3<Double>
public typealias simd_double4x4 = SIMDMatrix4<Double>
public typealias matrix_float2x2 = SIMDMatrix2<Float>
public typealias matrix_float3x3 = SIMDMatrix3<Float>
public typealias matrix_float4x4 = SIMDMatrix4<Float>
public typealias float2x2 = SIMDMatrix2<Float>
public typealias float3x3 = SIMDMatrix3<Float>
public typealias float4x4 = SIMDMatrix4<Float>
public typealias double2x2 = SIMDMatrix2<Double>
public typealias double3x3 = SIMDMatrix3<Double>
public typealias double4x4 = SIMDMatrix4<Double>

public let matrix_identity_float2x2 = simd_float2x2(diagonal: .one)
public let matrix_identity_float3x3 = simd_float3x3(diagonal: .one)
public let matrix_identity_float4x4 = simd_float4x4(diagonal: .one)
public let matrix_identity_double2x2 = simd_double2x2(diagonal: .one)
public let matrix_identity_double3x3 = simd_double3x3(diagonal: .one)
public let matrix_identity_double4x4 = simd_double4x4(diagonal: .one)

/// A square matrix of columns.
public protocol SIMDSquareMatrix<Column>: Hashable, Sendable {
  /// The type of columns and rows.
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint

  /// A matrix of zeros.
  init()
  /// The columns at an index from 0.
  subscript(column: Int) -> Column { get set }
  /// The determinant.
  var determinant: Column.Scalar { get }
}

extension SIMDSquareMatrix {
  static var size: Int { Column.scalarCount }

  /// A matrix with numbers in its diagonal, and zeros elsewhere.
  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self.size { self[index][index] = diagonal[index] }
  }

  /// A matrix with a number in its diagonal, and zeros elsewhere.
  public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  /// A matrix of columns. Those that are missing are zero.
  public init(_ columns: [Column]) {
    self.init()
    for (index, column) in columns.prefix(Self.size).enumerated() { self[index] = column }
  }

  /// A matrix of rows. Those that are missing are zero.
  public init(rows: [Column]) { self = Self(rows).transpose }

  /// The component in a column and a row.
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with columns for rows.
  public var transpose: Self {
    @_specialize(where Self == SIMDMatrix2<Float>)
    @_specialize(where Self == SIMDMatrix3<Float>)
    @_specialize(where Self == SIMDMatrix4<Float>)
    @_specialize(where Self == SIMDMatrix2<Double>)
    @_specialize(where Self == SIMDMatrix3<Double>)
    @_specialize(where Self == SIMDMatrix4<Double>)
    get {
      var result = Self()
      for column in 0..<Self.size {
        for row in 0..<Self.size { result[row][column] = self[column][row] }
      }
      return result
    }
  }

  /// The inverse; not finite if there is none.
  public var inverse: Self {
    @_specialize(where Self == SIMDMatrix2<Float>)
    @_specialize(where Self == SIMDMatrix3<Float>)
    @_specialize(where Self == SIMDMatrix4<Float>)
    @_specialize(where Self == SIMDMatrix2<Double>)
    @_specialize(where Self == SIMDMatrix3<Double>)
    @_specialize(where Self == SIMDMatrix4<Double>)
    get {
      // Gauss-Jordan elimination, with the largest pivots.
      var (left, right) = (self, Self(1))
      for index in 0..<Self.size {
        let pivot = (index..<Self.size).max {
          left[$0][index].magnitude < left[$1][index].magnitude
        }
        if let pivot, pivot != index {
          (left[index], left[pivot]) = (left[pivot], left[index])
          (right[index], right[pivot]) = (right[pivot], right[index])
        }
        let divisor = left[index][index]
        left[index] = left[index] / divisor
        right[index] = right[index] / divisor
        for other in 0..<Self.size where other != index {
          let factor = left[other][index]
          left[other] = left[other] - left[index] * factor
          right[other] = right[other] - right[index] * factor
        }
      }
      return right
    }
  }

  @_specialize(where Self == SIMDMatrix2<Float>)
  @_specialize(where Self == SIMDMatrix3<Float>)
  @_specialize(where Self == SIMDMatrix4<Float>)
  @_specialize(where Self == SIMDMatrix2<Double>)
  @_specialize(where Self == SIMDMatrix3<Double>)
  @_specialize(where Self == SIMDMatrix4<Double>)
  public static func * (a: Self, x: Column) -> Column {
    var result = Column(repeating: 0)
    for index in 0..<size { result += a[index] * x[index] }
    return result
  }

  public static func * (x: Column, a: Self) -> Column { a.transpose * x }

  @_specialize(where Self == SIMDMatrix2<Float>)
  @_specialize(where Self == SIMDMatrix3<Float>)
  @_specialize(where Self == SIMDMatrix4<Float>)
  @_specialize(where Self == SIMDMatrix2<Double>)
  @_specialize(where Self == SIMDMatrix3<Double>)
  @_specialize(where Self == SIMDMatrix4<Double>)
  public static func * (a: Self, b: Self) -> Self {
    var result = Self()
    for index in 0..<size { result[index] = a * b[index] }
    return result
  }

  public static func * (a: Self, x: Column.Scalar) -> Self { a.mapped { $0 * x } }
  public static func * (x: Column.Scalar, a: Self) -> Self { a * x }
  public static func *= (a: inout Self, b: Self) { a = a * b }
  public static prefix func - (a: Self) -> Self { a.mapped { -$0 } }

  public static func + (a: Self, b: Self) -> Self {
    var result = a
    for index in 0..<size { result[index] += b[index] }
    return result
  }

  public static func - (a: Self, b: Self) -> Self { a + -b }

  private func mapped(_ transform: (Column) -> Column) -> Self {
    var result = self
    for index in 0..<Self.size { result[index] = transform(self[index]) }
    return result
  }
}

/// A matrix of two columns and rows.
public struct SIMDMatrix2<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: SIMDSquareMatrix
where Scalar.SIMD2Storage: Sendable {
  private var first = SIMD2<Scalar>()
  private var second = SIMD2<Scalar>()

  /// The columns.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>) {
    get { (first, second) }
    set { (first, second) = newValue }
  }

  public init() {}

  /// A matrix of columns.
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { (first, second) = columns }

  /// A matrix of columns.
  public init(_ first: SIMD2<Scalar>, _ second: SIMD2<Scalar>) {
    (self.first, self.second) = (first, second)
  }

  public subscript(column: Int) -> SIMD2<Scalar> {
    get { column == 0 ? first : second }
    set { if column == 0 { first = newValue } else { second = newValue } }
  }

  public var determinant: Scalar { first.x * second.y - first.y * second.x }
}

/// A matrix of three columns and rows.
public struct SIMDMatrix3<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: SIMDSquareMatrix
where Scalar.SIMD4Storage: Sendable {
  private var first = SIMD3<Scalar>()
  private var second = SIMD3<Scalar>()
  private var third = SIMD3<Scalar>()

  /// The columns.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>) {
    get { (first, second, third) }
    set { (first, second, third) = newValue }
  }

  public init() {}

  /// A matrix of columns.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) {
    (first, second, third) = columns
  }

  /// A matrix of columns.
  public init(_ first: SIMD3<Scalar>, _ second: SIMD3<Scalar>, _ third: SIMD3<Scalar>) {
    self.init(columns: (first, second, third))
  }

  public subscript(column: Int) -> SIMD3<Scalar> {
    get { column == 0 ? first : column == 1 ? second : third }
    set {
      switch column {
      case 0: first = newValue
      case 1: second = newValue
      default: third = newValue
      }
    }
  }

  public var determinant: Scalar { simd_dot(first, simd_cross(second, third)) }
}

/// A matrix of four columns and rows.
public struct SIMDMatrix4<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: SIMDSquareMatrix
where Scalar.SIMD4Storage: Sendable {
  private var first = SIMD4<Scalar>()
  private var second = SIMD4<Scalar>()
  private var third = SIMD4<Scalar>()
  private var fourth = SIMD4<Scalar>()

  /// The columns.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>) {
    get { (first, second, third, fourth) }
    set { (first, second, third, fourth) = newValue }
  }

  public init() {}

  /// A matrix of columns.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    (first, second, third, fourth) = columns
  }

  /// A matrix of columns.
  public init(
    _ first: SIMD4<Scalar>, _ second: SIMD4<Scalar>, _ third: SIMD4<Scalar>,
    _ fourth: SIMD4<Scalar>
  ) {
    self.init(columns: (first, second, third, fourth))
  }

  /// The matrix of a rotation.
  public init(_ rotation: SIMDQuaternion<Scalar>) {
    self.init(diagonal: SIMD4(1, 1, 1, 1))
    let axes: [SIMD3<Scalar>] = [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
    for (index, axis) in axes.enumerated() { self[index] = SIMD4(rotation.act(axis), 0) }
  }

  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    }
    set {
      switch column {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: fourth = newValue
      }
    }
  }

  public var determinant: Scalar {
    // Along the last row: the determinants of the other columns' first three rows.
    func minor(_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>, _ c: SIMD4<Scalar>) -> Scalar {
      func upper(_ x: SIMD4<Scalar>) -> SIMD3<Scalar> { SIMD3(x.x, x.y, x.z) }
      return simd_dot(upper(a), simd_cross(upper(b), upper(c)))
    }
    let odd = fourth.w * minor(first, second, third) + second.w * minor(first, third, fourth)
    return odd - third.w * minor(first, second, fourth) - first.w * minor(second, third, fourth)
  }
}

/// Returns the product of a matrix and a vector.
public func simd_mul<M: SIMDSquareMatrix>(_ a: M, _ x: M.Column) -> M.Column { a * x }
/// Returns the product of two matrices.
public func simd_mul<M: SIMDSquareMatrix>(_ a: M, _ b: M) -> M { a * b }
/// Returns the inverse.
public func simd_inverse<M: SIMDSquareMatrix>(_ a: M) -> M { a.inverse }
/// Returns the matrix with columns for rows.
public func simd_transpose<M: SIMDSquareMatrix>(_ a: M) -> M { a.transpose }
/// Returns the determinant.
public func simd_determinant<M: SIMDSquareMatrix>(_ a: M) -> M.Column.Scalar { a.determinant }
/// Returns the product of two matrices.
public func matrix_multiply<M: SIMDSquareMatrix>(_ a: M, _ b: M) -> M { a * b }
