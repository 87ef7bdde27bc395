// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import SnapbackCLI
import Testing
import Traces

/// What is expected of a report, read and judged.
struct FeelExpectationTests {
  private static func release(
    at time: Double, _ outcome: Release.Outcome = .rest, settling: Double? = nil
  ) -> Release {
    var release = Release(
      time: time, place: .zero, velocity: CGSize(width: 30, height: -40), sampleCount: 4,
      prediction: CGSize(width: 6, height: -8))
    release.outcome = outcome
    release.settling = settling
    return release
  }

  private static func report(
    _ releases: [Release] = [], gap: Double? = nil
  ) -> FeelReport {
    let frames = gap.map { gap in
      var frames = FrameFigures()
      frames.add(gap, from: 1)
      return frames
    }
    let header = TraceHeader(scene: "card", size: CGSize(width: 9, height: 9))
    return FeelReport(header: header, duration: 2, releases: releases, frames: frames)
  }

  @Test(arguments: [
    ("settle<0.8", FeelExpectation(.settle, .below, 0.8)),
    (" gap <= 0.05 ", FeelExpectation(.gap, .atMost, 0.05)),
    ("velocity>=100", FeelExpectation(.velocity, .atLeast, 100)),
    ("releases > 0", FeelExpectation(.releases, .above, 0)),
  ])
  func `an expectation is a figure, a comparison and a number`(
    text: String, expectation: FeelExpectation
  ) throws {
    #expect(try FeelExpectation(text) == expectation)
  }

  @Test(arguments: [
    "", "settle", "settle=1", "settle<", "settle<-1", "settle<nan", "<1", "settle<<1",
  ])
  func `what is no expectation is refused`(text: String) {
    #expect(throws: ProgramError.self) { try FeelExpectation(text) }
  }

  @Test
  func `a figure that there is not is told with the nearest`() {
    let names = FeelExpectation.Figure.allCases.map(\.rawValue)
    #expect(throws: ProgramError.unknownFigure("setle", nearest: "settle", known: names)) {
      try FeelExpectation("setle<1")
    }
  }

  @Test(arguments: [
    ("settle<0.8", false), ("settle<=0.8", true), ("settle>=0.8", true), ("settle>0.8", false),
    ("velocity<=50", true), ("velocity<50", false), ("prediction>=10", true),
    ("releases<=1", true), ("releases>1", false), ("gap<0.1", true), ("gap<=0.02", false),
  ])
  func `limits are in or out as the comparison says`(text: String, holds: Bool) throws {
    let report = Self.report([Self.release(at: 1, settling: 0.8)], gap: 0.03)
    #expect(try FeelExpectation(text).failures(in: report).isEmpty == holds)
  }

  @Test
  func `every release must hold, and what was caught has nothing to settle`() throws {
    let report = Self.report([
      Self.release(at: 0.5, settling: 0.9), Self.release(at: 2, .caught),
      Self.release(at: 3, settling: 0.7), Self.release(at: 4, .moving),
    ])
    let expectation = try FeelExpectation("settle<0.8")
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
  func `what cannot be judged does not hold`(text: String) throws {
    let failures = try FeelExpectation(text).failures(
      in: Self.report([Self.release(at: 1, .caught)]))
    #expect(failures.map(\.found) == [.nothing])
  }

  @Test
  func `frames are counted by how long they took`() {
    var frames = FrameFigures()
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
  func `the report says what it has and what it has not`() throws {
    let release = Self.release(at: 0.25, .caught)
    let text = Self.report([release], gap: 0.0334).text
    #expect(text.contains("card at 9x9, 2.000 s, 1 release"))
    #expect(text.contains("+30, -40 pt/s"))
    #expect(text.contains("caught"))
    #expect(text.contains("longest gap 33.4 ms at 1.000 s"))
    #expect(text.contains("  25 to 35 ms       1  ####"))
    #expect(Self.report().text.contains("0 releases"))
    #expect(Self.report().text.contains("No frame times"))
    let json = try Self.report([release]).json()
    #expect(json.contains("\"settle\" : null"))
    #expect(json.contains("\"frames\" : null"))
    #expect(json.contains("\"outcome\" : \"caught\""))
  }
}
