// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Interface
import Snapback

/// Makes the gallery's view hierarchy and connects its keyboard shortcuts.
package enum GalleryHost {
  static func make(size: CGSize, scale: CGFloat, resources: Resources) -> ViewHost {
    make(size: size, scale: scale, resources: resources, showing: nil, saving: nil) { _ in }.host
  }

  /// Makes the gallery for a size in points and a display scale in pixels per point.
  ///
  /// It opens with the scene `id`, or with `SceneCatalog.opening` if there is none, and calls
  /// `onSceneChange` with the id of every scene that is shown later. `save` stores the text of a
  /// recorded trace; without it, recording is off. `export` saves other files, and `tools` report and
  /// share recordings.
  ///
  /// Call `finish` before the window closes: it saves a recording in progress, and returns the path
  /// or the error message, or nil without a recording.
  package static func make(
    size: CGSize, scale: CGFloat, resources: Resources, showing id: String?,
    saving save: ((_ scene: String, _ text: String) -> SavedSession)?,
    exporting export: ((ExportedFile) -> SavedSession)? = nil,
    tools: (any RecordingTools)? = nil,
    onSceneChange: @escaping (String) -> Void
  ) -> (host: ViewHost, finish: () -> String?) {
    let scene = id.flatMap(SceneCatalog.scene) ?? SceneCatalog.opening
    let model = GalleryModel(SceneCatalog.itemGroups, showing: scene)
    model.onItemChange = { onSceneChange($0.id) }
    model.recorder.save = save
    model.exporter.save = export
    model.recordings.tools = tools
    let host = connect(model, size: size, scale: scale, resources: resources)
    return (host, { finishRecording(model) })
  }

  /// Makes the hierarchy of the window, and connects its keyboard shortcuts.
  static func connect(
    _ model: GalleryModel, size: CGSize, scale: CGFloat, resources: Resources
  ) -> ViewHost {
    let host = ViewHost(
      GalleryView(model: model), size: size, scale: scale, resources: resources)
    if let strings = resources.assets as? any StringSource {
      model.translation = { strings.translation(of: $0, table: Text.shellTable) }
    }
    model.exporter.copyText = { [weak host] in host?.copyText($0) }
    model.exporter.list = { view, size in
      ViewHost(view, size: size, scale: 2, resources: resources).frame(at: 0)
    }
    host.onFrameMeasured = { [costs = model.costs] in costs.add($0) }
    model.setFrameMeasurement = { [weak host, costs = model.costs] isOn in
      guard let host, host.measuresFrames != isOn else { return }
      host.measuresFrames = isOn
      costs.clear()
    }
    host.keyAction = { [weak host] sample in
      guard let host else { return false }
      if let (tab, half) = PanelTab.selected(by: sample) {
        model.layout.show(tab, in: half)
        return true
      }
      guard let key = ShellKey.of(sample) else { return false }
      // A held key would start and end recordings.
      if sample.isRepeat, !key.repeats { return true }
      return model.perform(key, in: model.layout.colorScheme ?? host.colorScheme)
    }
    return host
  }

  /// Saves a recording in progress. Returns the path or the error message, or nil without one.
  static func finishRecording(_ model: GalleryModel) -> String? {
    guard model.recorder.isRunning else { return nil }
    model.toggleRecording()
    return model.recorder.message
  }
}
