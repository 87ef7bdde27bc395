// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import Preview
import SDLBackend
import Snapback

/// The views of the newest generation in a window, and over them what there is to say about it.
///
/// Generations change between two frames; what was there fades out over what comes.
final class PreviewStage: WindowContent {
  /// Tells the other process that a generation has been seen, so many seconds after it was saved.
  var reportShown: (_ number: Int, _ seconds: Double) -> Void = { _, _ in }
  var setTitle: (String) -> Void = { _ in }

  private var size: CGSize
  private var scale: CGFloat
  private let resources: Resources
  private let prepare: (ViewHost) -> Void
  private var host: ViewHost?
  private var memory = StateMemory()
  private let notes = PreviewNotes()
  private let notesHost: ViewHost
  private var notesList: DisplayList?
  private var waiting: LoadedGeneration?
  /// The last picture of the generation before, and since when it fades.
  private var leaving: (list: DisplayList, since: Double)?
  private var last: DisplayList?
  private var unreported: Generation?
  private var captionEnd: Double?
  private var time = 0.0

  private static let fade = 0.12
  private static let captionTime = 2.5

  /// `prepare` is given every host before its first frame.
  init(
    size: CGSize, scale: CGFloat, resources: Resources, prepare: @escaping (ViewHost) -> Void
  ) {
    self.size = size
    self.scale = scale
    self.resources = resources
    self.prepare = prepare
    notesHost = ViewHost(
      PreviewNotesView(notes: notes), size: size, scale: scale, resources: resources)
    notes.caption = "Compiling…"
  }

  /// The host of the views that are shown.
  var shownHost: ViewHost? { host }

  func take(_ command: WindowCommand) {
    notes.caption = nil
    switch command {
    case .show(let generation):
      do throws(ProgramError) {
        waiting = try LoadedGeneration(generation)
      } catch {
        notes.trouble = .sentence(title: "This cannot be shown", text: error.sentence)
      }
    case .trouble(let first, let count):
      notes.trouble = .diagnostic(first, count: count)
    case .notice(let text):
      notes.trouble = .sentence(title: text, text: "")
    case .crashed(let how):
      notes.trouble = .sentence(
        title: "The view stopped the preview",
        text: "\(how). The next save starts it again.")
    }
  }

  // MARK: WindowContent

  func handle(_ events: [InputEvent]) {
    for case .resize(_, let size, let scale) in events { (self.size, self.scale) = (size, scale) }
    host?.handle(events)
    notesHost.handle(events.filter { if case .resize = $0 { true } else { false } })
  }

  func frame(at time: Double) -> DisplayList {
    self.time = time
    if let end = captionEnd, time >= end {
      captionEnd = nil
      notes.caption = nil
    }
    swap(at: time)
    if notesList == nil || notesHost.nextFrame(after: time).map({ $0 <= time }) == true {
      notesList = notesHost.frame(at: time)
    }
    // The previewed views come last, so that what they start on timers is theirs.
    var list = host?.frame(at: time) ?? DisplayList(size: size, background: .white)
    last = list
    if let leaving {
      let rest = 1 - (time - leaving.since) / Self.fade
      if rest > 0 {
        list = list.covered(by: leaving.list, opacity: rest, withBackground: true)
      } else {
        self.leaving = nil
      }
    }
    if let notesList, !notesList.items.isEmpty { list = list.covered(by: notesList) }
    return list
  }

  func nextFrame(after time: Double) -> Double? {
    reportWhatWasShown()
    if waiting != nil || leaving != nil { return time }
    return [host?.nextFrame(after: time), notesHost.nextFrame(after: time), captionEnd]
      .compactMap(\.self).min()
  }

  var textInputArea: CGRect? { host?.textInputArea }

  // MARK: Generations

  private func swap(at time: Double) {
    guard let next = waiting else { return }
    waiting = nil
    endGestures(at: time)
    let kept = memory.handingOver()
    guard
      let host = next.makeHost(
        showing: 0, size: size, scale: scale, resources: resources, keeping: kept)
    else {
      notes.trouble = .sentence(title: "The app has no window", text: "Add a WindowGroup.")
      return
    }
    if let last {
      // The first frame already shows a part of what is new.
      leaving = (last, time - Self.fade / 3)
    }
    prepare(host)
    self.host = host
    memory = kept
    notes.trouble = nil
    unreported = next.generation
  }

  /// The hand lets go of what is about to leave; its callbacks run.
  private func endGestures(at time: Double) {
    guard let host else { return }
    host.handle([.interruption(time: time, .captureLost)])
    _ = host.frame(at: time)
  }

  private func reportWhatWasShown() {
    guard let generation = unreported else { return }
    unreported = nil
    let seconds = MonotonicClock.now - generation.saved
    reportShown(generation.number, seconds)
    var caption = "\(Int((seconds * 1000).rounded())) ms"
    let lost = memory.lost
    if !lost.isEmpty { caption += "  ·  begins anew: " + lost.joined(separator: ", ") }
    notes.caption = caption
    captionEnd = time + Self.captionTime
    let title = generation.entries[0].title
    if !title.isEmpty { setTitle(title) }
  }
}
