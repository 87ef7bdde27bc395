// Part of Snapback, under the MIT licence; see LICENSE.

import CRaster
import Raster
import Testing

/// The chosen kernels against the scalar reference of the source-over formula, pixel by pixel, for every
/// length and alignment.
@Suite struct KernelTests {
  private let kernels = InstructionSet.chosen.kernels

  @Test(arguments: 0...40) func `blends are those of the scalar reference`(count: Int) {
    for seed in 0..<40 {
      let samples = PixelSamples(seed: UInt64(seed * 100 + count), count: count)
      let color = samples.above.first ?? 0xff10_2030
      let (lanes, alpha) = (Blend.lanes(of: color), UInt16(color >> 24) * 257)
      let coverage = samples.coverage.first ?? 9
      let terms = Blend.terms(lanes: lanes, alpha: alpha, coverage: coverage)

      var drawn = samples.below
      kernels.fill_pixels(&drawn, count, color)
      #expect(drawn == Array(repeating: color, count: count))

      drawn = samples.below
      kernels.blend_color(&drawn, count, terms.addend, terms.keep)
      #expect(drawn == samples.below.map { Blend.over($0, terms) })

      drawn = samples.below
      kernels.blend_color_coverage(&drawn, samples.coverage, count, lanes, alpha)
      #expect(
        drawn
          == zip(samples.below, samples.coverage).map {
            Blend.over($0, Blend.terms(lanes: lanes, alpha: alpha, coverage: $1))
          })

      drawn = samples.below
      kernels.blend_pixels(&drawn, samples.above, count, coverage)
      #expect(
        drawn
          == zip(samples.below, samples.above).map { Blend.over($0, pixel: $1, coverage: coverage) }
      )

