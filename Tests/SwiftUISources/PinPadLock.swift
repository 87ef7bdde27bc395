// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct ShakeEffect: GeometryEffect {
  var travel: CGFloat = 8
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    .init(CGAffineTransform(translationX: travel * sin(animatableData * .pi * 6), y: 0))
  }
}

struct NumberPadButton: View {
  let digit: String
  var letters = ""
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      VStack(spacing: 0) {
        Text(digit).font(.system(size: 36, weight: .regular))
        if !letters.isEmpty {
          Text(letters)
            .font(.system(size: 10, weight: .bold))
            .kerning(2)
        }
      }
    }
    .buttonStyle(KeyStyle())
  }
}

struct KeyStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .frame(width: 78, height: 78)
      .background(.white.opacity(configuration.isPressed ? 0.6 : 0.2), in: .circle)
      .animation(
        configuration.isPressed ? nil : .easeOut(duration: 0.3), value: configuration.isPressed)
  }
}

struct PinPadLock: View {
  @State private var code = "12"
  @State private var attempts = 0
  @State private var unlocked = false
  private let secret = "1234"
  private let keys: [[(String, String)]] = [
    [("1", ""), ("2", "ABC"), ("3", "DEF")],
    [("4", "GHI"), ("5", "JKL"), ("6", "MNO")],
    [("7", "PQRS"), ("8", "TUV"), ("9", "WXYZ")],
  ]

  var body: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .black], startPoint: .topLeading, endPoint: .bottom)
        .ignoresSafeArea()
      VStack(spacing: 24) {
        Image(systemName: unlocked ? "lock.open.fill" : "lock.fill")
          .font(.title)
          .symbolEffect(.bounce, value: attempts)
          .contentTransition(.symbolEffect(.replace))
        Text(unlocked ? "Welcome" : "Enter Passcode").font(.title3)
        HStack(spacing: 24) {
          ForEach(0..<4, id: \.self) { index in
            Circle()
              .strokeBorder(.white, lineWidth: 1.5)
              .background(Circle().fill(index < code.count ? .white : .clear))
              .frame(width: 14, height: 14)
          }
        }
        .modifier(ShakeEffect(animatableData: CGFloat(attempts)))
        .padding(.bottom, 30)
        Grid(horizontalSpacing: 24, verticalSpacing: 16) {
          ForEach(0..<3) { row in
            GridRow {
              ForEach(keys[row], id: \.0) { key in
                NumberPadButton(digit: key.0, letters: key.1) { press(key.0) }
              }
            }
          }
          GridRow {
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
            NumberPadButton(digit: "0") { press("0") }
            Button("Delete") { code = String(code.dropLast()) }
              .font(.callout)
              .disabled(code.isEmpty)
          }
        }
      }
      .foregroundStyle(.white)
    }
    .sensoryFeedback(.error, trigger: attempts)
    .sensoryFeedback(trigger: unlocked) { _, new in new ? .success : nil }
  }

  private func press(_ digit: String) {
    guard code.count < 4, !unlocked else { return }
    code += digit
    guard code.count == 4 else { return }
    if code == secret {
      withAnimation { unlocked = true }
    } else {
      withAnimation(.linear(duration: 0.45)) {
        attempts += 1
      } completion: {
        code = ""
      }
    }
  }
}

#Preview {
  PinPadLock()
}
