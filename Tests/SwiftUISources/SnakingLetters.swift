// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct CornerRotateModifier: ViewModifier {
  let amount: Double
  let anchor: UnitPoint

  func body(content: Content) -> some View {
    content
      .rotationEffect(.degrees(amount), anchor: anchor)
      .clipped()
  }
}

extension AnyTransition {
  static var pivot: AnyTransition {
    .modifier(
      active: CornerRotateModifier(amount: -90, anchor: .topLeading),
      identity: CornerRotateModifier(amount: 0, anchor: .topLeading))
  }
}

struct SnakingLetters: View {
  let letters = Array("Hello SwiftUI")
  @State private var enabled = false
  @State private var dragAmount = CGSize.zero
  @State private var cardDrag = CGSize.zero
  @State private var isShowingRed = true

  var body: some View {
    VStack(spacing: 60) {
      HStack(spacing: 0) {
        ForEach(0..<letters.count, id: \.self) { num in
          Text(String(letters[num]))
            .padding(5)
            .font(.title)
            .background(enabled ? Color.blue : Color.red)
            .offset(dragAmount)
            .animation(.linear.delay(Double(num) / 20), value: dragAmount)
        }
      }
      .gesture(
        DragGesture()
          .onChanged { dragAmount = $0.translation }
          .onEnded { _ in
            dragAmount = .zero
            enabled.toggle()
          }
      )

      LinearGradient(
        gradient: Gradient(colors: [.yellow, .red]), startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .frame(width: 220, height: 140)
      .clipShape(RoundedRectangle(cornerRadius: 10))
      .offset(cardDrag)
      .gesture(
        DragGesture()
          .onChanged { self.cardDrag = $0.translation }
          .onEnded { _ in
            withAnimation(.spring()) {
              self.cardDrag = .zero
            }
          }
      )

      ZStack {
        Rectangle()
          .fill(.blue)
          .frame(width: 140, height: 140)
        if isShowingRed {
          Rectangle()
            .fill(.red)
            .frame(width: 140, height: 140)
            .transition(.pivot)
        }
      }
      .onTapGesture {
        withAnimation { isShowingRed.toggle() }
      }
    }
  }
}

struct SnakingLetters_Previews: PreviewProvider {
  static var previews: some View {
    SnakingLetters()
  }
}
