// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct WaveRenderer: TextRenderer {
  var strength: Double
  var frequency: Double = 0.5
  var phase: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(strength, phase) }
    set {
      strength = newValue.first
      phase = newValue.second
    }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for (index, glyph) in run.enumerated() {
          let offset = strength * sin(Double(index) * frequency + phase)
          var copy = context
          copy.translateBy(x: 0, y: offset)
          copy.draw(glyph)
        }
      }
    }
  }
}

struct HighlightAttribute: TextAttribute {}

struct HighlightRenderer: TextRenderer {
  var color: Color

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flatMap({ $0 }) {
      if run[HighlightAttribute.self] != nil {
        let rect = run.typographicBounds.rect.insetBy(dx: -4, dy: -1)
        context.fill(Path(roundedRect: rect, cornerRadius: 5), with: .color(color))
      }
      context.draw(run)
    }
  }
}

struct RevealRenderer: TextRenderer, Animatable {
  var elapsed: Double
  var total = 1.5

  var animatableData: Double {
    get { elapsed }
    set { elapsed = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    let slices = layout.flatMap { line in line.flatMap { run in Array(run) } }
    for (index, slice) in slices.enumerated() {
      let start = Double(index) / Double(max(1, slices.count)) * (total - 0.4)
      let progress = min(1, max(0, (elapsed - start) / 0.4))
      var copy = context
      copy.opacity = progress
      copy.translateBy(x: 0, y: (1 - progress) * 14)
      copy.draw(slice, options: .disablesSubpixelQuantization)
    }
  }
}

struct RevealTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .textRenderer(RevealRenderer(elapsed: phase.isIdentity ? 1.5 : 0))
      .opacity(phase == .didDisappear ? 0 : 1)
  }
}

struct WavyTextRenderer: View {
  @State private var strength = 6.0
  @State private var phase = 0.0
  @State private var shown = true

  var body: some View {
    VStack(spacing: 50) {
      Text("Surf’s up this weekend")
        .font(.largeTitle.bold())
        .foregroundStyle(.blue.gradient)
        .textRenderer(WaveRenderer(strength: strength, phase: phase))
      Slider(value: $strength, in: 0...20)
      highlighted
        .font(.title3)
        .textRenderer(HighlightRenderer(color: .yellow.opacity(0.6)))
        .multilineTextAlignment(.center)
      ZStack {
        if shown {
          Text("Letter by letter, the text appears")
            .font(.title2)
            .transition(RevealTransition())
        }
      }
      .frame(height: 60)
      Button(shown ? "Hide" : "Reveal") {
        withAnimation(.linear(duration: 1.5)) { shown.toggle() }
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
    .onAppear {
      withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { phase = .pi * 2 }
    }
  }

  private var highlighted: Text {
    let marked = Text("custom attributes").customAttribute(HighlightAttribute())
    return Text("A renderer can look for \(marked) and draw behind them.")
  }
}

#Preview {
  WavyTextRenderer()
}
