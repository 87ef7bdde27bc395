// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The dial at an angle: its ticks, its knob, and the number of the nearest tick.
struct DialView: View, Animatable {
  /// Clockwise from the top; beyond 360 after a full turn.
  var degrees: Double
  let isHeld: Bool
  let side: CGFloat
  let probe: PresentedValueProbe<Double>
  @Environment(\.colorScheme) private var scheme

  var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }

  var body: some View {
    probe.value = degrees
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

  /// Shaded as if lit from above, whatever the angle.
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
        .captionColor()
    }
    .padding(.top, side * 0.045)
    .allowsHitTesting(false)
  }

  /// The nearest tick's number, 0 to 59.
  private var tick: Int { nearest - turns * DialTicks.count }
  /// The number of whole turns since the start.
  private var turns: Int { Int((Double(nearest) / Double(DialTicks.count)).rounded(.down)) }
  private var nearest: Int { Int((degrees / 360 * Double(DialTicks.count)).rounded()) }

  private var metal: [Color] {
    scheme == .dark
      ? [Color(white: 0.27), Color(white: 0.16)] : [.white, Color(white: 0.9)]
  }
}
