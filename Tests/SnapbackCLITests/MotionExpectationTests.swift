// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import SnapbackCLI
import Testing
import Traces

/// Parsing and evaluation of `--expect` conditions.
struct MotionExpectationTests {
  private static func release(
    at time: Double, _ outcome: Release.Outcome = .settled, settling: Double? = nil
  ) -> Release {
    var release = Release(
      time: time, location: .zero, velocity: CGSize(width: 30, height: -40), sampleCount: 4,
      prediction: CGSize(width: 6, height: -8))
    release.outcome = outcome
    release.settlingTime = settling
    return release
  }

  private static func report(
    _ releases: [Release] = [], gap: Double? = nil
  ) -> MotionReport {
    let frames = gap.map { gap in
      var frames = FrameIntervals()
      frames.add(gap, from: 1)
      return frames
    }
    let header = TraceHeader(scene: "card", size: CGSize(width: 9, height: 9))
    return MotionReport(header: header, duration: 2, releases: releases, frames: frames)
  }

  @Test(arguments: [
    ("settle<0.8", MotionExpectation(.settle, .below, 0.8)),
    (" gap <= 0.05 ", MotionExpectation(.gap, .atMost, 0.05)),
    ("velocity>=100", MotionExpectation(.velocity, .atLeast, 100)),
    ("releases > 0", MotionExpectation(.releases, .above, 0)),
  ])
  func `a condition is a metric, a comparison and a number`(
    text: String, expectation: MotionExpectation
  ) throws {
    #expect(try MotionExpectation(text) == expectation)
  }

  @Test(arguments: [
    "", "settle", "settle=1", "settle<", "settle<-1", "settle<nan", "<1", "settle<<1",
  ])
  func `malformed conditions are rejected`(text: String) {
    #expect(throws: ProgramError.self) { try MotionExpectation(text) }
  }

  @Test
  func `an unknown metric suggests the nearest one`() {
    let names = MotionExpectation.Metric.allCases.map(\.rawValue)
    #expect(throws: ProgramError.unknownMetric("setle", nearest: "settle", known: names)) {
      try MotionExpectation("setle<1")
    }
  }

  @Test(arguments: [
    ("settle<0.8", false), ("settle<=0.8", true), ("settle>=0.8", true), ("settle>0.8", false),
    ("velocity<=50", true), ("velocity<50", false), ("prediction>=10", true),
    ("releases<=1", true), ("releases>1", false), ("gap<0.1", true), ("gap<=0.02", false),
  ])
  func `limits are inclusive or exclusive as the comparison says`(text: String, holds: Bool) throws
  {
    let report = Self.report([Self.release(at: 1, settling: 0.8)], gap: 0.03)
    #expect(try MotionExpectation(text).failures(in: report).isEmpty == holds)
  }

  @Test
  func `every release must hold, and interrupted ones are skipped`() throws {
    let report = Self.report([
      Self.release(at: 0.5, settling: 0.9), Self.release(at: 2, .interrupted),
      Self.release(at: 3, settling: 0.7), Self.release(at: 4, .moving),
    ])
    let expectation = try MotionExpectation("settle<0.8")
    #expect(
      expectation.failures(in: report) == [
        .init(
          expectation: expectation, found: .value(0.9),
          release: .init(number: 1, count: 4, time: 0.5)),
        .init(
          expectation: expectation, found: .stillMoving,
          release: .init(number: 4, count: 4, time: 4)),
      ])
  }

  @Test(arguments: ["settle<9", "gap<9", "overshoot<9", "distance<9"])
  func `a condition without data fails`(text: String) throws {
    let failures = try MotionExpectation(text).failures(
      in: Self.report([Self.release(at: 1, .interrupted)]))
    #expect(failures.map(\.found) == [.nothing])
  }

  @Test
  func `frame intervals give percentiles and a histogram`() {
    var frames = FrameIntervals()
    #expect(frames.percentile(0.5) == nil)
    for (index, milliseconds) in [16.0, 4, 17, 150, 15, 34.9].enumerated() {
      frames.add(milliseconds / 1000, from: Double(index))
    }
    #expect(frames.histogram == [1, 0, 0, 3, 0, 1, 0, 0, 1])
    #expect(frames.longestGap == 0.15)
    #expect(frames.longestGapTime == 3)
    #expect(frames.percentile(0) == 0.004)
    #expect(frames.percentile(0.5) == 0.016)
    #expect(frames.percentile(0.95) == 0.15)
    #expect(frames.intervals == frames.intervals.sorted())
  }

  @Test
  func `the report states which data is missing`() throws {
    let release = Self.release(at: 0.25, .interrupted)
    let text = Self.report([release], gap: 0.0334).text
    #expect(text.contains("card at 9x9, 2.000 s, 1 release"))
    #expect(text.contains("30, -40 pt/s"))
    #expect(text.contains("interrupted"))
    #expect(text.contains("longest gap 33.4 ms at 1.000 s"))
    #expect(text.contains("  25 to 35 ms       1  ####"))
    #expect(Self.report().text.contains("0 releases"))
    #expect(Self.report().text.contains("No frame times"))
    let json = try Self.report([release]).json()
    #expect(json.contains("\"settle\" : null"))
    #expect(json.contains("\"frames\" : null"))
    #expect(json.contains("\"outcome\" : \"interrupted\""))
  }
}
