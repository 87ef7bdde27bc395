// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Motion

extension ViewHost {
  /// Lets the gestures of a view receive the touches of a key, which is pressed and released in the
  /// next frame; see `InputMapping`.
  package func simulateKey(_ key: String, on element: Element) {
    simulate(on: element) { host, center in
      host.touchSource.keyboardLocation = center
      let samples = [true, false].map { KeySample(time: host.time, key: key, isDown: $0) }
      for sample in samples { host.handle(host.touchSource.touches(for: .key(sample))) }
    }
  }

  /// Taps the middle of a view with a finger in the next frame.
  package func simulateTap(on element: Element) {
    simulate(on: element) { host, center in
      for phase in [PointerSample.Phase.down, .up] {
        let sample = PointerSample(
          time: host.time, device: .finger, phase: phase, location: center, pointer: 999_999)
        host.handle(host.touchSource.touches(for: .pointer(sample)))
      }
    }
  }

  private func simulate(
    on element: Element, _ action: @escaping @MainActor (ViewHost, CGPoint) -> Void
  ) {
    onNextFrame { [weak self, weak element] in
      guard let self, let element, !element.isDismantled else { return }
      let size = element.presentedSize
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
        .applying(element.transformToRoot)
      guard center.x.isFinite, center.y.isFinite else { return }
      action(self, center)
    }
  }
}
