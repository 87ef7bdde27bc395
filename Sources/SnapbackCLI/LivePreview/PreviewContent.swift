// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityBridge
import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import PreviewCompiler
import SDLBackend
import Snapback

/// The preview window's content: the views of the newest generation, an overlay with problems and status, and
/// a bar to select among several previews.
///
/// A new generation replaces the old one between two frames; the old content fades out over the new.
final class PreviewContent: WindowContent, AccessibleContent {
  /// Sends a report to the supervisor process.
  var report: (WindowReport) -> Void = { _ in }
  var setTitle: (String) -> Void = { _ in }
  /// Resizes the window; the size is in points.
  var setSize: (CGSize) -> Void = { _ in }
  /// The windows of an app; nil before the window is open.
  var app: PreviewApp?

  /// The window's size in points.
  private var size: CGSize
  private var scale: CGFloat
  /// The size for previews that request none.
  private let defaultSize: CGSize
  /// The screen that the window stands for, unless a preview requests another one.
  private let device: DeviceScreen?
  private let systemOverlay = SystemOverlayList()
  /// The size that was last requested for the window.
  private var requestedSize: CGSize
  private let makeResources: () -> Resources
  private var resources: Resources
  private let prepare: (ViewHost) -> Void
  private var host: ViewHost?
  /// The saved state of items that are not shown, by key.
  private var memories: [String: StateMigration] = [:]
  private var memory = StateMigration()
  private let overlay = PreviewOverlayModel()
  private let overlayHost: ViewHost
  private var overlayList: DisplayList?
  /// The generation to show as soon as nothing is dragged.
  private var pending: LoadedGeneration?
  private var replacementTiming = ReplacementTiming()
  private var loaded: LoadedGeneration?
  private var item: PreviewItem?
  /// The item to show in the next frame.
  private var pendingItem: PreviewItem?
  /// The previous content's last frame, which fades out, and the start time of the fade.
  private var outgoing: (list: DisplayList, since: Double)?
  private var last: DisplayList?
  private var unreported: Generation?
  private var captionEnd: Double?
  private var literals = LiteralUpdates()
  private var time = 0.0
  private var router = PreviewBarRouter()

  /// In seconds.
  private static let fadeDuration = 0.12
  /// The time for which the status line stays after a reload, in seconds.
  private static let captionDuration = 2.5

  /// `prepare` is called with every host before its first frame.
  init(
    size: CGSize, scale: CGFloat, device: DeviceScreen? = nil,
    makeResources: @escaping () -> Resources, prepare: @escaping (ViewHost) -> Void
  ) {
    self.size = size
    self.scale = scale
    defaultSize = size
    self.device = device
    requestedSize = size
    self.makeResources = makeResources
    self.prepare = prepare
    let resources = makeResources()
    self.resources = resources
    overlayHost = ViewHost(
      PreviewOverlay(model: overlay), size: size, scale: scale, resources: resources)
    overlay.caption = "Compiling…"
    overlay.select = { [weak self] in self?.select($0) }
  }

  /// The window's size without the preview bar.
  private var contentSize: CGSize {
    guard overlay.showsBar else { return size }
    return CGSize(width: size.width, height: max(1, size.height - PreviewBar.height))
  }

  func handle(_ command: WindowCommand) {
    if command == .compiling { return }
    overlay.caption = nil
    switch command {
    case .compiling: break
    case .literals(let changes, let generation, let saved):
      literals.add(changes, generation: generation, saved: saved)
      overlay.problem = nil
    case .show(let generation):
      ScreenSize.expected = contentSize
      do throws(ProgramError) {
        pending = try LoadedGeneration(generation)
      } catch {
        overlay.problem = FileStatus.Failure(loading: error)
        if LoadedGeneration.isOutOfFiles { report(.outOfFiles) }
      }
    case .assetsChanged:
      resources = makeResources()
      pendingItem = pendingItem ?? item
    case .warnings: break
    case .compileErrors, .expectedErrors, .notice, .ended:
      overlay.problem = FileStatus.Failure(command)
    }
    // A closed window draws no more frames, but others of the app may be open.
    if app?.isMainClosed == true { swap(at: time) }
  }

  // MARK: WindowContent

  func handle(_ events: [InputEvent]) {
    for event in events {
      if case .resize(let time, let size, let scale) = event {
        (self.size, self.scale) = (size, scale)
        overlayHost.handle([event])
        host?.handle([.resize(time: time, size: contentSize, scale: scale)])
      } else if let step = router.step(event) {
        select(by: step)
      } else if router.isForBar(event, below: overlay.showsBar ? contentSize.height : .infinity) {
        overlayHost.handle([event])
      } else {
        host?.handle([event])
      }
    }
  }

  func handle(_ drag: ExternalDrag) { host?.handle(drag) }

  func frame(at time: Double) -> DisplayList {
    self.time = time
    app?.noteFrame()
    if let end = captionEnd, time >= end {
      captionEnd = nil
      overlay.caption = nil
    }
    swap(at: time)
    if literals.apply(to: loaded?.generation.number), let host, let item,
      loaded?.reevaluate(host, showing: item) == false
    {
      pendingItem = item
      swap(at: time)
    }
    if overlayList == nil || overlayHost.nextFrame(after: time).map({ $0 <= time }) == true {
      overlayList = overlayHost.frame(at: time)
    }
    if let host { systemOverlay.update(for: host, resources: resources) }
    // The previewed views run last: timers that they start register with the host that ran last.
    var list = host?.frame(at: time) ?? DisplayList(size: size, background: .white)
    list = systemOverlay.over(list)
    list.size = size
    last = list
    // The overlay's appearance matches the content's background, even if the view overrides its color scheme.
    let scheme: ColorScheme = list.background.isDark ? .dark : .light
    if overlayHost.colorScheme != scheme { overlayHost.colorScheme = scheme }
    if let outgoing {
      let opacity = 1 - (time - outgoing.since) / Self.fadeDuration
      if opacity > 0 {
        list = list.overlaid(with: outgoing.list, opacity: opacity, withBackground: true)
      } else {
        self.outgoing = nil
      }
    }
    if let overlayList, !overlayList.items.isEmpty { list = list.overlaid(with: overlayList) }
    return list
  }

