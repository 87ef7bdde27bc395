// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Gestures
import Pictures
package import Traces

/// Writes what happens to a scene into a trace, line by line, as it happens.
///
/// Every line is in the file before the scene hears of the event, so that what brought the program down
/// is in it too. The first thing that cannot be written ends the recording: `failure` says what.
package final class TraceRecorder {
  private let path: String
  private var header: TraceHeader
  /// What to do when something could not be written.
  package var whenFailing: () -> Void = {}
  /// Nil before the first frame and after the end.
  private var writer: TraceWriter?
  private var descriptor: Int32?
  private var notes = ""
  package private(set) var failure: ProgramError?

  /// Finds out whether the path can be written; the file is made when the recording begins. `-` is the
  /// standard output. The header's size and scale are taken if the window tells none.
  package init(path: String, header: TraceHeader) throws(ProgramError) {
    if path != "-" {
      do throws(PictureError) { try OutputFile.check(path) } catch { throw .picture(error) }
    }
    self.path = path
    self.header = header
  }

  /// Begins the recording, at the size that a resize brought.
  package func begin(_ resize: InputEvent?) {
    if case .resize(_, let size, let scale) = resize, size.width > 0, size.height > 0 {
      (header.size, header.scale) = (size, scale)
    }
    do throws(TraceError) {
      let writer = try TraceWriter(header, withFrames: true)
      open()
      put(writer.header + notes)
      if descriptor != nil { self.writer = writer }
    } catch {
      end(with: .brokenTrace(path: path, error))
    }
    notes = ""
  }

  /// Writes what was just seen to happen.
  package func add(_ events: [InputEvent]) {
    guard var writer else { return }
    do throws(TraceError) {
      var lines = ""
      for event in events { lines += try writer.text(event) }
      self.writer = writer
      put(lines)
    } catch {
      end(with: .brokenTrace(path: path, error))
    }
  }

  /// Writes that a frame is about to be drawn, in the scene's time.
  package func add(frameAt time: Double) {
    guard var writer else { return }
    do throws(TraceError) {
      let line = try writer.text(frameAt: time)
      self.writer = writer
      put(line)
    } catch {
      end(with: .brokenTrace(path: path, error))
    }
  }

  /// Leaves a line for people, which no replay heeds.
  package func note(_ text: String) {
    guard failure == nil else { return }
    let line = "// \(text)\n"
    if writer == nil { notes += line } else { put(line) }
  }

  /// Closes the file; nothing more is written.
  package func close() {
    if let descriptor { Foundation.close(descriptor) }
    (descriptor, writer) = (nil, nil)
  }

  private func open() {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let opened = path == "-" ? dup(STDOUT_FILENO) : Foundation.open(path, flags, 0o666)
    if opened >= 0 {
      descriptor = opened
    } else {
      end(with: .cannotWrite(path: path, code: errno))
    }
  }

  private func put(_ text: String) {
    guard let descriptor else { return }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return end(with: .cannotWrite(path: path, code: errno))
      }
    }
  }

  private func end(with error: ProgramError) {
    close()
    failure = error
    whenFailing()
  }
}
