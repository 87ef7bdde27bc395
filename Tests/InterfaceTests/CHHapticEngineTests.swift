// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback
import Testing

@MainActor
@Suite struct CHHapticEngineTests {
  @Test func `there is no engine, as on devices that do not vibrate`() {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
  }

  @Test func `a pattern lasts until the end of its last event`() throws {
    let taps = [0.5, 0.2].map { time in
      CHHapticEvent(
        eventType: .hapticContinuous,
        parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
        relativeTime: time, duration: 1)
    }
    #expect(try CHHapticPattern(events: taps, parameters: []).duration == 1.5)
    #expect(try CHHapticPattern(events: [], parameters: []).duration == 0)
  }
}
