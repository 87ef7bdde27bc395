// Part of Snapback, under the MIT licence; see LICENSE.

import CRaster
import Foundation
import Raster
import Testing

/// Every kernel with every instruction set of this processor, bit for bit.
@Suite struct InstructionSetTests {
  /// Random pixels, coverages and numbers.
  struct Input {
    var random: Randomness
    let below: [UInt32]
    let above: [UInt32]
    let coverage: [UInt16]
    let count: Int

    init(seed: UInt64) {
      random = Randomness(seed: seed)
      count = Int.random(in: 1...150, using: &random)
      let samples = PixelSamples(seed: seed, count: 64 * 64)
      (below, above, coverage) = (samples.below, samples.above, samples.coverage)
    }

    mutating func real(_ range: ClosedRange<Double>) -> Float { Float(random.number(range)) }

    mutating func uvRow(_ steps: ClosedRange<Double>) -> craster_uv_row {
      craster_uv_row(u: real(-20...60), v: real(-20...60), u_dx: real(steps), v_dx: real(steps))
    }
  }

  @Test func `portable kernels exist, and the chosen ones are among the available`() {
    #expect(InstructionSet.available.first?.name == "portable")
    let chosen = InstructionSet.chosen.name
    #expect(InstructionSet.available.contains { $0.name == chosen })
    let forced = ProcessInfo.processInfo.environment["SNAPBACK_ISA"]
    let isForced = InstructionSet.available.contains { $0.name == forced }
    #expect(chosen == (isForced ? forced : InstructionSet.available.last?.name))
  }

  @Test(arguments: 0..<200) func `blended and composited pixels are the same`(seed: UInt64) {
    let input = Input(seed: seed)
    let (n, above, coverage) = (input.count, input.above, input.coverage)
    let (color, alpha) = (Blend.lanes(of: above[0]), UInt16(above[0] >> 24) * 257)
    let terms = Blend.terms(lanes: color, alpha: alpha, coverage: coverage[1])
    func compare(_ kernel: Comment, _ run: (craster_kernel_table, inout [UInt32]) -> Void) {
      InstructionSet.compare(input.below, kernel, run)
    }
    compare("fill_pixels") { $0.fill_pixels(&$1, n, 7) }
    compare("blend_color") { $0.blend_color(&$1, n, terms.addend, terms.keep) }
    compare("blend_color_coverage") { $0.blend_color_coverage(&$1, coverage, n, color, alpha) }
    compare("blend_pixels") { $0.blend_pixels(&$1, above, n, coverage[2]) }
    compare("blend_pixels_coverage") { $0.blend_pixels_coverage(&$1, above, coverage, n) }
    for mode in 0..<UInt32(16) {
      compare("composite \(mode)") {
        $0.composite(&$1, above, n, craster_blend_mode(rawValue: mode))
      }
    }
    var matrix = craster_color_matrix(
      red: (0.5, 0.3, 0.2, 0, 0), green: (0.1, 0.9, 0, 0, 0.1), blue: (0, 0, 1.3, 0, -0.1),
      alpha: (0, 0, 0, 0.8, 0))
    compare("apply_color_matrix") { $0.apply_color_matrix(&$1, above, n, &matrix) }
  }