  var needsHiddenFrame: Bool { pending != nil }

  func nextFrame(after time: Double) -> Double? {
    reportShownGeneration()
    _ = literals.report(to: report)
    if literals.isPending { return time }
    if pending != nil || pendingItem != nil || outgoing != nil { return time }
    if let host, systemOverlay.isOutdated(for: host) { return time }
    let next = nextContentFrame(after: time)
    if !overlay.showsBar, next.map({ $0 > time }) ?? true { app?.updateWindow() }
    return next
  }

  private func nextContentFrame(after time: Double) -> Double? {
    [host?.nextFrame(after: time), overlayHost.nextFrame(after: time), captionEnd]
      .compactMap(\.self).min()
  }

  var accessibleHosts: [(host: ViewHost, offset: CGPoint)] {
    [host, overlayHost].compactMap { host in host.map { ($0, .zero) } }
  }

  var textInputArea: CGRect? { host?.textInputArea }

  var pointerShape: PointerShape? { host?.pointerShape }

  // MARK: Items

  private func select(_ index: Int) {
    guard let items = loaded?.items, items.indices.contains(index) else { return }
    overlay.selection = index
    pendingItem = items[index]
  }

  private func select(by step: PreviewBarRouter.Step) {
    let count = overlay.titles.count
    guard count > 1 else { return }
    switch step {
    case .to(let index): select(index)
    case .by(let offset): select((overlay.selection + offset + count) % count)
    }
  }

  // MARK: Generations

  private func swap(at time: Double) {
    guard pending != nil || pendingItem != nil, let next = pending ?? loaded else { return }
    if let host, pendingItem == nil {
      let isHeld = !host.touches.isEmpty
      let isMoving = host.animationCount > 0
      guard replacementTiming.allowsReplacement(at: time, isHeld: isHeld, isMoving: isMoving)
      else { return }
    }
    let old = pendingItem ?? item
    let index = old.flatMap { old in next.items.firstIndex { $0.isSuccessor(of: old) } } ?? 0
    let isNew = pending != nil
    (pending, pendingItem) = (nil, nil)
    loaded = next
    overlay.titles = next.items.map(\.title)
    overlay.selection = index
    cancelGestures(at: time)
    if let item { memories[item.key] = memory.makeSuccessor() }
    if let host { LoadedGeneration.removeViews(of: host) }
    app?.removeMainViews()
    show(next.items[index], of: next, isNew: isNew)
  }

  private func show(_ item: PreviewItem, of next: LoadedGeneration, isNew: Bool) {
    let savedState = memories.removeValue(forKey: item.key) ?? StateMigration()
    guard let host = makeHost(showing: item, of: next, restoring: savedState) else {
      overlay.problem = FileStatus.Failure(
        title: "The app has no window", text: "Add a WindowGroup.")
      if isNew { StandardStreams.note("the app has no window; add a WindowGroup") }
      return
    }
    if let last {
      // Start the fade at one third, so that the first frame already shows part of the new content.
      outgoing = (last, time - Self.fadeDuration / 3)
    }
    prepare(host)
    host.device = device ?? host.previewSettings.first?.screen
    self.host = host
    self.item = item
    memory = savedState
    resizeWindow(for: host)
    if next.items.count > 1 || !next.generation.entries[item.entry].title.isEmpty {
      setTitle(item.title)
    }
    if isNew {
      overlay.problem = nil
      unreported = next.generation
    }
  }

  private func makeHost(
    showing item: PreviewItem, of next: LoadedGeneration, restoring memory: StateMigration
  ) -> ViewHost? {
    ScreenSize.expected = contentSize
    if let app {
      let scenes = next.makeScenes(showing: item, resources: resources, restoring: memory)
      if let scenes {
        return app.makeHost(
          scenes, size: contentSize, scale: scale, resources: resources, migration: memory)
      }
      app.closeOthers()
    }
    return next.makeHost(
      showing: item, size: contentSize, scale: scale, resources: resources, restoring: memory)
  }

  /// Resizes the window if the preview requests another size than the previous one.
  private func resizeWindow(for host: ViewHost) {
    let requested = host.previewSettings.first?.size(in: host, default: defaultSize)
    var size = requested ?? app?.requestedSize ?? defaultSize
    if overlay.showsBar { size.height += PreviewBar.height }
    guard size != requestedSize else { return }
    requestedSize = size
    setSize(size)
  }

  /// Cancels the gestures of the outgoing views and runs their callbacks.
  private func cancelGestures(at time: Double) {
    guard let host else { return }
    host.handle([.interruption(time: time, .captureLost)])
    _ = host.frame(at: time)
  }

  private func reportShownGeneration() {
    guard let generation = unreported else { return }
    unreported = nil
    let latency = MonotonicClock.now - generation.saved
    report(.shown(number: generation.number, delay: latency))
    var caption = "\(Int((latency * 1000).rounded())) ms"
    let lost = memory.lost
    if !lost.isEmpty { caption += "  ·  reset: " + lost.joined(separator: ", ") }
    overlay.caption = caption
    captionEnd = time + Self.captionDuration
  }
}
