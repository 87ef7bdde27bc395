// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
package import Interface
import Snapback
package import Traces

/// A session that has been recorded and saved.
package struct Recording {
  /// The path of its trace.
  package let path: String
  package let trace: Trace
  /// The id of the item that was recorded.
  package let itemID: String
  /// The path of the source of the item; nil for a scene.
  package var source: String?
  /// The appearance and the motion setting at its beginning.
  package let isDark: Bool
  package let reducesMotion: Bool
  /// The device; nil for none.
  package var device: Device?
  package var isLandscape = false

  package init(
    path: String, trace: Trace, itemID: String, isDark: Bool = false, reducesMotion: Bool = false
  ) {
    self.path = path
    self.trace = trace
    self.itemID = itemID
    self.isDark = isDark
    self.reducesMotion = reducesMotion
  }

  /// The last part of the path.
  package var name: String { path.fileName }

  /// The times at which pointers went down, and up or away, in seconds.
  var presses: [ClosedRange<Double>] {
    var starts: [Int: Double] = [:]
    var presses: [ClosedRange<Double>] = []
    for case .pointer(let sample) in trace.events {
      switch sample.phase {
      case .down: starts[sample.pointer] = sample.time
      case .up, .cancel:
        if let start = starts.removeValue(forKey: sample.pointer) {
          presses.append(start...max(start, sample.time))
        }
      default: break
      }
    }
    return presses
  }
}
