// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SnapbackCLI
import Testing

/// Parsing of option values.
struct OptionParserTests {
  @Test(arguments: [
    ("390x844", 390.0, 844.0), ("1X2", 1, 2), ("0x844", 0, 844), ("100000x1", 100_000, 1),
    ("12.5x.5", 12.5, 0.5),
  ])
  func `a size is two numbers`(text: String, width: Double, height: Double) throws {
    #expect(try OptionParser.size(text) == CGSize(width: width, height: height))
  }

  @Test(arguments: [
    "", "x", "390", "390x", "x844", "390x844x2", "-1x5", "1e3x5", "nanx5", "٣x٤", "1 x 2",
  ])
  func `anything but two numbers is not a size`(text: String) {
    #expect(throws: ProgramError.malformed(option: "--size", value: text, .size)) {
      try OptionParser.size(text)
    }
  }

  @Test(arguments: ["", "-1", "NaN", "inf", "1e3", "0x10", "86401", "1,5", "one", "+1"])
  func `a time is a number from 0 to 86400`(text: String) throws {
    #expect(throws: ProgramError.malformed(option: "--at", value: text, .time)) {
      try OptionParser.time(text)
    }
    #expect(try OptionParser.time("0") == 0)
    #expect(try OptionParser.time("86400") == 86400)
    #expect(try OptionParser.time("1.25") == 1.25)
  }

  @Test(arguments: ["0", "0.49", "8.1", "-2", "two", ""])
  func `a scale is a number from a half to eight`(text: String) throws {
    #expect(throws: ProgramError.malformed(option: "--scale", value: text, .scale)) {
      try OptionParser.scale(text)
    }
    #expect(try OptionParser.scale("0.5") == 0.5)
    #expect(try OptionParser.scale("8") == 8)
  }

  @Test(arguments: ["0", "-1", "NaN", "inf", "1e9", "0.49", "3.3", "large", "", "+1"])
  func `a factor for texts is a number from a half to 3.2`(text: String) throws {
    #expect(throws: ProgramError.malformed(option: "--text-scale", value: text, .textScale)) {
      try OptionParser.textScale(text)
    }
    #expect(try OptionParser.textScale("0.5") == 0.5)
    #expect(try OptionParser.textScale("3.2") == 3.2)
  }

  @Test(arguments: ["0", "-1", "NaN", "inf", "0.009", "10.1", "11", "1e-1", "slow", "", "+1"])
  func `a speed is a number from a hundredth to ten`(text: String) throws {
    #expect(throws: ProgramError.malformed(option: "--speed", value: text, .speed)) {
      try OptionParser.speed(text)
    }
    #expect(try OptionParser.speed("0.01") == 0.01)
    #expect(try OptionParser.speed("10") == 10)
  }

  @Test(arguments: [
    (0.0, 5.0, 1.0), (5, 0, 1), (0.4, 5, 1), (100_000, 5, 1), (16384, 5, 1), (8192, 5, 2),
    (.nan, 5, 1), (.infinity, 5, 1), (-5, 5, 1),
  ])
  func `a stage with too few or too many pixels is rejected`(
    width: Double, height: Double, scale: CGFloat
  ) {
    #expect(throws: ProgramError.self) {
      try StageGeometry(size: CGSize(width: width, height: height), scale: scale)
    }
  }

  @Test
  func `a stage is rounded to whole pixels`() throws {
    let stage = try StageGeometry(size: CGSize(width: 390.2, height: 16383.0 / 1.5), scale: 1.5)
    #expect(stage.pixelWidth == 585)
    #expect(stage.pixelHeight == 16383)
  }
}
