// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Gestures
import Pictures
package import Traces

/// Writes a scene's input events and frame times to a trace, line by line, while they happen.
///
/// Each line is written before the scene handles the event, so the trace includes the event that crashed
/// the program. The first write error ends the recording and is stored in `failure`; the trace is complete up to
/// the line before. An old file is replaced by one with a header.
package final class TraceRecorder {
  /// The time to wait for a full pipe, in milliseconds.
  private static let longestWait: Int32 = 2000

  private let path: String
  private var header: TraceHeader
  /// Called once, when the recording fails.
  package var onFailure: () -> Void = {}
  /// Nil before `begin` and after the recording has ended.
  private var writer: TraceWriter?
  private var file: GrowingFile?
  private var notes = ""
  package private(set) var failure: ProgramError?

  /// Checks that the path is writable; the file is created by `begin`. `-` is standard output.
  ///
  /// The header's size and scale are used if `begin` gets no resize event.
  package init(path: String, header: TraceHeader) throws(ProgramError) {
    try OutputKind.trace.check(path)
    do throws(PictureError) { try OutputFile.check(path) } catch { throw .picture(error) }
    self.path = path
    self.header = header
  }

  /// Starts the recording, with the size and scale of a resize event if there is one.
  package func begin(_ resize: InputEvent?) {
    if case .resize(_, let size, let scale) = resize, size.width > 0, size.height > 0 {
      (header.size, header.scale) = (size, scale)
    }
    do throws(TraceError) {
      let writer = try TraceWriter(header, withFrames: true)
      open(with: writer.header + notes)
      if file != nil { self.writer = writer }
    } catch {
      end(with: .invalidTrace(path: path, error))
    }
    notes = ""
  }

  /// Writes input events.
  package func add(_ events: [InputEvent]) {
    guard var writer else { return }
    do throws(TraceError) {
      var lines = ""
      for event in events { lines += try writer.text(event) }
      self.writer = writer
      write(lines)
    } catch {
      end(with: .invalidTrace(path: path, error))
    }
  }

  /// Writes the time of a frame, in scene seconds, before it is drawn.
  package func add(frameAt time: Double) {
    guard var writer else { return }
    do throws(TraceError) {
      let line = try writer.text(frameAt: time)
      self.writer = writer
      write(line)
    } catch {
      end(with: .invalidTrace(path: path, error))
    }
  }

  /// Writes a comment line, which replay ignores.
  package func note(_ text: String) {
    guard failure == nil else { return }
    let line = "// \(text)\n"
    if writer == nil { notes += line } else { write(line) }
  }

  /// Closes the file; later calls write nothing.
  package func close() {
    (file, writer) = (nil, nil)
  }

  private func open(with text: String) {
    do throws(PictureError) {
      let file = try GrowingFile(path)
      self.file = file
      write(text)
      if failure == nil { try file.publish() }
    } catch {
      if case .cannotWrite(_, let code) = error { end(with: .cannotWrite(path: path, code: code)) }
    }
  }

  /// Writes lines. Fails with EAGAIN if a pipe stays full, as the window would hang.
  private func write(_ text: String) {
    guard let descriptor = file?.descriptor else { return }
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      let isReady = poll(&wait, 1, Self.longestWait)
      // A pipe that is ready accepts this many bytes without blocking.
      let count =
        isReady == 0
        ? -1
        : bytes[written...].prefix(4096).withUnsafeBytes {
          Foundation.write(descriptor, $0.baseAddress, $0.count)
        }
      if count >= 0 {
        written += count
      } else if isReady == 0 || errno != EINTR {
        let code = isReady == 0 ? EAGAIN : errno
        removeUnfinishedLine(of: bytes[..<written])
        return end(with: .cannotWrite(path: path, code: code))
      }
    }
  }

  /// Cuts the file after its last complete line; `written` is what has been written since then at the latest.
  private func removeUnfinishedLine(of written: ArraySlice<UInt8>) {
    guard let descriptor = file?.descriptor else { return }
    let rest = written.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
    let position = lseek(descriptor, 0, SEEK_CUR)
    if rest > 0, position >= rest { _ = ftruncate(descriptor, position - off_t(rest)) }
  }

  private func end(with error: ProgramError) {
    close()
    failure = error
    onFailure()
  }
}
