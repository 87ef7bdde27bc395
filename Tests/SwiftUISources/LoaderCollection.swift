// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct BouncingDots: View {
  @State private var bouncing = false

  var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<3) { i in
        Circle()
          .frame(width: 16, height: 16)
          .offset(y: self.bouncing ? -14 : 14)
          .animation(
            Animation.easeInOut(duration: 0.5).repeatForever().delay(0.15 * Double(i)),
            value: bouncing)
      }
    }
    .onAppear { self.bouncing = true }
  }
}

struct ArcSpinner: View {
  @State private var isAnimating = false

  var body: some View {
    Circle()
      .trim(from: 0, to: 0.7)
      .stroke(
        AngularGradient(gradient: .init(colors: [.blue, .clear]), center: .center),
        style: StrokeStyle(lineWidth: 6, lineCap: .round)
      )
      .frame(width: 54, height: 54)
      .rotationEffect(Angle(degrees: isAnimating ? 360 : 0))
      .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimating)
      .onAppear { isAnimating = true }
  }
}

struct EqualizerBars: View {
  @State private var up = false

  var body: some View {
    HStack(alignment: .center, spacing: 5) {
      ForEach(0..<5, id: \.self) { i in
        Capsule()
          .fill(Color.green)
          .frame(width: 8, height: 50)
          .scaleEffect(y: up ? 1 : 0.3, anchor: .center)
          .animation(
            .easeInOut(duration: 0.45).repeatForever(autoreverses: true).delay(Double(i) / 10),
            value: up)
      }
    }
    .onAppear { up.toggle() }
  }
}

struct ClockDots: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let now = timeline.date.timeIntervalSinceReferenceDate
      let step = Int(now * 12) % 12
      ZStack {
        ForEach(0..<12) { i in
          Capsule()
            .frame(width: 5, height: 14)
            .offset(y: -22)
            .rotationEffect(.degrees(Double(i) * 30))
            .opacity(1 - Double((step - i + 12) % 12) / 12)
        }
      }
    }
    .frame(width: 60, height: 60)
  }
}

struct PulsingRings: View {
  @State private var wave = false

  var body: some View {
    ZStack {
      ForEach([0.0, 0.5, 1.0], id: \.self) { delay in
        Circle()
          .stroke(lineWidth: 2)
          .frame(width: 40, height: 40)
          .foregroundColor(.purple)
          .scaleEffect(wave ? 2 : 0.5)
          .opacity(wave ? 0 : 1)
          .animation(
            .easeOut(duration: 1.5).repeatForever(autoreverses: false).delay(delay), value: wave)
      }
    }
    .onAppear { wave = true }
  }
}

struct LoaderCollection: View {
  var body: some View {
    NavigationView {
      List {
        row("Dots") { BouncingDots().foregroundColor(.orange) }
        row("Arc") { ArcSpinner() }
        row("Bars") { EqualizerBars() }
        row("Clock") { ClockDots() }
        row("Rings") { PulsingRings() }
        row("System") { ProgressView().scaleEffect(2) }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle("Loaders")
    }
  }

  private func row<V: View>(_ title: String, @ViewBuilder content: () -> V) -> some View {
    HStack {
      Text(title)
      Spacer()
      content().frame(width: 120, height: 90)
    }
  }
}

struct LoaderCollection_Previews: PreviewProvider {
  static var previews: some View {
    LoaderCollection()
  }
}