  @Test(arguments: 0..<200) func `gradients, projections, masks and glyphs are the same`(
    seed: UInt64
  ) {
    var input = Input(seed: seed)
    let (n, below) = (input.count, input.below)
    let ramp = Array(input.above.prefix(Int(craster_ramp_row)))
    var row = input.uvRow(-0.02...0.02)
    InstructionSet.compare(below, "linear") { $0.linear_gradient(&$1, n, 3, &row, ramp) }
    InstructionSet.compare(below, "radial") {
      $0.radial_gradient(&$1, n, 3, &row, 0.02, 0.1, ramp)
    }
    InstructionSet.compare(below, "angular") { $0.angular_gradient(&$1, n, 3, &row, 1.3, ramp) }
    let mask = input.above.map { UInt8($0 >> 24) }
    InstructionSet.compare(input.coverage, "sample_mask") {
      $0.sample_mask(&$1, n, -9, &row, mask, 64, 64)
    }
    var projection = craster_projection(
      u: 3, v: 2, q: 1, u_dx: input.real(0.2...1), v_dx: input.real(-0.3...0.3), q_dx: 0.001,
      u_dy: 0.1, v_dy: 0.9, q_dy: 0.002)
    input.above.withUnsafeBufferPointer { pixels in
      var texture = craster_texture(
        pixels: pixels.baseAddress, min_x: 0, min_y: 0, width: 64, height: 64)
      for samples in [Int32(1), 2, 4] {
        InstructionSet.compare(below, "sample_projection, \(samples)") {
          $0.sample_projection(&$1, n, 1, &projection, &texture, samples)
        }
      }
    }
    let glyphs = [
      craster_glyph(x: 3, y: 0, width: 16, height: 9, first: 5),
      craster_glyph(x: 9, y: 0, width: 8, height: 9, first: 700),
    ]
    var sums = [UInt8](repeating: 0, count: 9 * 64)
    var spans = craster_glyph_spans()
    sums = InstructionSet.compare(sums, "add_glyphs") {
      $0.add_glyphs(&$1, 64, &spans, glyphs, 2, mask, 1, 1, 7)
    }
    let (color, alpha) = (Blend.lanes(of: input.above[0]), UInt16(input.above[0] >> 24) * 257)
    for (left, right) in [(Int32(0), Int32(64)), (5, 13), (4, 9)] {
      InstructionSet.compare(input.below, "blend_glyphs") { kernels, pixels in
        pixels.withUnsafeMutableBufferPointer {
          var rows = craster_rows(
            first: $0.baseAddress, stride: 20, top: 3, bottom: 10, left: left, right: right)
          var coverage = sums
          kernels.blend_glyphs(&rows, &coverage, 64, &spans, color, alpha)
          #expect(!coverage.contains { $0 != 0 })
        }
      }
    }
  }

  @Test(arguments: 0..<100) func `projected pixels do not depend on the length of their row`(
    seed: UInt64
  ) {
    var input = Input(seed: seed)
    let count = 200
    // Rows that begin outside of the texture, and lie inside or outside for whole blocks of pixels.
    var projection = craster_projection(
      u: input.real(-150...60), v: input.real(-40...60), q: 1, u_dx: input.real(0.1...2),
      v_dx: input.real(-0.5...0.5), q_dx: input.real(-0.004...0.004), u_dy: 0, v_dy: 1, q_dy: 0)
    input.above.withUnsafeBufferPointer { pixels in
      var texture = craster_texture(
        pixels: pixels.baseAddress, min_x: 0, min_y: 0, width: 64, height: 64)
      for set in InstructionSet.available {
        var whole = input.below
        set.kernels.sample_projection(&whole, count, 0, &projection, &texture, 1)
        var single = input.below
        let alone = (0..<count).map { x in
          set.kernels.sample_projection(&single, 1, Int32(x), &projection, &texture, 1)
          return single[0]
        }
        #expect(Array(whole.prefix(count)) == alone, "\(set.name)")
      }
    }
  }

  /// An image under a random map, or one that is level, nearly so, or only moved.
  static func image(_ input: inout Input, _ texels: UnsafePointer<UInt32>) -> craster_image {
    var image = craster_image(
      texels: texels, width: 64, height: 48, x: 20, y: 7, u: Double(input.real(-20...60)),
      v: Double(input.real(-20...60)), u_dx: Double(input.real(-1.5...1.5)),
      v_dx: Double(input.real(-1.5...1.5)), u_dy: Double(input.real(-1...1)),
      v_dy: Double(input.real(-1...1)))
    switch Int.random(in: 0...3, using: &input.random) {
    case 0: (image.u_dx, image.v_dx) = (1, 0)
    case 1:
      image.u_dx = Double(input.real(0.2...2))
      image.v_dx = Double(input.real(-0.34...0.34))
      image.v = Double(input.real(0...47))
    default: break
    }
    return image
  }

