// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
@_spi(ViewTree) import ViewCore

/// The initial state of the first hierarchy of a stage: the current one of another stage.
struct StageInitialState {
  weak var stage: StageSession?
  /// Makes hierarchies with a copy of that stage's state.
  let copy: StageSession.Make
}

extension StageSession {
  /// The most frames that stages beside this one repeat at once, together: those of half a minute.
  package static let repeatLimit = 1_800

  /// Returns whether the log has everything that led to the current state, in a number of frames at most.
  func canBeRepeated(in frames: Int) -> Bool {
    hasLog && makeReplay != nil && !isReloaded && !hasUnloggedChange
      && log.map { $0.frameCount <= frames } == true
  }
}

extension SessionLog {
  /// The same input for a stage of another size and appearance, at the same positions relative to its size.
  func repeated(
    in size: CGSize, scale: CGFloat, _ colorScheme: ColorScheme, reducesMotion: Bool
  ) -> SessionLog {
    var log = SessionLog(size: size, scale: scale, date: date)
    log.add(.appearance(colorScheme, reducesMotion: reducesMotion))
    var from = self.size
    for entry in entries {
      switch entry {
      case .event(let event):
        if case .resize(_, let size, _) = event {
          from = size
          continue
        }
        let (x, y) = (size.width / max(from.width, 1), size.height / max(from.height, 1))
        log.add(.event(event.mapLocation { CGPoint(x: $0.x * x, y: $0.y * y) }))
      case .drag(let drag):
        let (x, y) = (size.width / max(from.width, 1), size.height / max(from.height, 1))
        log.add(.drag(drag.mapLocation { CGPoint(x: $0.x * x, y: $0.y * y) }))
      case .appearance: break
      case .spring, .unfocus, .frame: log.add(entry)
      }
    }
    return log
  }
}
