// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Marquee: View {
  let text: String
  let font: UIFont
  var startDelay: Double = 1.0
  @State private var animate = false

  var body: some View {
    let stringWidth = text.size(withAttributes: [.font: font]).width
    let stringHeight = text.size(withAttributes: [.font: font]).height
    let animation =
      Animation
      .linear(duration: Double(stringWidth) / 30)
      .delay(startDelay)
      .repeatForever(autoreverses: false)

    return ZStack {
      GeometryReader { geo in
        if stringWidth > geo.size.width {
          Group {
            Text(self.text)
              .lineLimit(1)
              .font(.init(font))
              .offset(x: self.animate ? -stringWidth - stringHeight * 2 : 0)
              .animation(self.animate ? animation : nil, value: self.animate)
              .fixedSize(horizontal: true, vertical: false)
            Text(self.text)
              .lineLimit(1)
              .font(.init(font))
              .offset(x: self.animate ? 0 : stringWidth + stringHeight * 2)
              .animation(self.animate ? animation : nil, value: self.animate)
              .fixedSize(horizontal: true, vertical: false)
          }
          .frame(maxWidth: .infinity, alignment: .topLeading)
          .mask(
            HStack(spacing: 0) {
              LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing)
                .frame(width: 12)
              Rectangle()
              LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
                .frame(width: 12)
            })
        } else {
          Text(self.text).font(.init(font))
        }
      }
    }
    .frame(height: stringHeight)
    .onAppear { self.animate = true }
    .onDisappear { self.animate = false }
  }
}

struct MarqueeText: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 30) {
      HStack {
        RoundedRectangle(cornerRadius: 8)
          .fill(Color.indigo)
          .frame(width: 56, height: 56)
        VStack(alignment: .leading) {
          Marquee(
            text: "Concerto for Two Typewriters and String Orchestra in D minor",
            font: UIFont.preferredFont(forTextStyle: .headline))
          Text("The Office Players")
            .font(.subheadline)
            .foregroundColor(.secondary)
        }
      }
      Marquee(text: "Short title", font: UIFont.systemFont(ofSize: 22, weight: .bold))
      Spacer()
    }
    .padding(30)
  }
}

struct MarqueeText_Previews: PreviewProvider {
  static var previews: some View {
    MarqueeText()
  }
}
