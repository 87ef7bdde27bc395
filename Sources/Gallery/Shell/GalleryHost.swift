// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Interface
import Snapback

/// The gallery, alive: the views, and the keys that are its own.
package enum GalleryHost {
  static func make(size: CGSize, scale: CGFloat, resources: Resources) -> ViewHost {
    make(size: size, scale: scale, resources: resources, showing: nil, saving: nil) { _ in }.host
  }

  /// Begins with the scene of an id, or the first where there is none such, and tells of every scene that
  /// is shown after it. A session that is recorded is put where `saving` puts it; without it there is no
  /// recording.
  ///
  /// `finish` is to be called before its window closes: it keeps the session that is still being recorded, and
  /// answers where that is, or why it is nowhere.
  package static func make(
    size: CGSize, scale: CGFloat, resources: Resources, showing id: String?,
    saving: ((_ scene: String, _ text: String) -> SavedSession)?,
    whenShowing: @escaping (String) -> Void
  ) -> (host: ViewHost, finish: () -> String?) {
    let model = GalleryModel(showing: Catalogue.scenes.first { $0.id == id })
    model.whenShowing = whenShowing
    model.recorder.save = saving
    let host = ViewHost(
      GalleryView(model: model), size: size, scale: scale, resources: resources)
    model.copy = { [weak host] in host?.copyText($0) }
    host.whenMeasured = { [costs = model.costs] in costs.add($0) }
    model.measure = { [weak host, costs = model.costs] isWanted in
      guard let host, host.isMeasured != isWanted else { return }
      host.isMeasured = isWanted
      costs.clear()
    }
    host.keyAction = { [weak host] sample in
      guard let host, let key = ShellKey.of(sample) else { return false }
      return model.take(key, shown: model.scheme ?? host.colorScheme)
    }
    let finish = { () -> String? in
      guard model.recorder.isRunning else { return nil }
      model.toggleRecording()
      return model.recorder.note
    }
    return (host, finish)
  }
}
