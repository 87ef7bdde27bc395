// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct GlassControls: View {
  @State private var expanded = false
  @State private var brightness = 0.6
  @State private var isOn = true
  @Namespace private var glass

  var body: some View {
    ZStack {
      background
      VStack(spacing: 30) {
        Text("Living room")
          .font(.largeTitle.bold())
          .foregroundStyle(.white)
          .padding(.horizontal, 28)
          .padding(.vertical, 14)
          .glassEffect()

        VStack(alignment: .leading, spacing: 14) {
          Toggle("Ceiling lamp", isOn: $isOn)
          Slider(value: $brightness) {
            Text("Brightness")
          } minimumValueLabel: {
            Image(systemName: "sun.min")
          } maximumValueLabel: {
            Image(systemName: "sun.max")
          }
        }
        .padding(20)
        .glassEffect(.regular.tint(.orange.opacity(0.3)), in: .rect(cornerRadius: 28))
        .padding(.horizontal)

        GlassEffectContainer(spacing: 24) {
          HStack(spacing: 24) {
            Button {
              withAnimation(.bouncy) { expanded.toggle() }
            } label: {
              Image(systemName: expanded ? "xmark" : "plus")
                .font(.title2)
                .frame(width: 64, height: 64)
            }
            .glassEffect(.regular.interactive(), in: .circle)
            .glassEffectID("toggle", in: glass)
            if expanded {
              ForEach(["lightbulb", "fan", "speaker.wave.2"], id: \.self) { name in
                Image(systemName: name)
                  .font(.title2)
                  .frame(width: 64, height: 64)
                  .glassEffect(in: .circle)
                  .glassEffectID(name, in: glass)
              }
            }
          }
        }
        .foregroundStyle(.white)

        HStack {
          Button("Scenes") {}
            .buttonStyle(.glass)
          Button("All off") { isOn = false }
            .buttonStyle(.glassProminent)
            .tint(.red)
        }
        Spacer()
      }
      .padding(.top, 60)
    }
  }

  private var background: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .purple, .orange], startPoint: .top, endPoint: .bottom)
      Circle().fill(.yellow).frame(width: 220).offset(x: 110, y: -120).blur(radius: 30)
      Circle().fill(.cyan).frame(width: 260).offset(x: -130, y: 160).blur(radius: 50)
    }
    .ignoresSafeArea()
  }
}

#Preview {
  GlassControls()
}
