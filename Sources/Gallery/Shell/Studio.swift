// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
package import Gestures
package import Interface
import Snapback

/// The window for previews of files: the gallery's, with the previews above the scenes.
package final class Studio {
  /// The window's hierarchy.
  package let host: ViewHost
  package let files: FileStatus
  /// Called with every item that the user or the program shows.
  package var onItemChange: (any StageItem) -> Void = { _ in }
  /// Called when something has changed that is restored when the files are opened again.
  package var onStateChange: () -> Void = {}
  /// Changes of the sources.
  package var editor: SourceEditor { model.source.editor }
  private let model: GalleryModel
  /// Whether the first previews have been shown.
  package private(set) var isRestored = false
  private let restored: StudioState?

  /// - Parameters:
  ///   - size: The window's size in points.
  ///   - scale: The number of pixels per point.
  ///   - placeholder: The item on the stage until the files have been compiled.
  ///   - state: The state to restore; nil for the default one.
  ///   - save: Stores the text of a recorded trace; nil if recording is off.
  ///   - export: Saves other files; nil if that is off.
  ///   - tools: Report and share recordings; nil if that is off.
  package init(
    size: CGSize, scale: CGFloat, resources: Resources, placeholder: any StageItem,
    files: FileStatus, restoring state: StudioState? = nil,
    saving save: ((_ item: String, _ text: String) -> SavedSession)?,
    exporting export: ((ExportedFile) -> SavedSession)? = nil,
    tools: (any RecordingTools)? = nil
  ) {
    self.files = files
    restored = state
    model = GalleryModel(
      [StageItemGroup(title: "Previews", items: [placeholder])] + SceneCatalog.itemGroups,
      showing: placeholder, files: files)
    model.recorder.save = save
    model.exporter.save = export
    model.recordings.tools = tools
    model.screen.restore(state)
    model.panels.restore(state)
    model.showVariants(
      (state?.variants ?? "").split(separator: "+").compactMap {
        StageVariants.Kind(rawValue: "\($0)")
      })
    model.pinned = state?.pinned ?? []
    host = GalleryHost.connect(model, size: size, scale: scale, resources: resources)
    model.onItemChange = { [weak self] item in
      self?.onStateChange()
      self?.onItemChange(item)
    }
    model.screen.onChange = { [weak self] in self?.onStateChange() }
    model.onPanelChange = { [weak self] in self?.onStateChange() }
    model.onVariantsChange = { [weak self] in self?.onStateChange() }
  }

  /// The item on the stage.
  package var item: any StageItem { model.item }

  /// Shows items in place of the previews until the files have been compiled: the one with an id, or
  /// the first.
  package func showPlaceholders(_ groups: [StageItemGroup], selecting id: String?) {
    let items = groups.flatMap(\.items)
    guard !isRestored, let first = items.first else { return }
    model.replaceGroups(
      groups + SceneCatalog.itemGroups, selecting: items.first { $0.id == id } ?? first)
  }

  /// The id of the item that was shown last.
  package var restoredItem: String? { restored?.item }

  /// Shows the previews of the files that have been compiled. The one on the stage is replaced by its
  /// newer version; the first time, the one with the given id, or the one that was shown last, is shown.
  package func show(_ previews: [StageItemGroup], selecting id: String? = nil) {
    let isFirst = !isRestored
    isRestored = true
    let groups = previews + SceneCatalog.itemGroups
    let wanted = isFirst ? id ?? restored?.item : nil
    model.replaceGroups(groups, selecting: groups.flatMap(\.items).first { $0.id == wanted })
  }

  /// Reads the sources again where they are shown.
  package func sourcesChanged() { model.source.noteChange() }

  /// Shows the current time on the stages, also while they are paused.
  package func refresh() { model.refreshStages() }

  /// Makes the hierarchy on the stage again, with its state.
  package func reload() { model.reload() }

  /// Whether a finger or the mouse holds the item on the stage.
  package var isHeld: Bool { model.stage.host?.touches.isEmpty == false }

  /// Whether the time of the stage stands still: then a touch of the keyboard does not end.
  package var isPaused: Bool { model.playback.isPaused }

  /// Whether the item on the stage is held, or animates.
  package var isMoving: Bool { isHeld || (model.stage.host?.animationCount ?? 0) > 0 }

  /// The hierarchy of the item on the stage; nil until it is shown.
  package var stageHost: ViewHost? { model.stage.host }

  /// The display list on the stage, and the number of pixels per point; nil without one.
  package var stagePicture: (list: DisplayList, scale: CGFloat)? {
    guard let list = model.stage.list, let scale = model.stage.host?.scale else { return nil }
    return (list, scale)
  }

  /// The size in points of the stage, if it is known.
  package var stageSize: CGSize? { model.screen.size }

  /// The state to restore.
  package var state: StudioState {
    var state = model.screen.state
    state.item = model.item.id
    state.panel = model.panels.top?.rawValue ?? "none"
    let variants = model.variants.kinds.map(\.rawValue).joined(separator: "+")
    state.variants = variants.isEmpty ? nil : variants
    state.pinned = model.pinned.isEmpty ? nil : model.pinned
    state.splitPanel = model.panels.bottom?.rawValue
    if model.panels.bottom != nil { state.splitFraction = model.panels.fraction }
    return state
  }

  /// Records the modifier keys of events, and returns the events that the window handles: notches of
  /// a wheel over a literal in the source change it.
  package func filter(_ events: [InputEvent]) -> [InputEvent] {
    events.filter { event in
      switch event {
      case .pointer(let sample): editor.modifiers = sample.modifiers
      case .key(let sample): editor.modifiers = sample.modifiers
      case .wheel(let sample):
        editor.modifiers = sample.modifiers
        let notches = sample.deltaY == 0 ? sample.deltaX : sample.deltaY
        if notches != 0, model.panels.isVisible(.source) {
          return !editor.nudge(by: notches > 0 ? 1 : -1)
        }
      default: break
      }
      return true
    }
  }

  /// Saves a recording in progress. Returns its path or the error message, or nil without one.
  package func finish() -> String? { GalleryHost.finishRecording(model) }
}

