// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Motion
import Testing

/// The springs that the override of a host replaces and records. Retuning of running springs is tested in
/// `MotionTests`.
@Suite struct SpringOverrideTests {
  private let slow = Spring(duration: 1, bounce: 0)
  private let bouncy = Spring(duration: 0.6, bounce: 0.6)

  @Test
  func `springs shorter than 0.3 seconds and timing curves are neither replaced nor recorded`() {
    let springs = SpringOverride()
    #expect(springs.canReplace(Spring(duration: springs.shortestResponse)))
    #expect(!springs.canReplace(Spring(duration: 0.29)))
    for animation in [Animation.easeInOut, .spring(duration: 0.15), .interactiveSpring] {
      springs.recordStart(of: animation, at: 0, endsTracking: true)
      #expect(springs.lastStart == nil)
    }
  }

  @Test func `of springs that start at the same time the first release is recorded`() {
    let springs = SpringOverride()
    springs.recordStart(of: .spring(slow), at: 1, endsTracking: false)
    #expect(springs.lastStart?.spring == slow)
    springs.recordStart(of: .spring(bouncy).delay(1), at: 1, endsTracking: true)
    #expect(springs.lastStart?.spring == bouncy)
    springs.recordStart(of: .spring(slow), at: 1, endsTracking: true)
    #expect(springs.lastStart?.spring == bouncy)
    springs.recordStart(of: .spring(slow), at: 2, endsTracking: false)
    #expect(springs.lastStart?.spring == slow)
  }

  @Test func `only a different spring counts as a change`() {
    let springs = SpringOverride()
    springs.value = SpringReplacement(bouncy)
    springs.value = SpringReplacement(bouncy)
    #expect(springs.revision == 1)
    springs.value = SpringReplacement(bouncy, replacing: slow)
    #expect(springs.revision == 2)
    springs.value = nil
    #expect(springs.revision == 3)
  }

  @Test func `a replacement of one spring leaves the others alone, and all are recorded`() {
    let springs = SpringOverride()
    let short = Spring(response: 0.15, dampingRatio: 0.86)
    springs.value = SpringReplacement(bouncy, replacing: short)
    #expect(springs.canReplace(short))
    #expect(!springs.canReplace(slow))
    springs.recordStart(of: .spring(slow), at: 1, endsTracking: true)
    #expect(springs.lastStart?.spring == slow)
    springs.recordStart(of: .spring(short), at: 2, endsTracking: true)
    #expect(springs.lastStart?.spring == slow)
  }
}
