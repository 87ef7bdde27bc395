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
  private(set) var duration = 0.0
  private(set) var time = 0.0

  init(_ file: GuardedFile, trace: Trace, _ settings: StageSettings) throws {
    self.file = file
    header = trace.header
    process = try StageProcess(file)
    let text: String
    do throws(TraceError) {
      text = try trace.text()
    } catch {
      throw ProgramError.invalidTrace(path: file.path, error)
    }
    let job = StageJob(
      generation: file.generation, assets: file.assets, trace: text, settings: settings)
    guard case .loaded(let duration) = try reply(to: .load(job)) else { throw brokenConnection }
    self.duration = duration
  }

  func advance(through end: Double) throws {
    guard case .advanced = try reply(to: .advance(through: end)) else { throw brokenConnection }
  }

  func play(_ body: (_ frame: Int, _ isNew: Bool) throws -> Void) throws {
    var number = 0
    while true {
      guard case .stepped(let isNew, let isOver, let time) = try reply(to: .step) else {
        throw brokenConnection
      }
      self.time = time
      try body(number, isNew)
      number += 1
      if isOver { return }
    }
  }

  func draw() throws -> Picture {
    let sides = 0...StageGeometry.largestSide
    guard case .picture(let width, let height) = try reply(to: .draw), sides.contains(width),
      sides.contains(height)
    else { throw brokenConnection }
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

  private func reply(to request: StageRequest) throws -> StageReply {
    try process.send(request)
    return try process.reply()
  }
}