/// The state that is restored when files are opened again.
nonisolated package struct StudioState: Codable, Equatable, Sendable {
  /// The id of the item on the stage.
  package var item: String?
  /// The open tab of the side panel, such as `source`, or `none`.
  package var panel: String?
  /// The tab below it; nil if the panel is not split.
  package var splitPanel: String?
  /// The fraction of the panel's height for the first tab.
  package var splitFraction: Double?
  /// The chosen device; nil for the item's own, and empty for none.
  package var device: String?
  package var isLandscape: Bool?
  /// The zoom; 0 to fit.
  package var zoom: Double?
  /// Whether the appearance is dark; nil for the window's.
  package var isDark: Bool?
  /// The case of `DynamicTypeSize`, from 0; nil for the default size.
  package var textSize: Int?
  package var isRightToLeft: Bool?
  /// Nil for the desktop's setting.
  package var reducesMotion: Bool?
  /// The traits in which the stages beside the main one differ: `appearance`, `textSizes`, `devices`, or several with
  /// `+` between them; nil for none.
  package var variants: String?
  /// The ids of pinned items.
  package var pinned: [String]?

  package init() {}
}

extension PanelTabs {
  /// Opens the tabs of a state, or the source if they are not known.
  fileprivate func restore(_ state: StudioState?) {
    if let fraction = state?.splitFraction { setFraction(fraction) }
    let top = state?.panel.flatMap(PanelTab.init) ?? .source
    open(
      state?.panel == "none" ? nil : top, splitting: state?.splitPanel.flatMap(PanelTab.init))
  }
}

extension StageScreen {
  fileprivate func restore(_ state: StudioState?) {
    guard let state else { return }
    if let name = state.device {
      choose(name.isEmpty ? .none : Device.named(name).map(Choice.device) ?? .automatic)
    }
    setLandscape(state.isLandscape)
    setZoom(state.zoom.flatMap(Zoom.init(rawValue:)) ?? .fit)
    setColorScheme(state.isDark.map { $0 ? .dark : .light })
    setDynamicTypeSize(state.textSize.flatMap(DynamicTypeSize.init(rawValue:)))
    setRightToLeft(state.isRightToLeft ?? false)
    setReducesMotion(state.reducesMotion)
  }

  fileprivate var state: StudioState {
    var state = StudioState()
    switch choice {
    case .automatic: state.device = nil
    case .none: state.device = ""
    case .device(let device): state.device = device.name
    }
    state.isLandscape = chosenOrientation
    state.zoom = zoom == .fit ? nil : zoom.rawValue
    state.isDark = colorScheme.map { $0 == .dark }
    state.textSize = traits.dynamicTypeSize?.rawValue
    state.isRightToLeft = traits.isRightToLeft ? true : nil
    state.reducesMotion = reducesMotion
    return state
  }
}
