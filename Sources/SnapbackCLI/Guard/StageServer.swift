// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Pictures
import PreviewCompiler
import Traces

/// Plays a file in a guarded process, as requested through a channel.
final class StageServer {
  /// The time in seconds after which a reply says that frames are being run.
  private static let replyInterval = 0.2

  private let channel: StageChannel
  private var stage: HeadlessStage?
  private var lastReply = 0.0

  init(_ channel: StageChannel) {
    self.channel = channel
  }

  /// Answers requests until there are no more, or one fails.
  func run() {
    while let request = channel.next() {
      do throws(ProgramError) {
        try answer(request)
      } catch {
        channel.send(.failed(message: error.message, exitCode: error.exitCode))
        return
      }
    }
  }

  private func answer(_ request: StageRequest) throws(ProgramError) {
    switch request {
    case .load(let job):
      let stage = try load(job)
      self.stage = stage
      stage.onFrame = { [weak self] _, _ in self?.noteFrame() }
      channel.send(.loaded)
    case .advance(let end):
      lastReply = MonotonicClock.now
      stage?.advance(through: end)
      channel.send(.advanced)
    case .step:
      lastReply = MonotonicClock.now
      let isNew = stage?.advance() ?? false
      channel.send(.stepped(isNew: isNew, isOver: stage?.isOver ?? true))
    case .report:
      let report = stage?.report()
      channel.send(.report(releases: report?.releases ?? [], frames: report?.frames))
    case .draw:
      guard let picture = try stage?.draw() else { return }
      channel.send(.picture(width: picture.width, height: picture.height))
      picture.pixels.withUnsafeBytes { channel.write($0) }
    }
  }

  private func load(_ job: StageJob) throws(ProgramError) -> HeadlessStage {
    let trace: Trace
    do throws(TraceError) {
      trace = try Trace(text: job.trace.utf8)
    } catch {
      throw .invalidTrace(path: "-", error)
    }
    channel.send(.started)
    ScreenSize.expected = job.settings.geometry.size
    let loaded = try LoadedGeneration(job.generation)
    return try HeadlessStage(StageSubject(loaded, assets: job.assets), trace: trace, job.settings)
  }

  private func noteFrame() {
    let now = MonotonicClock.now
    guard now - lastReply >= Self.replyInterval else { return }
    lastReply = now
    channel.send(.working)
  }
}
