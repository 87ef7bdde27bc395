// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import Preview
import SDLBackend
import Snapback

/// The views of the newest generation in a window, over them what there is to say about it, and below them the
/// names of what can be shown instead.
///
/// Generations change between two frames; what was there fades out over what comes.
final class PreviewStage: WindowContent {
  /// Tells the other process that a generation has been seen, so many seconds after it was saved.
  var reportShown: (_ number: Int, _ seconds: Double) -> Void = { _, _ in }
  var setTitle: (String) -> Void = { _ in }
  /// Asks for a window of another size.
  var setSize: (CGSize) -> Void = { _ in }

  /// The window's, in points.
  private var size: CGSize
  private var scale: CGFloat
  /// What previews that wish for nothing else are shown in.
  private let usualSize: CGSize
  /// What the window was last made for.
  private var wantedSize: CGSize
  private let makeResources: () -> Resources
  private var resources: Resources
  private let prepare: (ViewHost) -> Void
  private var host: ViewHost?
  /// What is kept of each item's views.
  private var memories: [String: StateMemory] = [:]
  private var memory = StateMemory()
  private let notes = PreviewNotes()
  private let notesHost: ViewHost
  private var notesList: DisplayList?
  private var waiting: LoadedGeneration?
  private var loaded: LoadedGeneration?
  private var item: PreviewItem?
  /// What a person wants to see next.
  private var wanted: PreviewItem?
  /// The last picture of what was shown before, and since when it fades.
  private var leaving: (list: DisplayList, since: Double)?
  private var last: DisplayList?
  private var unreported: Generation?
  private var captionEnd: Double?
  private var time = 0.0
  private var router = StripRouter()

  private static let fade = 0.12
  private static let captionTime = 2.5

  /// `prepare` is given every host before its first frame. The window keeps its size if that is fixed.
  init(
    size: CGSize, scale: CGFloat, makeResources: @escaping () -> Resources,
    prepare: @escaping (ViewHost) -> Void
  ) {
    self.size = size
    self.scale = scale
    usualSize = size
    wantedSize = size
    self.makeResources = makeResources
    self.prepare = prepare
    let resources = makeResources()
    self.resources = resources
    notesHost = ViewHost(
      PreviewNotesView(notes: notes), size: size, scale: scale, resources: resources)
    notes.caption = "Compiling…"
    notes.choose = { [weak self] in self?.choose($0) }
  }

  /// The host of the views that are shown.
  var shownHost: ViewHost? { host }

  /// The room that is left for the views.
  private var stageSize: CGSize {
    guard notes.hasStrip else { return size }
    return CGSize(width: size.width, height: max(1, size.height - PreviewStrip.height))
  }

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
      notes.trouble = .sentence(title: text.prefix(1).uppercased() + text.dropFirst(), text: "")
    case .assetsChanged:
      resources = makeResources()
      wanted = wanted ?? item
    case .crashed(let how):
      notes.trouble = .sentence(
        title: "The view stopped the preview",
        text: "\(how). The next save starts it again.")
    }
  }

  // MARK: WindowContent

  func handle(_ events: [InputEvent]) {
    LoopWatch.noteStep()
    for event in events {
      if case .resize(let time, let size, let scale) = event {
        (self.size, self.scale) = (size, scale)
        notesHost.handle([event])
        host?.handle([.resize(time: time, size: stageSize, scale: scale)])
      } else if let step = router.step(event) {
        choose(by: step)
      } else if router.isForStrip(event, below: notes.hasStrip ? stageSize.height : .infinity) {
        notesHost.handle([event])
      } else {
        host?.handle([event])
      }
    }
  }

  func frame(at time: Double) -> DisplayList {
    LoopWatch.noteStep()
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
    list.size = size
    last = list
    // What is said goes with what is seen, whoever asked for dark.
    let scheme: ColorScheme = list.background.isDark ? .dark : .light
    if notesHost.colorScheme != scheme { notesHost.colorScheme = scheme }
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
    LoopWatch.noteStep()
    reportWhatWasShown()
    if waiting != nil || wanted != nil || leaving != nil { return time }
    return [host?.nextFrame(after: time), notesHost.nextFrame(after: time), captionEnd]
      .compactMap(\.self).min()
  }

  var textInputArea: CGRect? { host?.textInputArea }

  // MARK: Items

  private func choose(_ index: Int) {
    guard let items = loaded?.items, items.indices.contains(index) else { return }
    notes.chosen = index
    wanted = items[index]
  }

  private func choose(by step: StripRouter.Step) {
    let count = notes.titles.count
    guard count > 1 else { return }
    switch step {
    case .to(let index): choose(index)
    case .by(let offset): choose((notes.chosen + offset + count) % count)
    }
  }

  // MARK: Generations

  private func swap(at time: Double) {
    guard waiting != nil || wanted != nil, let next = waiting ?? loaded else { return }
    let old = wanted ?? item
    let index = old.flatMap { old in next.items.firstIndex { $0.isSuccessor(of: old) } } ?? 0
    let isNew = waiting != nil
    (waiting, wanted) = (nil, nil)
    loaded = next
    notes.titles = next.items.map(\.title)
    notes.chosen = index
    endGestures(at: time)
    if let item { memories[item.key] = memory.handingOver() }
    show(next.items[index], of: next, isNew: isNew)
  }

  private func show(_ item: PreviewItem, of next: LoadedGeneration, isNew: Bool) {
    let kept = memories.removeValue(forKey: item.key) ?? StateMemory()
    guard
      let host = next.makeHost(
        showing: item, size: stageSize, scale: scale, resources: resources, keeping: kept)
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
    self.item = item
    memory = kept
    askForRoom(host)
    if next.items.count > 1 || !next.generation.entries[item.entry].title.isEmpty {
      setTitle(item.title)
    }
    if isNew {
      notes.trouble = nil
      unreported = next.generation
    }
  }

  /// Makes the window as large as the preview wishes, when that is another wish than before.
  private func askForRoom(_ host: ViewHost) {
    var wish = host.previewSettings.first?.size(usual: usualSize) ?? usualSize
    if notes.hasStrip { wish.height += PreviewStrip.height }
    guard wish != wantedSize else { return }
    wantedSize = wish
    setSize(wish)
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
  }
}
