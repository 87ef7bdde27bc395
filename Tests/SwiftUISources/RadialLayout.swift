// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct RadialLayout: Layout {
  var spread: Angle = .degrees(360)
  var animatableData: Double {
    get { spread.radians }
    set { spread = .radians(newValue) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.size.width, bounds.size.height) / 2
    let step = spread.radians / Double(subviews.count)
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      let x = cos(step * Double(index) - .pi / 2) * (radius - size.width / 2)
      let y = sin(step * Double(index) - .pi / 2) * (radius - size.height / 2)
      subview.place(
        at: CGPoint(x: bounds.midX + x, y: bounds.midY + y), anchor: .center, proposal: .unspecified
      )
    }
  }
}

private struct OneThird: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 3 }
}

extension VerticalAlignment {
  static let oneThird = VerticalAlignment(OneThird.self)
}

struct RadialMenu: View {
  @State private var open = true
  @State private var usesCircle = true
  let symbols = ["house.fill", "heart.fill", "star.fill", "bell.fill", "gear", "camera.fill"]

  var body: some View {
    let layout =
      usesCircle
      ? AnyLayout(RadialLayout(spread: .degrees(open ? 360 : 90)))
      : AnyLayout(VStackLayout(spacing: 6))
    VStack {
      layout {
        ForEach(symbols, id: \.self) { name in
          Image(systemName: name)
            .font(.title2)
            .padding(12)
            .background(Circle().fill(.blue.gradient))
            .foregroundStyle(.white)
        }
      }
      .frame(width: 260, height: 260)
      HStack(alignment: .oneThird) {
        Text("A").font(.largeTitle)
        Text("B").alignmentGuide(.oneThird) { $0[.bottom] }
      }
      ViewThatFits(in: .horizontal) {
        Text("A rather long line that may not fit at all in a small place")
        Text("Short")
      }
      .frame(width: 120)
      Button("Toggle") { withAnimation(.bouncy(duration: 0.6)) { open.toggle() } }
      Toggle("Circle", isOn: $usesCircle.animation(.smooth)).toggleStyle(.button)
    }
  }
}

#Preview { RadialMenu() }
