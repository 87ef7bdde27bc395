// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Processes
import SystemStrings

/// Encodes frames to a GIF or MP4 file by piping raw pixels to ffmpeg.
///
/// Works in a temporary folder; the file appears at its path only when it is complete. A GIF takes two passes:
/// the first computes its palette.
final class EncoderRecorder: FrameRecorder {
  private let path: String
  private let encoding: Encoding
  private let command: EncoderCommand
  private let program: String
  /// The largest file that is written, in bytes; nil for no limit.
  private let limit: Int?
  /// Nil once the file has been written or discarded.
  private var folder: TemporaryFolder?
  private var pass = 0
  private var encoder: EncoderProcess?
  /// The latest picture, and the number of frames of the pass so far.
  private var last: Picture?
  private var count = 0

  /// Throws if the path is not writable, ffmpeg is not in `PATH`, or the temporary folder cannot be created.
  init(
    _ encoding: Encoding, path: String, geometry: StageGeometry,
    _ attempt: RecordingAttempts.Attempt, limit: Int? = nil,
    environment: [String: String]
  ) throws(ProgramError) {
    do throws(PictureError) { try OutputFile.check(path) } catch { throw .picture(error) }
    guard let program = ProcessLauncher.path(of: "ffmpeg", environment: environment) else {
      throw .encoderNotFound(format: "." + encoding.rawValue)
    }
    let parent = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    do throws(SystemError) { folder = try TemporaryFolder(in: parent) } catch {
      throw .cannotWrite(path: parent, code: error.code)
    }
    self.path = path
    self.encoding = encoding
    self.program = program
    command = EncoderCommand(
      width: geometry.pixelWidth, height: geometry.pixelHeight, rate: attempt.rate,
      rateFactor: attempt.rateFactor)
    self.limit = limit
  }

  var passCount: Int { encoding == .gif ? 2 : 1 }

  func add(_ picture: Picture?, at time: Double) throws {
    guard let folder else { return }
    let encoder = try encoder ?? EncoderProcess(program, arguments(in: folder.path))
    self.encoder = encoder
    if let picture { last = picture }
    count += 1
    if let last { try last.pixels.withUnsafeBytes { try encoder.write($0) } }
  }

  func finish(at time: Double) throws {
    while Double(count) < (time * Double(command.rate)).rounded() { try add(nil, at: time) }
    try encoder.take()?.finish()
    pass += 1
    (count, last) = (0, nil)
    guard pass == passCount, let folder else { return }
    let result = result(in: folder.path)
    var (isTooLarge, size) = (false, 0)
    guard access(result, R_OK) == 0 else {
      throw ProgramError.encoderFailed(reason: "it exited without writing a file")
    }
    do throws(PictureError) {
      let bytes = try FileBytes.read(result, limit: .max)
      isTooLarge = limit.map { bytes.count > $0 } ?? false
      size = bytes.count
      if !isTooLarge { try OutputFile.write(bytes, to: path) { Interruption.hasArrived } }
    } catch {
      try Interruption.check()
      throw ProgramError.picture(error)
    }
    discard()
    if isTooLarge { throw RecordingTooLarge(size: size) }
  }

  func discard() {
    (encoder, folder) = (nil, nil)
  }

  private func arguments(in folder: String) -> [String] {
    let palette = folder + "/palette.png"
    return switch encoding {
    case .gif where pass == 0: command.palette(into: palette)
    case .gif: command.gif(palette: palette, into: result(in: folder))
    default: command.mp4(into: result(in: folder))
    }
  }

  private func result(in folder: String) -> String { folder + "/result." + encoding.rawValue }
}
