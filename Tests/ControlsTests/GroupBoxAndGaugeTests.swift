// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct GroupBoxAndGaugeTests {
  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  @Test func `a group box is a card with its label above its content`() throws {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      GroupBox("Label") { Text("inside") }
    }
    let card = try #require(harness.list.fillBounds.first)
    #expect(card.width == 300)
    // Two lines, 8 between them, and 16 around.
    #expect(abs(card.height - (20.4 * 2 + 8 + 32)) < 1)
    #expect(texts(harness) == ["Label", "inside"])
  }

  @Test func `a gauge is filled by the fraction of its value in the range`() throws {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      Gauge(value: 30, in: 20...60) {
        Text("label")
      } currentValueLabel: {
        Text("30")
      }
    }
    #expect(texts(harness) == ["label", "30"])
    #expect(harness.list.fillBounds.map(\.width) == [300, 75])
  }
}

extension GroupBoxAndGaugeTests {
  private struct MarkedStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack { configuration.markedValueLabels }
    }
  }

  @Test func `a style shows the labels of marked values`() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      Gauge(value: 0.5) {
        Text("label")
      } currentValueLabel: {
        Text("current")
      } markedValueLabels: {
        Text("a").tag(0.1)
        Text("b").tag(0.9)
      }
      .gaugeStyle(MarkedStyle())
    }
    #expect(harness.list.glyphItems.map(\.run.text) == ["a", "b"])
  }

  @Test
  func `linear accessory gauges are filled, or have their marker, at the fraction of the value`() {
    let filled = Harness(size: CGSize(width: 300, height: 400)) {
      Gauge(value: 0.25) { Text("label") }.gaugeStyle(.accessoryLinearCapacity)
    }
    #expect(filled.list.fillBounds.map(\.width) == [300, 75])
    let marked = Harness(size: CGSize(width: 308, height: 400)) {
      Gauge(value: 0.25) { Text("label") }.gaugeStyle(.accessoryLinear)
    }
    #expect(marked.list.fillBounds.last?.minX == 75)
  }
}

extension GroupBoxAndGaugeTests {
  private struct FramedStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("framed")
        Gauge(configuration)
      }
    }
  }

  @Test func `a style can show the gauge in the style around it`() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      Gauge(value: 30, in: 20...60) {
        Text("label")
      } currentValueLabel: {
        Text("30")
      } minimumValueLabel: {
        Text("20")
      } maximumValueLabel: {
        Text("60")
      }
      .gaugeStyle(FramedStyle())
    }
    #expect(Set(texts(harness)) == ["framed", "label", "30", "20", "60"])
  }
}

extension GroupBoxAndGaugeTests {
  @Test func `the labels of the bounds of a circular gauge are one line each`() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      Gauge(value: 50, in: 0...100) {
        Text("label")
      } currentValueLabel: {
        Text("50%")
      } minimumValueLabel: {
        Text("0").font(.caption)
      } maximumValueLabel: {
        Text("100").font(.caption)
      }
      .gaugeStyle(.accessoryCircular)
    }
    #expect(texts(harness) == ["50%", "0", "100"])
  }
}
