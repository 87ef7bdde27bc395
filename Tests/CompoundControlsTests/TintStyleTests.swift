// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct TintStyleTests {
  private let gradient = Gradient(colors: [.green, .red])

  /// The lines of what is drawn.
  private func lines(@ViewBuilder _ content: () -> some View) -> [String] {
    Harness(size: CGSize(width: 200, height: 100), content).list.description
      .split(separator: "\n").map(String.init)
  }

  @Test func `a gauge is drawn in a tint that is a gradient`() {
    let gauge = Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular)
    #expect(lines { gauge.tint(gradient) } == lines { gauge.tint(AnyShapeStyle(gradient)) })
    #expect(lines { gauge.tint(gradient) } != lines { gauge })
  }

  @Test func `shapes in the style tint have its gradient, and inner colors replace it`() {
    let square = Rectangle().fill(.tint).frame(width: 10, height: 10)
    #expect(
      lines { square.tint(gradient) }
        == lines { Rectangle().fill(gradient).frame(width: 10, height: 10) })
    #expect(lines { square.tint(.red).tint(gradient) } == lines { square.tint(.red) })
    #expect(lines { square.tint(gradient).tint(.red) } == lines { square.tint(gradient) })
    #expect(lines { square.tint(AnyShapeStyle?.none).tint(gradient) } == lines { square })
  }

  @Test func `controls of one color keep the color around a gradient`() {
    let toggle = Toggle("a", isOn: .constant(true)).toggleStyle(.switch)
    #expect(lines { toggle.tint(gradient).tint(.red) } == lines { toggle.tint(.red) })
    #expect(lines { toggle.tint(gradient) } == lines { toggle })
  }

  @Test func `a palette is a segmented picker`() {
    func picker(_ style: some PickerStyle) -> [String] {
      lines {
        Picker("a", selection: .constant(0)) {
          Text("b").tag(0)
          Text("c").tag(1)
        }
        .pickerStyle(style)
      }
    }
    #expect(picker(.palette) == picker(.segmented))
  }
}
