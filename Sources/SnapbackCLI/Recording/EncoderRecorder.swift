// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Processes

/// Encodes frames to a GIF or MP4 file by piping raw pixels to ffmpeg.
///
/// Works in a temporary folder; the file appears at its path only when it is complete. A GIF takes two passes:
/// the first computes its palette.
final class EncoderRecorder: FrameRecorder {
  private let path: String
  private let encoding: Encoding
  private let command: EncoderCommand
  private let program: String
  private let folder: String
  private var pass = 0
  private var child: ChildProcess?
  /// The write end of ffmpeg's standard input.
  private var pipe: Int32?
  /// The latest picture, and the number of frames of the pass so far.
  private var last: Picture?
  private var count = 0

  /// Throws if the path is not writable, ffmpeg is not in `PATH`, or the temporary folder cannot be created.
  init(
    _ encoding: Encoding, path: String, geometry: StageGeometry, rate: Int,
    environment: [String: String]
  ) throws(ProgramError) {
    do throws(PictureError) { try OutputFile.check(path) } catch { throw .picture(error) }
    guard let program = ProcessLauncher.path(of: "ffmpeg", environment: environment) else {
      throw .encoderNotFound(format: "." + encoding.rawValue)
    }
    let parent = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array((parent + "/snapback-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw .cannotWrite(path: parent, code: errno) }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    self.path = path
    self.encoding = encoding
    self.program = program
    command = EncoderCommand(
      width: geometry.pixelWidth, height: geometry.pixelHeight, rate: rate)
  }

  isolated deinit { discard() }

  var passCount: Int { encoding == .gif ? 2 : 1 }

  func add(_ picture: Picture?, at time: Double) throws(ProgramError) {
    if child == nil { try start() }
    if let picture { last = picture }
    count += 1
    try writeFrame()
  }

  func finish(at time: Double) throws(ProgramError) {
    while Double(count) < (time * Double(command.rate)).rounded() { try add(nil, at: time) }
    try end()
    pass += 1
    (count, last) = (0, nil)
    guard pass == passCount else { return }
    let bytes = try InputFile.read(result)
    do throws(PictureError) { try OutputFile.write(bytes, to: path) } catch {
      throw .picture(error)
    }
    discard()
  }

  func discard() {
    if let pipe { close(pipe) }
    (pipe, child) = (nil, nil)
    for file in [palette, result] { unlink(file) }
    rmdir(folder)
  }

  private var palette: String { folder + "/palette.png" }
  private var result: String { folder + "/result." + encoding.rawValue }

  private func start() throws(ProgramError) {
    let arguments =
      switch encoding {
      case .gif where pass == 0: command.palette(into: palette)
      case .gif: command.gif(palette: palette, into: result)
      default: command.mp4(into: result)
      }
    guard let ends = ChildProcess.pipe() else {
      throw .encoderFailed(reason: String(cString: strerror(errno)))
    }
    defer { close(ends.read) }
    child = ChildProcess(
      program: program, arguments: arguments, environment: ProcessInfo.processInfo.environment,
      input: ends.read)
    pipe = ends.write
    if child == nil { throw .encoderFailed(reason: "ffmpeg cannot be started") }
  }

  /// Writes the latest picture to ffmpeg.
  private func writeFrame() throws(ProgramError) {
    guard let pipe, let last else { return }
    let isWritten = last.pixels.withUnsafeBytes { pixels in
      var remaining = pixels[...]
      while !remaining.isEmpty {
        let count = UnsafeRawBufferPointer(rebasing: remaining).withUnsafeBytes {
          write(pipe, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        remaining = remaining.dropFirst(count)
      }
      return true
    }
    if !isWritten { try end(expectingFailure: true) }
  }

  /// Closes the pipe and waits for ffmpeg to exit; throws its last message if it failed.
  private func end(expectingFailure: Bool = false) throws(ProgramError) {
    if let pipe { close(pipe) }
    pipe = nil
    guard let (ending, bytes) = child.take()?.finish() else { return }
    guard ending != .exited(0) || expectingFailure else { return }
    let messages = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    throw .encoderFailed(reason: messages.last { !$0.isEmpty } ?? "no error message")
  }
}
