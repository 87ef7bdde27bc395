// Part of Snapback, under the MIT licence; see LICENSE.

import Testing
import simd

@Suite struct VectorTests {
  private let a = simd_float3(1, 2, 2)
  private let b = simd_float3(0, 3, 4)

  @Test func `vectors have lengths and products`() {
    #expect(simd_length(a) == 3)
    #expect(simd_distance(simd_double2(1, 1), simd_double2(4, 5)) == 5)
    #expect(simd_dot(a, b) == 14)
    #expect(simd_cross(a, b) == simd_float3(2, -4, 3))
    #expect(cross(simd_float2(1, 0), simd_float2(0, 1)) == simd_float3(0, 0, 1))
    #expect(simd_normalize(simd_float2(3, 4)) == simd_float2(0.6, 0.8))
    #expect(simd_normalize(simd_float2(0, 0)).x.isNaN)
  }

  @Test func `vectors are mixed and limited`() {
    #expect(mix(a, b, t: 0.5) == simd_float3(0.5, 2.5, 3))
    #expect(simd_mix(Float(2), 4, 0.25) == 2.5)
    #expect(simd_clamp(a, simd_float3(repeating: 0), simd_float3(repeating: 1.5)).z == 1.5)
    #expect(clamp(b, min: 1, max: 3) == simd_float3(1, 3, 3))
    #expect(simd_reflect(simd_float2(1, -1), simd_float2(0, 1)) == simd_float2(1, 1))
    #expect(simd_smoothstep(SIMD2(0, 0), SIMD2(2, 2), SIMD2<Float>(1, 3)) == SIMD2(0.5, 1))
    #expect(simd_sign(simd_float3(-2, 0, 5)) == simd_float3(-1, 0, 1))
  }

  @Test func `matrices are products of columns`() {
    let turn = simd_double2x2(columns: (simd_double2(0, 1), simd_double2(-1, 0)))
    #expect(turn * simd_double2(1, 0) == simd_double2(0, 1))
    #expect(turn * turn == simd_double2x2(-1))
    #expect(turn.inverse == turn.transpose)
    #expect(turn.determinant == 1)

    let matrix = simd_double4x4(rows: [
      SIMD4(2, 0, 0, 1), SIMD4(0, 3, 1, 0), SIMD4(0, 1, 1, 0), SIMD4(4, 0, 0, 5),
    ])
    #expect(matrix[3, 0] == 1)
    // (2·5 - 1·4) · (3·1 - 1·1)
    #expect(matrix.determinant == 12)
    let product = matrix * matrix.inverse
    for column in 0..<4 {
      for row in 0..<4 {
        #expect(abs(product[column, row] - (column == row ? 1 : 0)) < 1e-12)
      }
    }
    #expect(simd_float3x3(diagonal: SIMD3(2, 3, 4)).determinant == 24)
    #expect(!simd_double2x2(0).inverse[0].x.isFinite)
  }

  @Test func `quaternions rotate`() {
    let turn = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    #expect(simd_distance(turn.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)) < 1e-12)
    #expect(simd_distance((turn * turn).act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)) < 1e-12)
    #expect(simd_distance(turn.inverse.act(SIMD3(0, 1, 0)), SIMD3(1, 0, 0)) < 1e-12)
    let half = simd_slerp(simd_quatd(angle: 0, axis: SIMD3(0, 0, 1)), turn, 0.5)
    #expect(abs(half.angle - .pi / 4) < 1e-12)
    let opposite = simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(-1, 0, 0))
    #expect(simd_distance(opposite.act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)) < 1e-12)
    let matrix = simd_double4x4(turn)
    #expect(simd_distance(matrix * SIMD4(1, 0, 0, 1), SIMD4(0, 1, 0, 1)) < 1e-12)
  }
}
