// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Traces

/// Plays a trace on a Swift file in a process of its own, so that whatever the file's code does, this process can
/// say what happened.
final class GuardedStage: StagePlayer {
  private let process: StageProcess
  private let file: GuardedFile
  private let header: TraceHeader
  let duration: Double
  private(set) var time = 0.0
  /// The frames of the process. Its reports about them are not trusted.
  private var schedule: FrameSchedule
  /// The size of the pictures in pixels; nil before the first one, and if it may change.
  private var pictureSize: (width: Int, height: Int)?
  private let followsResizes: Bool

  init(_ file: GuardedFile, trace: Trace, _ settings: StageSettings) throws {
    self.file = file
    header = trace.header
    process = try StageProcess(file, printsToErrors: settings.printsToErrors)
    let text: String
    do throws(TraceError) {
      text = try trace.text()
      // With the numbers that the process reads.
      let trace = try Trace(text: text.utf8)
      duration = trace.end
      schedule = FrameSchedule(
        trace, speed: settings.speed, rate: settings.rate, asRecorded: settings.asRecorded)
    } catch {
      throw ProgramError.invalidTrace(path: file.path, error)
    }
    followsResizes = settings.followsResizes
    if !settings.followsResizes, !settings.followsPreviewSize, !settings.followsPreviewScale {
      pictureSize = (settings.geometry.pixelWidth, settings.geometry.pixelHeight)
    }
    let job = StageJob(
      generation: file.generation, assets: file.assets, trace: text, settings: settings)
    guard case .loaded = try reply(to: .load(job)) else { throw brokenConnection }
  }

  func advance(through end: Double) throws {
    var frames = 1
    while schedule.nextTime <= end {
      _ = schedule.advance()
      frames += 1
    }
    let reply = try reply(to: .advance(through: end), frames: frames)
    guard case .advanced = reply else { throw brokenConnection }
    time = end
  }

  func play(_ body: (_ frame: Int, _ isNew: Bool) throws -> Void) throws {
    var number = 0
    while true {
      let time = schedule.nextTime
      _ = schedule.advance()
      guard case .stepped(let isNew, let isOver) = try reply(to: .step, frames: 1) else {
        throw brokenConnection
      }
      self.time = time
      try body(number, isNew)
      number += 1
      if isOver || schedule.nextTime > duration + HeadlessStage.longestEnd { return }
    }
  }

  func draw() throws -> Picture {
    let sides = 0...StageGeometry.largestSide
    guard case .picture(let width, let height) = try reply(to: .draw), sides.contains(width),
      sides.contains(height), pictureSize.map({ $0 == (width, height) }) ?? true
    else { throw brokenConnection }
    if !followsResizes { pictureSize = (width, height) }
    var picture = Picture(width: width, height: height)
    try picture.withUnsafeMutablePixels {
      try process.read(into: UnsafeMutableRawBufferPointer($0))
    }
    return picture
  }

  func report() throws -> MotionReport {
    guard case .report(let releases, let frames) = try reply(to: .report) else {
      throw brokenConnection
    }
    return MotionReport(header: header, duration: duration, releases: releases, frames: frames)
  }

  func finish() throws {
    try process.finish()
  }

  private var brokenConnection: ProgramError {
    .drawingFailed(path: file.path, .brokenConnection)
  }

  /// Sends a request, and waits for the reply. `frames` is the number of frames that it runs at most.
  private func reply(to request: StageRequest, frames: Int = 0) throws -> StageReply {
    try process.send(request)
    return try process.reply(frames: frames)
  }
}