      drawn = samples.below
      kernels.blend_pixels_coverage(&drawn, samples.above, samples.coverage, count)
      let pairs = zip(zip(samples.below, samples.above), samples.coverage)
      #expect(drawn == pairs.map { Blend.over($0.0, pixel: $0.1, coverage: $1) })
    }
  }

  @Test func `blended pixels stay premultiplied`() {
    let samples = PixelSamples(seed: 4, count: 4000)
    var drawn = samples.below
    kernels.blend_pixels_coverage(&drawn, samples.above, samples.coverage, drawn.count)
    #expect(
      drawn.allSatisfy { pixel in
        max(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255) <= pixel >> 24
      })
  }

  @Test(arguments: InstructionSet.available) func `means of blocks of pixels are exact`(
    set: InstructionSet
  ) {
    for (shift, channels) in [(0, 1), (1, 1), (2, 1), (0, 4), (1, 4), (2, 4)] {
      let (size, pixels) = (1 << shift, 1 << (2 * shift))
      // A block for each possible sum, divided among its columns.
      let totals = Array(0...(255 * pixels))
      let sums = totals.flatMap { total in
        (0..<(size * channels)).map { UInt16((total + $0 / channels) / size) }
      }
      let expected = totals.flatMap { total in
        Array(repeating: UInt16((total * 257 + pixels / 2) / pixels), count: channels)
      }
      var means = [UInt16](repeating: 0, count: expected.count)
      set.kernels.average_sums(&means, sums, totals.count, Int32(shift), Int32(channels))
      #expect(means == expected, "shift \(shift), \(channels) channels")
    }
  }

  @Test(arguments: InstructionSet.available) func `values between two rows are exact`(
    set: InstructionSet
  ) {
    let extremes: [UInt16] = [0, 1, 32767, 32768, 65534, 65535]
    let upper = extremes.flatMap { Array(repeating: $0, count: extremes.count) }
    let lower = upper.indices.map { extremes[$0 % extremes.count] }
    for part in 0...256 {
      var values = [UInt16](repeating: 0, count: upper.count)
      set.kernels.interpolate_rows(&values, upper, lower, upper.count, Int32(part))
      let expected = zip(upper, lower).map {
        UInt16((Int($0) * (256 - part) + Int($1) * part + 128) / 256)
      }
      #expect(values == expected, "\(part) of 256")
    }
  }

  @Test(arguments: InstructionSet.available)
  func `a color through blurred coverage is that of the scalar reference`(set: InstructionSet) {
    for (index, count) in [1, 7, 22, 23, 60, 150, 400].enumerated() {
      for (color, skip, shift) in [
        (0x5500_0000, 0, 0), (0x5500_0000, 3, 1), (0x5500_0000, 6, 2), (0x9910_2030, 1, 0),
        (0x9910_2030, 2, 1), (0x9910_2030, 5, 2),
      ] {
        let samples = PixelSamples(seed: UInt64(index), count: 1000)
        // The middle of a long row is level.
        var row = samples.coverage
        let means = (skip + count) >> shift
        for at in (means / 4)..<(means * 3 / 4) { row[at] = 50_001 }
        let (lanes, alpha) = (Blend.lanes(of: UInt32(color)), UInt16(color >> 24) * 257)
        let expected = (0..<count).map { x in
          let (at, size) = ((skip + x) >> shift, 1 << shift)
          let weight = shift == 0 ? 0 : (2 * ((skip + x) % size) + 1) * 0x8000 / size
          let coverage = Int(row[at]) * (65536 - weight) / 65536 + Int(row[at + 1]) * weight / 65536
          return Blend.over(
            samples.below[x], Blend.terms(lanes: lanes, alpha: alpha, coverage: UInt16(coverage)))
        }
        var drawn = samples.below
        set.kernels.blend_blurred_coverage(
          &drawn, row, count, Int32(skip), Int32(shift), lanes, alpha)
        #expect(Array(drawn.prefix(count)) == expected, "\(count) pixels, shift \(shift)")
        #expect(drawn.dropFirst(count) == samples.below.dropFirst(count))
      }
    }
  }

  @Test(arguments: InstructionSet.available)
  func `pixels between means are those of the scalar reference, also over others`(
    set: InstructionSet
  ) {
    for (index, count) in [1, 7, 8, 11, 15, 60, 131].enumerated() {
      for (skip, shift) in [(0, 0), (3, 0), (0, 1), (3, 1), (0, 2), (6, 2)] {
        let samples = PixelSamples(seed: UInt64(index), count: 1000)
        let expected = (0..<count).map { x -> UInt32 in
          let (at, size) = ((skip + x) >> shift, 1 << shift)
          let weight = shift == 0 ? 0 : (2 * ((skip + x) % size) + 1) * 0x8000 / size
          return (0..<4).reduce(0) { pixel, channel in
            let (current, next) = (
              Int(samples.coverage[4 * at + channel]), Int(samples.coverage[4 * at + channel + 4])
            )
            let value = current * (65536 - weight) / 65536 + next * weight / 65536
            return pixel | UInt32((value - value / 256 + 128) / 256) << (8 * UInt32(channel))
          }
        }
        var pixels = samples.below
        set.kernels.upsample_pixels(&pixels, samples.coverage, count, Int32(skip), Int32(shift))
        #expect(Array(pixels.prefix(count)) == expected, "\(count) pixels, shift \(shift)")
        #expect(pixels.dropFirst(count) == samples.below.dropFirst(count))
        var (drawn, blended) = (samples.below, samples.below)
        set.kernels.blend_upsampled(&drawn, samples.coverage, count, Int32(skip), Int32(shift))
        set.kernels.blend_pixels(&blended, expected, count, 65535)
        #expect(drawn == blended, "\(count) pixels over others, shift \(shift)")
      }
    }
  }

  @Test(arguments: [(1, 1), (3, 2), (0, 4), (7, 7)])
  func `a box blur is a mean`(before: Int, after: Int) {
    let (width, height, stride) = (23, 32, 32)
    let values = PixelSamples(seed: 9, count: stride * height).coverage
    // The second of two boxes changes nothing.
    let boxes = [
      craster_box(before: Int32(before), after: Int32(after)), craster_box(before: 0, after: 0),
    ]
    var scratch = [UInt16](repeating: 0, count: 48 * stride)
    var rows = values
    kernels.box_blur_rows(&rows, Int32(width), Int32(height), stride, 1, boxes, 2, &scratch)
    var columns = values
    kernels.box_blur_columns(&columns, Int32(stride), Int32(height), stride, boxes, 2, &scratch)
    let size = Double(before + after + 1)
    for y in 0..<height {
      for x in 0..<width {
        var (row, column) = (0.0, 0.0)
        for offset in -before...after {
          if (0..<width).contains(x + offset) { row += Double(values[y * stride + x + offset]) }
          if (0..<height).contains(y + offset) {
            column += Double(values[(y + offset) * stride + x])
          }
        }
        #expect(abs(Double(rows[y * stride + x]) - row / size) <= 0.6)
        #expect(abs(Double(columns[y * stride + x]) - column / size) <= 0.6)
      }
    }
  }
}
