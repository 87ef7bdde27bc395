// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// What is seen of the dial at an angle in degrees, clockwise from the top: its ticks, its knob and its number.
struct Dial: View, Animatable {
  var degrees: Double
  let isHeld: Bool
  let side: CGFloat
  let sighting: Sighting<Double>
  @Environment(\.colorScheme) private var scheme

  var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }

  var body: some View {
    sighting.value = degrees
    return ZStack {
      DialTicks(degrees: degrees, part: .far)
        .stroke(.primary.opacity(0.22), style: stroke)
      DialTicks(degrees: degrees, part: .near)
        .stroke(Color.accentColor, style: stroke)
      knob
        .padding(side * 0.13)
      number
    }
    .frame(width: side, height: side)
  }

  private var stroke: StrokeStyle { StrokeStyle(lineWidth: max(side / 130, 1), lineCap: .round) }

  /// Its light comes from above however it is turned.
  private var knob: some View {
    Circle()
      .fill(LinearGradient(colors: metal, startPoint: .top, endPoint: .bottom))
      .shadow(
        color: .black.opacity(isHeld ? 0.3 : 0.2), radius: isHeld ? 28 : 20, y: isHeld ? 16 : 12
      )
      .shadow(color: .black.opacity(0.12), radius: 2, y: 1)
      .animation(.smooth(duration: 0.25), value: isHeld)
      .overlay {
        Circle().strokeBorder(.white.opacity(scheme == .dark ? 0.1 : 0.9), lineWidth: 1)
      }
      .overlay {
        Circle()
          .fill(LinearGradient(colors: metal.reversed(), startPoint: .top, endPoint: .bottom))
          .padding(side * 0.115)
      }
      .overlay {
        Circle()
          .fill(Color.accentColor)
          .frame(width: side * 0.04, height: side * 0.04)
          .offset(y: -side * 0.312)
          .rotationEffect(.degrees(degrees))
      }
  }

  private var number: some View {
    VStack(spacing: 0) {
      Text(verbatim: "\(tick)")
        .font(.system(size: side * 0.2, weight: .semibold, design: .rounded))
        .monospacedDigit()
      Text(verbatim: turns == 0 ? " " : turns > 0 ? "+\(turns)" : "−\(-turns)")
        .font(.system(size: max(side * 0.045, 9), weight: .medium))
        .monospacedDigit()
        .foregroundStyle(.secondary)
    }
    .padding(.top, side * 0.045)
    .allowsHitTesting(false)
  }

  /// The nearest tick's number, 0 to 59.
  private var tick: Int { nearest - turns * DialTicks.count }
  /// Whole turns from where it began.
  private var turns: Int { Int((Double(nearest) / Double(DialTicks.count)).rounded(.down)) }
  private var nearest: Int { Int((degrees / 360 * Double(DialTicks.count)).rounded()) }

  private var metal: [Color] {
    scheme == .dark
      ? [Color(white: 0.27), Color(white: 0.16)] : [.white, Color(white: 0.9)]
  }
}

/// Ticks around a frame; those near to where the knob points stand out.
nonisolated struct DialTicks: Shape {
  enum Part { case near, far }

  static let count = 60
  let degrees: Double
  let part: Part

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for index in 0..<Self.count {
        let bearing = Double(index) / Double(Self.count) * 360
        // In ticks.
        let distance = abs((bearing - degrees).remainder(dividingBy: 360)) / 6
        guard (distance < 0.5) == (part == .near) else { continue }
        let lift = exp(-distance * distance / 6) * 0.05
        let inner = radius * (index % 5 == 0 ? 0.86 : 0.89)
        let (x, y) = (sin(bearing * .pi / 180), -cos(bearing * .pi / 180))
        path.move(to: CGPoint(x: rect.midX + x * inner, y: rect.midY + y * inner))
        let outer = radius * (0.93 + lift)
        path.addLine(to: CGPoint(x: rect.midX + x * outer, y: rect.midY + y * outer))
      }
    }
  }
}
