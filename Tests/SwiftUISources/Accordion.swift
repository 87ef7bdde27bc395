// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct BoundsKey: PreferenceKey {
  typealias Value = [Int: Anchor<CGRect>]
  static var defaultValue: Value = [:]
  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue()) { $1 }
  }
}

struct Accordion: View {
  @State private var selected = 0
  let titles = ["Morning", "Noon", "Evening", "Night"]

  var body: some View {
    HStack {
      ForEach(titles.indices, id: \.self) { index in
        Text(titles[index])
          .font(.subheadline.weight(.medium))
          .padding(8)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
          .onTapGesture {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { selected = index }
          }
      }
    }
    .backgroundPreferenceValue(BoundsKey.self) { values in
      GeometryReader { proxy in
        if let anchor = values[selected] {
          let rect = proxy[anchor]
          RoundedRectangle(cornerRadius: 8)
            .stroke(Color.accentColor, lineWidth: 2)
            .frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
        }
      }
    }
    .overlayPreferenceValue(BoundsKey.self) { values in
      Text("\(values.count)").font(.caption2).allowsHitTesting(false).hidden()
    }
    .transaction { transaction in
      if selected == 3 { transaction.animation = .bouncy }
    }
  }
}

struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var shakesPerUnit = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
  }
}

struct PasscodeField: View {
  @State private var code = ""
  @State private var attempts = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 16) {
      SecureField("Passcode", text: $code)
        .textFieldStyle(RoundedBorderTextFieldStyle())
        .focused($isFocused)
        .onSubmit { withAnimation(.default) { attempts += 1 } }
        .modifier(Shake(animatableData: CGFloat(attempts)))
      Button("Check") { withAnimation(.linear(duration: 0.4)) { attempts += 1 } }
        .buttonStyle(.borderedProminent)
    }
    .padding()
    .onAppear { isFocused = true }
  }
}

#Preview("Tabs") { Accordion() }
#Preview("Passcode") { PasscodeField() }
