// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Interface
import Snapback

extension SceneInfo: StageItem {
  package var traceName: String { id }

  package var device: Device? { nil }

  /// A scene of several files has a folder, named like the scene without `Scene`.
  package var sourcePath: String? {
    guard let folder = SceneSource.folder else { return nil }
    let group = source.hasSuffix("Scene") ? String(source.dropLast(5)) : source
    return ["\(folder)/\(source).swift", "\(folder)/\(group)/\(source).swift"].first {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  package func makeSession(_ traits: StageTraits) -> StageSession {
    StageSession(.replayed) {
      makeHost(size: $0, scale: $1, resources: $2, traits: traits)
    } _: {
      makeHost(size: $0, scale: $1, resources: $2, traits: traits, restoring: StateMigration())
    }
  }

  package func makeVariant(
    _ number: Int, beside stage: StageSession, _ traits: StageTraits
  ) -> StageSession {
    StageSession(beside: stage) {
      makeHost(size: $0, scale: $1, resources: $2, traits: traits)
    } copying: { [weak stage] size, scale, resources in
      let state = stage?.host?.migration as? StateMigration
      return makeHost(
        size: size, scale: scale, resources: resources, traits: traits,
        restoring: state?.makeSuccessor(copiesObjects: true) ?? StateMigration())
    }
  }

  package func request(of host: ViewHost) -> ScreenRequest { ScreenRequest() }

  package func willRestart() {}

  package func willLeave(_ stage: StageSession) {}
}
