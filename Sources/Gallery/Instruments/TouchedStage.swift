// Part of Snapback, under the MIT licence; see LICENSE.

package import Interface
import Snapback

/// A scene with the gallery's touch overlay.
package struct TouchedStage: View {
  private let session: StageSession
  private let record: StageRecord

  private init(_ session: StageSession, _ record: StageRecord) {
    (self.session, self.record) = (session, record)
  }

  package var body: some View {
    ZStack {
      SceneStage(session)
      TouchOverlay(record: record)
    }
  }

  /// Makes a host of the same size and scale that shows `scene`, which must not have run a frame
  /// yet, on such a stage.
  package static func host(around scene: ViewHost, resources: Resources) -> ViewHost {
    let session = StageSession { _, _, _ in scene }
    let record = StageRecord()
    record.observe(session)
    return ViewHost(
      TouchedStage(session, record), size: scene.size, scale: scene.scale, resources: resources)
  }
}
