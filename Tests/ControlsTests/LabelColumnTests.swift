// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing
@_spi(ViewTree) import ViewCore

/// Rows with icons and switches, and plain lists, as in pictures of iOS 26 at three pixels per point.
@MainActor
@Suite struct LabelColumnTests {
  private func harness(
    _ version: SystemVersion, _ style: some ListStyle, @ViewBuilder _ rows: () -> some View
  ) -> Harness {
    let list = List { rows() }.listStyle(style)
    let harness = Harness(
      ViewHost(list, size: CGSize(width: 393, height: 600), scale: 3, resources: .plain()))
    harness.host.systemVersion = version
    harness.frame()
    return harness
  }

  private func x(_ text: String, _ harness: Harness) throws -> CGFloat {
    let item = harness.list.glyphItems.first { $0.run.text == text }
    return try #require(item).origin.x
  }

  /// The cards of the list, from the top.
  private func cards(_ harness: Harness) -> [CGRect] {
    harness.list.fillBounds.filter { $0.width > 340 && $0.height > 30 && $0.height < 500 }
  }

  @Test func `titles after icons of any width are aligned`() throws {
    // Measured: after icons of 20 to 24.3 points, titles begin 71 points from the edge with the text size medium.
    let harness = harness(.iOS26, .insetGrouped) {
      Label {
        Text("narrow")
      } icon: {
        Color.red.frame(width: 10, height: 20)
      }
      Label {
        Text("wide")
      } icon: {
        Color.red.frame(width: 30, height: 20)
      }
      Label {
        Text("large")
      } icon: {
        Color.red.frame(width: 40, height: 40)
      }
    }
    let narrow = try x("narrow", harness)
    #expect(abs(try x("wide", harness) - narrow) < 1.5)
    // 40 points instead of the column of 24.5.
    #expect(abs(try x("large", harness) - narrow - 15.5) < 1.5)
    let icons = harness.list.fillBounds.filter { $0.height == 20 }.map(\.midX)
    #expect(icons.count == 2 && abs(icons[0] - icons[1]) < 0.4)
  }

  @Test(arguments: [SystemVersion.iOS18, .iOS26])
  func `symbols do not make rows taller`(version: SystemVersion) throws {
    func height(_ row: some View) throws -> CGFloat {
      try #require(cards(harness(version, .insetGrouped) { row }).first).height
    }
    let plain = try height(Text("a"))
    let symbol = try height(
      Label {
        Text("a")
      } icon: {
        Color.red.frame(width: 20, height: 24)
      })
    #expect(abs(symbol - plain) < 0.01)
    #expect(abs(plain - (version == .iOS26 ? 52 : 44)) < 0.4)
  }

  @Test func `a switch without its label has its own height in a row`() throws {
    // Measured twice: the switch begins where the text beside it does, 15 points below the edge of the row.
    let harness = harness(.iOS26, .insetGrouped) {
      HStack(alignment: .top) {
        Color.red.frame(width: 10, height: 60)
        Toggle("a", isOn: .constant(true)).labelsHidden()
      }
    }
    let bounds = harness.list.fillBounds
    let box = try #require(bounds.first { $0.height == 60 })
    let track = try #require(bounds.first { abs($0.width - 63) < 0.1 })
    #expect(abs(track.minY - box.minY) < 0.4 && abs(track.height - 28) < 0.1)
  }

  @Test func `a plain list of iOS 26 has the distances of one with cards`() throws {
    // Measured: lines 83.67 points apart between rows with 53.67 points of content, from 32 with 16 points of the
    // content's own to 377 of 393.
    func lines(_ version: SystemVersion) -> [CGRect] {
      let harness = harness(version, .plain) {
        Color.red.frame(height: 60)
        Color.red.frame(height: 60)
        Color.red.frame(height: 60)
      }
      return harness.list.fillBounds.filter { $0.height <= 1 && $0.width > 300 }
    }
    let new = lines(.iOS26)
    try #require(new.count >= 2)
    #expect(abs(new[1].minY - new[0].minY - 90) < 0.4)
    #expect(abs(new[0].minX - 16) < 0.4 && abs(new[0].maxX - 377) < 0.4)
    let old = lines(.iOS18)
    try #require(old.count >= 2)
    #expect(abs(old[1].minY - old[0].minY - 82) < 0.4)
    #expect(abs(old[0].minX - 20) < 0.4 && abs(old[0].maxX - 393) < 0.4)
  }
}