  @Test(arguments: 0..<600) func `sampled images are the same, wherever a row begins`(
    seed: UInt64
  ) {
    var input = Input(seed: seed)
    let (n, texels) = (input.count, input.above)
    texels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      var image = Self.image(&input, base)
      let whole = InstructionSet.compare(input.below, "\(image)") {
        $0.sample_image(&$1, n, -9, 11, &image)
      }
      let skipped = min(n - 1, 13)
      for set in InstructionSet.available {
        var part = input.below
        set.kernels.sample_image(&part, n - skipped, -9 + Int32(skipped), 11, &image)
        #expect(whole[skipped..<n] == part[..<(n - skipped)], "\(set.name)")
      }
    }
  }

  @Test(arguments: 0..<60) func `transparent pixels are counted at either end`(seed: UInt64) {
    var input = Input(seed: seed)
    let before = Int.random(in: 0...200, using: &input.random)
    let after = Int.random(in: 0...200, using: &input.random)
    var pixels = [UInt32](repeating: 0, count: before + after + 1)
    pixels[before] = 0x0100_0000
    for (end, transparent) in [(Int32(0), before), (1, after)] {
      for set in InstructionSet.available {
        let found = Int(set.kernels.count_transparent(pixels, pixels.count, end))
        #expect(found <= transparent && found > transparent - 64, "\(set.name)")
      }
    }
  }

  @Test(arguments: 0..<60) func `faint values are counted at either end`(seed: UInt64) {
    var input = Input(seed: seed)
    let before = Int.random(in: 0...60, using: &input.random)
    let after = Int.random(in: 0...60, using: &input.random)
    let most = UInt16(craster_max_faint)
    var values = (0...(before + after)).map { _ in UInt16.random(in: 0...most, using: &input.random)
    }
    values[before] = most + 1
    for (end, faint) in [(Int32(0), before), (1, after)] {
      for set in InstructionSet.available {
        let found = Int(set.kernels.count_faint(values, values.count, end))
        #expect(found <= faint && found > faint - 16, "\(set.name)")
      }
    }
  }

  @Test func `faint coverages change no pixel`() {
    let pixels = (0...255).map { UInt32($0) * 0x0101_0101 }
    let coverage = [UInt16](repeating: UInt16(craster_max_faint), count: pixels.count)
    for set in InstructionSet.available {
      for (color, alpha) in [(UInt64(0), UInt16(0)), (0, 65535), (0xff00_ff00_ff00_ff00, 65535)] {
        var blended = pixels
        set.kernels.blend_color_coverage(&blended, coverage, pixels.count, color, alpha)
        #expect(blended == pixels, "\(set.name)")
      }
    }
  }

  @Test(arguments: 0..<60) func `blurs are the same`(seed: UInt64) {
    let input = Input(seed: seed)
    let (n, shift, values) = (input.count, Int32(seed % 3), input.coverage)
    let boxes = [(3, 2), (2, 3), (4, 4)].map { craster_box(before: $0.0, after: $0.1) }
    var scratch = [UInt16](repeating: 0, count: 48 * 64)
    let sums = values.map { $0 >> 6 }
    for channels in [Int32(1), 4] {
      InstructionSet.compare(sums, "accumulate_row") {
        $0.accumulate_row(&$1, input.above, n, channels)
      }
      InstructionSet.compare(values, "average_sums") {
        $0.average_sums(&$1, sums, n, shift, channels)
      }
      InstructionSet.compare(values, "box_blur_rows") {
        $0.box_blur_rows(&$1, 12, 16, 64, channels, boxes, 3, &scratch)
      }
    }
    InstructionSet.compare(values, "box_blur_columns") {
      $0.box_blur_columns(&$1, 64, 32, 64, boxes, 3, &scratch)
    }
    let lower = Array(values.dropFirst(99))
    let row = Array(values.dropFirst(9))
    InstructionSet.compare(values, "interpolate_rows") {
      $0.interpolate_rows(&$1, values, lower, n, 77)
    }
    InstructionSet.compare(input.below, "upsample_pixels") {
      $0.upsample_pixels(&$1, values, n, 1, shift)
    }
    InstructionSet.compare(input.below, "blend_upsampled") {
      $0.blend_upsampled(&$1, values, n, 1, shift)
    }
    let (color, alpha) = (Blend.lanes(of: input.above[0]), UInt16(input.above[0] >> 24) * 257)
    InstructionSet.compare(input.below, "blend_blurred_coverage") {
      $0.blend_blurred_coverage(&$1, row, n, 1, shift, color, alpha)
    }
  }
}
