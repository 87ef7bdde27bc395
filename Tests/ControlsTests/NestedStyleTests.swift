// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Styles whose body contains the control that they style: it has the style around theirs.
@MainActor
@Suite struct NestedStyleTests {
  /// The texts of a view, front to back of its hierarchy.
  private func texts(@ViewBuilder _ view: () -> some View) -> [String] {
    Harness(size: CGSize(width: 300, height: 300), view).list.glyphItems.map(\.run.text)
  }

  private struct NamedLabel: LabelStyle {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: name)
        Label(configuration)
      }
    }
  }

  private struct NamedToggle: ToggleStyle {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: name)
        Toggle(configuration)
      }
    }
  }

  private struct NamedButton: PrimitiveButtonStyle {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: name)
        Button(configuration)
      }
    }
  }

  private struct NamedProgress: ProgressViewStyle {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: name)
        ProgressView(value: configuration.fractionCompleted)
      }
    }
  }

  private struct NamedGauge: GaugeStyle {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: name)
        Gauge(value: configuration.value) { configuration.label }
      }
    }
  }

  private struct NamedGroupBox: GroupBoxStyle {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: name)
        GroupBox { configuration.content }
      }
    }
  }

  @Test func `a label in a label style has the style around it`() {
    let label = Label("title", image: "none").labelStyle(NamedLabel(name: "inner"))
    #expect(texts { label } == ["inner", "title"])
    #expect(texts { label.labelStyle(NamedLabel(name: "outer")) } == ["inner", "outer", "title"])
    #expect(texts { label.labelStyle(.iconOnly) } == ["inner"])
  }

  @Test func `a toggle in a toggle style has the style around it`() {
    let toggle = Toggle("title", isOn: .constant(true)).toggleStyle(NamedToggle(name: "inner"))
    #expect(texts { toggle } == ["inner", "title"])
    #expect(
      texts { toggle.toggleStyle(NamedToggle(name: "outer")) } == ["inner", "outer", "title"])
  }

  @Test func `a button in a button style has the style around it`() {
    let button = Button("title") {}.buttonStyle(NamedButton(name: "inner"))
    #expect(texts { button } == ["inner", "title"])
    #expect(
      texts { button.buttonStyle(NamedButton(name: "outer")) } == ["inner", "outer", "title"])
  }

  @Test func `a progress view in a progress view style has the style around it`() {
    let progress = ProgressView(value: 0.5).progressViewStyle(NamedProgress(name: "inner"))
    #expect(texts { progress } == ["inner"])
    #expect(
      texts { progress.progressViewStyle(NamedProgress(name: "outer")) } == ["inner", "outer"])
  }

  @Test func `a gauge in a gauge style has the style around it`() {
    let gauge = Gauge(value: 0.5) { Text(verbatim: "title") }.gaugeStyle(NamedGauge(name: "inner"))
    #expect(texts { gauge } == ["inner", "title"])
    #expect(texts { gauge.gaugeStyle(NamedGauge(name: "outer")) } == ["inner", "outer", "title"])
  }

  @Test func `a group box in a group box style has the style around it`() {
    let box = GroupBox { Text(verbatim: "title") }.groupBoxStyle(NamedGroupBox(name: "inner"))
    #expect(texts { box } == ["inner", "title"])
    #expect(
      texts { box.groupBoxStyle(NamedGroupBox(name: "outer")) } == ["inner", "outer", "title"])
  }

  private struct WholeProgress: ProgressViewStyle {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: name)
        ProgressView(configuration)
      }
    }
  }

  private struct WholeGroupBox: GroupBoxStyle {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: name)
        GroupBox(configuration)
      }
    }
  }

  @Test func `a progress view of a style's configuration has the style around it`() {
    let progress = ProgressView("title", value: 0.5).progressViewStyle(WholeProgress(name: "inner"))
    #expect(texts { progress } == ["inner", "title"])
    #expect(
      texts { progress.progressViewStyle(WholeProgress(name: "outer")) }
        == ["inner", "outer", "title"])
    let bar = Harness(size: CGSize(width: 300, height: 300)) {
      ProgressView(value: 0.5).progressViewStyle(WholeProgress(name: ""))
    }
    // The track and its filled half, without a label.
    #expect(bar.list.fillBounds.map(\.height) == [4, 4])
  }

  @Test func `a group box of a style's configuration has the style around it`() {
    let box = GroupBox("title") { Text(verbatim: "content") }
      .groupBoxStyle(WholeGroupBox(name: "inner"))
    #expect(texts { box } == ["inner", "title", "content"])
    #expect(
      texts { box.groupBoxStyle(WholeGroupBox(name: "outer")) }
        == ["inner", "outer", "title", "content"])
  }
}
