// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan

/// Lays one colour wherever there is coverage.
struct InkSink: CoverageSink {
  let canvas: Canvas
  let ink: Ink

  mutating func solid(y: Int, columns: Range<Int>, cover: UInt16) {
    let pixels = canvas.pixel(columns.lowerBound, y)
    if cover == Blend.fullCover {
      if ink.isOpaque {
        cspan_store(pixels, columns.count, ink.pixel)
      } else {
        cspan_blend(pixels, columns.count, ink.full.addend, ink.full.keep)
      }
    } else {
      let terms = Blend.terms(lanes: ink.lanes, alpha: ink.alpha, cover: cover)
      cspan_blend(pixels, columns.count, terms.addend, terms.keep)
    }
  }

  mutating func partial(y: Int, columns: Range<Int>, covers: UnsafePointer<UInt16>) {
    let pixels = canvas.pixel(columns.lowerBound, y)
    let count = columns.count
    guard count < 8 else {
      cspan_cover(pixels, covers, count, ink.lanes, ink.alpha)
      return
    }
    for index in 0..<count {
      let terms = Blend.terms(lanes: ink.lanes, alpha: ink.alpha, cover: covers[index])
      pixels[index] = Blend.over(pixels[index], terms)
    }
  }
}
