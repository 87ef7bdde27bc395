// Part of Snapback, under the MIT licence; see LICENSE.

package import Interface
import Snapback

/// A scene with the touches drawn over it, as the gallery draws them.
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

  /// Puts a hierarchy that has not run yet on such a stage, as large as it is.
  package static func host(around scene: ViewHost, resources: Resources) -> ViewHost {
    let session = StageSession { _, _, _ in scene }
    let record = StageRecord()
    record.follow(session)
    return ViewHost(
      TouchedStage(session, record), size: scene.size, scale: scene.scale, resources: resources)
  }
}
