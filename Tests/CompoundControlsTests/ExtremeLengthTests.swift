// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

/// Lengths that are not finite, as divisions by 0 give, in views that are tapped, dragged and resized.
@MainActor
@Suite struct ExtremeLengthTests {
  private nonisolated static let numbers = [CGFloat.nan, .infinity, -.infinity, -1e300]

  private struct Parts: View {
    @State private var isOn = false
    var body: some View {
      Text("text").onTapGesture { isOn.toggle() }
      Toggle("toggle", isOn: $isOn)
      Button("button") { isOn.toggle() }
      Color.red.frame(width: 30, height: 20).gesture(DragGesture().onChanged { _ in })
    }
  }

  private static func views(_ number: CGFloat) -> [AnyView] {
    let insets = EdgeInsets(top: 1, leading: number, bottom: number, trailing: 0)
    return [
      AnyView(Parts().padding(number)), AnyView(Parts().padding(insets)),
      AnyView(VStack { Parts() }.padding(.top, number)),
      AnyView(VStack { Parts() }.frame(minWidth: number, minHeight: number)),
      AnyView(VStack { Parts() }.frame(idealWidth: number, maxWidth: number)),
      AnyView(VStack { Parts() }.frame(width: number)),
      AnyView(VStack { Parts() }.scaleEffect(number)),
      AnyView(VStack { Parts() }.scaleEffect(x: number, y: 1, anchor: .topLeading)),
      AnyView(VStack { Parts() }.position(x: number, y: 20)),
      AnyView(VStack { Parts() }.offset(x: 5, y: number)),
      AnyView(VStack { Parts() }.rotationEffect(.radians(Double(number)))),
      AnyView(VStack(spacing: number) { Parts() }), AnyView(HStack(spacing: number) { Parts() }),
      AnyView(HStackLayout(spacing: number) { Parts() }),
      AnyView(ScrollView { Parts() }.contentMargins(number)),
      AnyView(ScrollView { LazyVStack(spacing: number) { Parts() } }.contentMargins(.top, number)),
      AnyView(List { Parts().listRowInsets(insets) }),
      AnyView(List { Parts() }.listRowSpacing(number)),
      AnyView(Text("a").frame(width: 50).safeAreaInset(edge: .top, spacing: number) { Parts() }),
    ]
  }

  @Test(arguments: numbers) func `views are shown, tapped, dragged and resized`(number: CGFloat) {
    for view in Self.views(number) {
      let harness = Harness(size: CGSize(width: 200, height: 300)) { VStack { view } }
      harness.frame()
      for y in [5, 100, 150, 295] {
        harness.tap(CGPoint(x: 100, y: y))
        harness.drag(
          from: CGPoint(x: 100, y: CGFloat(y)), to: CGPoint(x: 60, y: 100), over: 0.1)
      }
      for _ in 0..<4 {
        harness.key("Tab")
        harness.key("Tab", isDown: false)
        harness.frame()
      }
      harness.send(.resize(time: harness.time, size: CGSize(width: 320, height: 100), scale: 1))
      harness.advance(by: 0.3)
      #expect(harness.host.size.width == 320)
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, 1e300])
  func `calendars accept all dates as limits`(number: Double) {
    let date = Date(timeIntervalSinceReferenceDate: number)
    for picker in [
      MultiDatePicker("a", selection: .constant([]), in: date...),
      MultiDatePicker("a", selection: .constant([]), in: ..<date),
    ] {
      let harness = Harness { picker }
      harness.tap(CGPoint(x: 200, y: 300))
      #expect(!harness.list.items.isEmpty)
    }
  }
}
