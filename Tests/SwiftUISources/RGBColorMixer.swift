// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct ColorSlider: View {
  @Binding var value: Double
  var textColor: Color

  var body: some View {
    HStack {
      Text("0").foregroundColor(textColor)
      Slider(value: $value).accentColor(textColor)
      Text("255").foregroundColor(textColor)
    }
    .padding(.horizontal)
  }
}

struct RGBColorMixer: View {
  @State private var red = 0.3
  @State private var green = 0.6
  @State private var blue = 0.9
  @State private var swatches: [Color] = []
  @State private var picked = Color.orange
  @State private var showsHex = true

  private var hex: String {
    String(format: "#%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255))
  }

  var body: some View {
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 24)
        .foregroundColor(Color(red: red, green: green, blue: blue, opacity: 1.0))
        .overlay(
          Text(showsHex ? hex : "R: \(Int(red * 255)) G: \(Int(green * 255)) B: \(Int(blue * 255))")
            .font(.system(.title2, design: .monospaced))
            .foregroundColor(red * 0.3 + green * 0.6 + blue * 0.1 > 0.6 ? .black : .white)
        )
        .frame(height: 220)
        .onTapGesture { showsHex.toggle() }
        .contextMenu {
          Button("Copy") { UIPasteboard.general.string = hex }
        }
      ColorSlider(value: $red, textColor: .red)
      ColorSlider(value: $green, textColor: .green)
      ColorSlider(value: $blue, textColor: .blue)
      HStack {
        Button("Save swatch") {
          withAnimation(.spring()) {
            swatches.insert(Color(red: red, green: green, blue: blue), at: 0)
          }
        }
        Spacer()
        ColorPicker("Tint", selection: $picked, supportsOpacity: false)
          .frame(width: 100)
      }
      .padding(.horizontal)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
        ForEach(swatches.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 8)
            .fill(swatches[index])
            .frame(height: 50)
            .transition(.scale)
        }
      }
      HStack(spacing: 0) {
        ForEach(0..<12) { step in
          Color(hue: Double(step) / 12, saturation: 0.8, brightness: 0.95)
        }
      }
      .frame(height: 30)
      .clipShape(Capsule())
      Rectangle()
        .fill(picked)
        .frame(height: 40)
        .colorMultiply(Color(red: red, green: green, blue: blue))
        .cornerRadius(8)
      Spacer()
    }
    .padding()
  }
}

struct RGBColorMixer_Previews: PreviewProvider {
  static var previews: some View {
    RGBColorMixer()
  }
}
