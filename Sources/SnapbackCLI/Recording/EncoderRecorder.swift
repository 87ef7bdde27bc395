// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Processes

/// Has another program, ffmpeg, make a file of all frames, which it is told one after another.
///
/// It works in a folder of its own, and the file gets its name when it is whole. A GIF takes two passes: the
/// first finds its colours.
final class EncoderRecorder: FrameRecorder {
  private let path: String
  private let encoding: Encoding
  private let command: EncoderCommand
  private let program: String
  private let folder: String
  private var pass = 0
  private var child: ChildProcess?
  /// What the child reads.
  private var line: Int32?
  /// The picture that is seen, and how many frames there are so far.
  private var last: Picture?
  private var count = 0

  /// Errors: a path that cannot be written, no ffmpeg in the `PATH`, no room for what it works with.
  init(
    _ encoding: Encoding, path: String, geometry: StageGeometry, rate: Int,
    environment: [String: String]
  ) throws(ProgramError) {
    do throws(PictureError) { try OutputFile.check(path) } catch { throw .picture(error) }
    guard let program = Spawning.path(of: "ffmpeg", environment: environment) else {
      throw .noEncoder(ending: "." + encoding.rawValue)
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
    try put()
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
    if let line { close(line) }
    (line, child) = (nil, nil)
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
    line = ends.write
    if child == nil { throw .encoderFailed(reason: "it cannot be started") }
  }

  /// Tells the frame.
  private func put() throws(ProgramError) {
    guard let line, let last else { return }
    let isTold = last.pixels.withUnsafeBytes { pixels in
      var rest = pixels[...]
      while !rest.isEmpty {
        let count = UnsafeRawBufferPointer(rebasing: rest).withUnsafeBytes {
          write(line, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    if !isTold { try end(expectingFailure: true) }
  }

  /// Waits until the pass is done.
  private func end(expectingFailure: Bool = false) throws(ProgramError) {
    if let line { close(line) }
    line = nil
    guard let (ending, bytes) = child.take()?.finish() else { return }
    guard ending != .exited(0) || expectingFailure else { return }
    let words = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    throw .encoderFailed(reason: words.last { !$0.isEmpty } ?? "it ended without a word")
  }
}
