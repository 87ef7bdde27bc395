// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Interface
import InterfaceTesting
import Snapback
import Testing

/// The spring tab in the window.
@MainActor
@Suite struct SpringPanelTests {
  private static let source = """
    struct Card: View {
      var body: some View {
        Color.red.animation(.spring(duration: 0.4, bounce: 0.2), value: 1)
      }
    }
    struct Deck: View {
      var body: some View { Color.red.animation(.spring(response: 0.3, dampingFraction: 0.6)) }
    }

    """

  private final class Written { var text: String? }

  private func withWindow(
    _ source: String, canWrite: Bool = true,
    _ action: (_ window: StudioHarness, _ name: String, _ written: () -> String?) throws -> Void,
    content: @escaping @MainActor () -> some View = { Color.blue }
  ) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString).swift")
    try source.write(to: url, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: url) }
    let written = Written()
    let window = StudioHarness(
      FilePreview(source: url.path) { content() }, panel: "spring",
      write: canWrite
        ? { _, _, new in
          written.text = new
          return true
        } : nil)
    try action(window, url.lastPathComponent) { written.text }
  }

  @Test func `the spring of the source is named before anything has moved`() throws {
    try withWindow(Self.source) { window, name, _ in
      #expect(window.texts.isSuperset(of: ["Card", "\(name):3", "0.40", "0.20"]))
      #expect(window.texts.contains(".spring(duration: 0.4, bounce: 0.2)"))
      #expect(window.texts.contains("Apply to line 3"))
    }
    try withWindow("struct Card {}\n") { window, _, _ in
      #expect(window.texts.contains("Default spring"))
    }
  }

  @Test func `a preset is applied to the call that is edited, in its parametrization`() throws {
    try withWindow(Self.source) { window, _, written in
      // There is nothing to apply.
      window.click("Apply to line 3")
      #expect(written() == nil)
      window.click("Quick")
      window.click("Apply to line 3")
      #expect(written()?.contains(".spring(duration: 0.25, bounce: 0.00)") == true)
    }
    try withWindow(Self.source) { window, name, written in
      window.click(try #require(window.point(of: "Springs in the source")))
      window.click("7  .spring(response: 0.3, dampingFraction: 0.6)")
      #expect(window.texts.isSuperset(of: ["Deck", "\(name):7"]))
      window.click("Quick")
      window.click("Apply to line 7")
      #expect(written()?.contains(".spring(response: 0.25, dampingFraction: 1.00)") == true)
      #expect(written()?.contains("(duration: 0.4, bounce: 0.2)") == true)
    }
  }

  private static let throwing = """
    struct Toss: View {
      var body: some View {
        Color.red.onTapGesture {
          withAnimation(.interpolatingSpring(mass: 1, stiffness: 40, damping: 8)) { x = 90 } completion: {
            withAnimation(.snappy) { x = 0 }
          }
        }
      }
    }

    """

  /// Moves by one spring and then by another, as its source says.
  private struct Toss: View {
    @State private var x: CGFloat = 0

    var body: some View {
      Color.red.frame(width: 80, height: 80).offset(x: x)
        .onTapGesture {
          withAnimation(.interpolatingSpring(mass: 1, stiffness: 40, damping: 8)) {
            x = 90
          } completion: {
            withAnimation(.snappy) { x = 0 }
          }
        }
    }
  }

  @Test func `any call can be edited after an animation, and its spring alone is replaced`() throws
  {
    try withWindow(Self.throwing) { window, name, written in
      window.click(CGPoint(x: 515, y: 420))
      window.harness.settle()
      #expect(window.texts.contains("Apply to line 5"))
      window.click(try #require(window.point(of: "Springs in the source")))
      window.click("4  .interpolatingSpring(mass: 1, stiffness: 40, damping: 8)")
      #expect(window.texts.isSuperset(of: ["\(name):4", "40", "8.0", "Apply to line 4"]))
      window.click("Slow")
      let host = try #require(window.studio.stageHost)
      #expect(host.replacement(of: Spring(mass: 1, stiffness: 40, damping: 8))?.duration == 1)
      #expect(host.replacement(of: .snappy) == nil)
      // It stays the edited one while others run.
      window.click(CGPoint(x: 515, y: 420))
      window.harness.settle()
      window.click("Apply to line 4")
      #expect(
        written()?.contains(".interpolatingSpring(mass: 1.00, stiffness: 39.5, damping: 10.05)")
          == true)
      #expect(written()?.contains("(.snappy)") == true)
    } content: {
      Toss()
    }
  }

  @Test func `a tuned spring stays with its call when lines before it change`() throws {
    let lines = [
      "// Springs", "let a = Animation.snappy", "let b = Animation.bouncy",
      "let c = Animation.snappy",
    ]
    try withWindow(lines.joined(separator: "\n")) { window, name, written in
      window.click(try #require(window.point(of: "Springs in the source")))
      window.click("3  .bouncy")
      window.click("Quick")
      let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
      try lines[1...].joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
      window.studio.sourcesChanged()
      window.harness.settle()
      window.click("Apply to line 2")
      let changed = [lines[1], "let b = Animation.spring(duration: 0.25, bounce: 0.00)", lines[3]]
      #expect(written() == changed.joined(separator: "\n"))
    }
  }

  @Test(arguments: [false, true])
  func `a call is searched in the files that are compiled together`(areTogether: Bool) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)")
    let (own, other) = (
      folder.appendingPathComponent("Own.swift"),
      folder.appendingPathComponent("Other/Springs.swift")
    )
    let together = [own.path, other.path]
    try FileManager.default.createDirectory(
      at: other.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "struct Toss {}\n".write(to: own, atomically: true, encoding: .utf8)
    try "let back = Animation.snappy\n".write(to: other, atomically: true, encoding: .utf8)
    // Another program beside it.
    try "let back = Animation.snappy\n".write(
      to: folder.appendingPathComponent("Beside.swift"), atomically: true, encoding: .utf8)
    let window = StudioHarness(
      FilePreview(source: own.path, sources: areTogether ? together : [own.path]) { Toss() },
      panel: "spring")
    window.click(CGPoint(x: 515, y: 420))
    window.harness.settle()
    #expect(window.texts.contains("Springs.swift:1") == areTogether)
    #expect(window.texts.contains("Spring of the last animation") != areTogether)
    #expect(!window.texts.contains("Beside.swift:1"))
  }

  @Test func `without an editable source there is nothing to apply to`() throws {
    try withWindow(Self.source, canWrite: false) { window, _, _ in
      #expect(window.texts.contains("Apply"))
      window.click("Slow")
      #expect(window.texts.contains("1.00"))
    }
  }

  @Test(
    arguments: [0.15, 0.4, 0.9, 1.3], [-0.4, 0, 0.3, 0.85])
  func `the label of the curve in the source is on neither curve`(
    duration: Double, bounce: Double
  ) {
    let plot = SpringPlot(size: CGSize(width: 340, height: 164))
    let source = Spring(duration: 0.5, bounce: 0.4)
    let tuned = Spring(duration: duration, bounce: bounce)
    let label = plot.label(source, besides: tuned)
    for spring in [source, tuned] {
      for step in 0...1400 {
        let time = Double(step) / 1000
        let point = plot.point(time, spring.value(target: 1, time: time))
        #expect(hypot(point.x - label.x, point.y - label.y) > 6, "\(time)")
      }
    }
  }
}
