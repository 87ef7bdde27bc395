// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import SwiftUI

struct TypewriterText: View {
  private let fullText =
    "Once upon a midnight dreary, while I pondered, weak and weary, a view appeared upon my screen."
  @State private var visibleCount = 24
  @State private var blink = true
  @State private var speed = 0.05
  @State private var timer = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()

  private var attributed: AttributedString {
    var string = AttributedString(String(fullText.prefix(visibleCount)))
    string.font = .system(.title3, design: .serif)
    if let range = string.range(of: "midnight") {
      string[range].foregroundColor = .indigo
      string[range].font = .system(.title3, design: .serif).bold()
    }
    var rest = AttributedString(String(fullText.dropFirst(visibleCount)))
    rest.font = .system(.title3, design: .serif)
    rest.foregroundColor = .clear
    return string + rest
  }

  var body: some View {
    VStack(spacing: 32) {
      ZStack(alignment: .topLeading) {
        RoundedRectangle(cornerRadius: 12)
          .fill(Color(red: 0.98, green: 0.96, blue: 0.9))
          .shadow(radius: 4)
        Text(attributed)
          .lineSpacing(6)
          .padding(24)
      }
      .fixedSize(horizontal: false, vertical: true)

      HStack(spacing: 4) {
        Text("Writing").font(.caption.smallCaps())
        Rectangle()
          .frame(width: 8, height: 16)
          .opacity(blink ? 1 : 0)
          .animation(.easeInOut(duration: 0.5).repeatForever(), value: blink)
      }

      ProgressView(value: Double(visibleCount), total: Double(fullText.count)) {
        Text("Progress")
      } currentValueLabel: {
        Text("\(visibleCount) of \(fullText.count)")
      }

      Slider(value: $speed, in: 0.01...0.2) {
        Text("Speed")
      } minimumValueLabel: {
        Image(systemName: "hare")
      } maximumValueLabel: {
        Image(systemName: "tortoise")
      } onEditingChanged: { editing in
        if !editing {
          timer.upstream.connect().cancel()
          timer = Timer.publish(every: speed, on: .main, in: .common).autoconnect()
        }
      }

      Button("Again", role: .destructive) { visibleCount = 0 }
        .buttonStyle(.bordered)
    }
    .padding(24)
    .onReceive(timer) { _ in
      if visibleCount < fullText.count { visibleCount += 1 }
    }
    .onAppear { blink = false }
  }
}

struct TypewriterText_Previews: PreviewProvider {
  static var previews: some View {
    TypewriterText()
  }
}
