// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Observation
import Snapback
import Testing

@Observable
private final class Sum {
  var total = 0
}

/// Counts clicks, in a value and in an object.
private struct Counter: View {
  @State private var count = 3
  @State private var sum = Sum()

  var body: some View {
    Text(verbatim: "\(count) and \(sum.total)")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .onTapGesture {
        count += 1
        sum.total += 10
      }
  }
}

/// Shows settings of the screen.
private struct Traits: View {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.layoutDirection) private var direction
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View { Text(verbatim: "traits \(size) \(direction) \(reducesMotion)") }
}

/// Variants of a preview side by side.
@MainActor
@Suite struct VariantTests {
  private func window(
    _ size: CGSize = CGSize(width: 1240, height: 860), panel: String = "none"
  ) -> StudioHarness {
    StudioHarness(
      FilePreview(device: .named("iPhone 16")) { Counter() }, size: size, panel: panel)
  }

  /// Returns the texts of the counters on the stages.
  private func counts(_ window: StudioHarness) -> [String] {
    window.harness.list.items.compactMap { item in
      guard case .glyphs(let run, _, _) = item, run.text.first?.isNumber == true,
        run.text.contains(" and ")
      else { return nil }
      return run.text
    }
  }

  @Test func `variants begin with the state of the stage, and do not share its objects`() throws {
    let window = window()
    window.click("3 and 0")
    #expect(counts(window) == ["4 and 10"])
    window.run("variants text")
    #expect(counts(window) == ["4 and 10", "4 and 10", "4 and 10"])
    // Each stage counts the click once, in an object of its own.
    window.click("4 and 10")
    #expect(counts(window) == ["5 and 20", "5 and 20", "5 and 20"])
    window.run("variants none")
    window.run("variants light")
    #expect(counts(window) == ["5 and 20", "5 and 20"])
    window.harness.key("R")
    window.harness.advance(by: 0.5)
    #expect(counts(window) == ["3 and 0", "3 and 0"])
  }

  @Test func `state that is edited in the inspector reaches all variants`() throws {
    let window = window(panel: "inspect")
    window.run("variants light")
    window.click("Counter")
    window.click(try #require(window.positions(of: "3").last))
    window.harness.key("A", holding: .control)
    window.type("8")
    window.harness.key("Return")
    window.harness.advance(by: 0.5)
    #expect(counts(window) == ["8 and 0", "8 and 0"])
  }

  @Test func `kinds of variants are combined, and a second choice removes one`() throws {
    let window = window()
    window.run("variants light")
    window.run("variants text")
    #expect(counts(window).count == 6)
    #expect(
      window.texts.isSuperset(of: [
        "Light", "Dark", "Large (default)", "Extra small", "Accessibility 3",
      ]))
    // Stages that differ in the last kind only are in a row.
    let captions = window.positions(of: "Extra small")
    #expect(captions.count == 2)
    let (light, dark) = (try #require(captions.first), try #require(captions.last))
    #expect(light.y + 100 < dark.y && abs(light.x - dark.x) < 40)
    window.click("3 and 0")
    #expect(counts(window) == Array(repeating: "4 and 10", count: 6))
    window.run("variants light")
    #expect(counts(window).count == 3 && window.texts.contains("Extra small"))
    window.run("variants none")
    #expect(counts(window).count == 1)
  }

  @Test func `settings of the screen reach all variants`() throws {
    let window = StudioHarness(
      FilePreview(device: .named("iPhone 16")) { Traits() }, panel: "none")
    window.run("variants devices")
    func lines() -> [String] {
      window.harness.list.items.compactMap { item in
        guard case .glyphs(let run, _, _) = item, run.text.hasPrefix("traits") else { return nil }
        return run.text
      }
    }
    #expect(lines() == Array(repeating: "traits large leftToRight false", count: 3))
    window.run("right-to-left")
    window.run("text size: medium")
    window.run("reduce motion")
    #expect(lines() == Array(repeating: "traits medium rightToLeft true", count: 3))
  }

  /// The frames of the cases of devices.
  private func devices(_ window: StudioHarness) -> [CGRect] {
    window.harness.list.items.compactMap { item in
      guard case .fill(let shape, .color(let color), let index) = item, shape.width > 390,
        color.red < 0.08, color.red > 0.06
      else { return nil }
      return CGRect(
        x: CGFloat(shape.x), y: CGFloat(shape.y), width: CGFloat(shape.width),
        height: CGFloat(shape.height)
      ).applying(window.harness.list.transforms[Int(index)])
    }
  }

  @Test func `devices beside each other have one scale`() throws {
    let window = window()
    window.run("variants devices")
    let frames = devices(window)
    #expect(frames.count == 3)
    let (phone, pad) = (try #require(frames.first), try #require(frames.last))
    // With the cases, the screens are 415 and 766 points wide.
    #expect(abs(pad.width / phone.width - 766.0 / 415) < 0.01)
    #expect(pad.width > 300)
    #expect(frames.allSatisfy { $0.maxX < 1240 && $0.minX > 256 })
  }

  @Test(arguments: [320.0, 500, 700, 1000])
  func `in a narrow window variants scroll instead of being too small`(width: Double) throws {
    let window = window(CGSize(width: width, height: 700))
    window.run("variants devices")
    let phone = try #require(devices(window).first)
    #expect(phone.width >= 415 * 0.299)
  }

  @Test func `captions name all settings in full`() {
    let window = window()
    for kind in ["devices", "text sizes", "light and dark"] { window.run("variants " + kind) }
    #expect(window.texts.contains("iPhone SE (3rd generation)"))
    #expect(window.texts.isSuperset(of: ["Light", "Large (default)", "iPad mini (A17 Pro)"]))
  }
}
