// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Gestures
import Pictures
import SystemStrings
package import Traces

/// Writes a scene's input events and frame times to a trace, line by line, while they happen.
///
/// Each line is written before the scene handles the event, so the trace includes the event that crashed
/// the program. The first write error ends the recording and is stored in `failure`.
package final class TraceRecorder {
  private let path: String
  private var header: TraceHeader
  /// Called once, when the recording fails.
  package var onFailure: () -> Void = {}
  /// Nil before `begin` and after the recording has ended.
  private var writer: TraceWriter?
  private var descriptor: Int32?
  private var notes = ""
  package private(set) var failure: ProgramError?

  /// Checks that the path is writable; the file is created by `begin`. `-` is standard output.
  ///
  /// The header's size and scale are used if `begin` gets no resize event.
  package init(path: String, header: TraceHeader) throws(ProgramError) {
    if path != "-" {
      do throws(PictureError) { try OutputFile.check(path) } catch { throw .picture(error) }
    }
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
      open()
      write(writer.header + notes)
      if descriptor != nil { self.writer = writer }
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
    if let descriptor { Foundation.close(descriptor) }
    (descriptor, writer) = (nil, nil)
  }

  private func open() {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let opened =
      path == "-"
      ? dup(STDOUT_FILENO) : SystemString.withCString(path) { Foundation.open($0, flags, 0o666) }
    if opened >= 0 {
      descriptor = opened
    } else {
      end(with: .cannotWrite(path: path, code: errno))
    }
  }

  private func write(_ text: String) {
    guard let descriptor else { return }
    var remaining = Array(text.utf8)[...]
    while !remaining.isEmpty {
      let count = remaining.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        remaining = remaining.dropFirst(count)
      } else if errno != EINTR {
        return end(with: .cannotWrite(path: path, code: errno))
      }
    }
  }

  private func end(with error: ProgramError) {
    close()
    failure = error
    onFailure()
  }
}
