// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Runtime

/// The coverage of an outline as runs of pixels, by rows; x is counted from the domain's left.
final class CoverageRuns {
  let bounds: PixelRect
  private let runs: [craster_run]
  private let coverage: [UInt16]

  /// Records outlines that share no pixels, which must be within the sweep's domain. Returns nil if the
  /// runs take more memory than `maxBytes`.
  init?(_ outlines: [PixelOutline], in all: borrowing Outlines, by sweep: Sweep, maxBytes: Int) {
    var recorder = Recorder(left: sweep.left, maxBytes: maxBytes)
    bounds = outlines.reduce(PixelRect.empty) { $0.union($1.bounds) }
    for outline in outlines {
      all.record(outline, by: sweep, into: &recorder)
      guard !recorder.isFull else { return nil }
    }
    // Each outline begins at its own top. Runs share no pixels, so the order within a row does not count.
    if outlines.count > 1 { recorder.runs.sort { $0.y < $1.y } }
    runs = recorder.runs
    coverage = recorder.coverage
  }

  /// The memory of the runs, in bytes.
  var byteCount: Int { Self.byteCount(runs, coverage) }

  private static func byteCount(_ runs: [craster_run], _ coverage: [UInt16]) -> Int {
    runs.count * MemoryLayout<craster_run>.stride + coverage.count * MemoryLayout<UInt16>.stride
  }

  /// Blends a color through the coverage. `rows` are those of a canvas whose x is counted from the
  /// domain's left.
  func fill(_ rows: craster_rows, _ ink: Ink) {
    var (rows, color) = (rows, ink.kernelInk)
    let first = firstRun(at: rows.top)
    let count = firstRun(at: rows.bottom) - first
    runs.withUnsafeBufferPointer { runs in
      coverage.withUnsafeBufferPointer { coverage in
        guard let base = runs.baseAddress, count > 0 else { return }
        kernels.fill_runs(base + first, count, coverage.baseAddress, &rows, &color)
      }
    }
  }

  /// The index of the first run in or below a row.
  private func firstRun(at row: Int32) -> Int { runs.partitioningIndex { $0.y >= row } }

  /// Records what the kernels find.
  private struct Recorder: CoverageSink {
    let left: Int
    let maxBytes: Int
    var runs: [craster_run] = []
    var coverage: [UInt16] = []

    init(left: Int, maxBytes: Int) {
      self.left = left
      self.maxBytes = maxBytes
    }

    var isFull: Bool { CoverageRuns.byteCount(runs, coverage) > maxBytes }

    mutating func solid(y: Int, columns: Range<Int>) { append(y, columns, first: -1) }

    mutating func partial(y: Int, columns: Range<Int>, coverage values: UnsafePointer<UInt16>) {
      append(y, columns, first: coverage.count)
      guard !isFull else { return }
      coverage.append(contentsOf: UnsafeBufferPointer(start: values, count: columns.count))
      // The kernel blends eight pixels at a time; those without coverage stay as they are.
      let padding = -columns.count & 7
      coverage.append(contentsOf: repeatElement(0, count: padding))
    }

    private mutating func append(_ y: Int, _ columns: Range<Int>, first: Int) {
      guard !isFull else { return }
      runs.append(
        craster_run(
          y: Int32(y), begin: Int32(columns.lowerBound - left),
          end: Int32(columns.upperBound - left), first: Int32(first)))
    }
  }
}
