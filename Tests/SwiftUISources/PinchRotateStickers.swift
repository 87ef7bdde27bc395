// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct StickerModel: Identifiable {
  let id = UUID()
  let symbol: String
  let color: Color
  var position: CGPoint
  var scale: CGFloat = 1
  var angle: Angle = .zero
}

struct StickerView: View {
  @Binding var sticker: StickerModel
  var select: () -> Void
  @GestureState private var magnifyBy: CGFloat = 1.0
  @GestureState private var rotateBy: Angle = .zero
  @GestureState private var dragBy: CGSize = .zero
  @State private var isPressed = false

  var body: some View {
    let drag = DragGesture()
      .updating($dragBy) { value, state, _ in
        state = value.translation
      }
      .onEnded { value in
        self.sticker.position.x += value.translation.width
        self.sticker.position.y += value.translation.height
      }
    let magnify = MagnificationGesture()
      .updating($magnifyBy) { current, state, _ in
        state = current
      }
      .onEnded { value in
        self.sticker.scale *= value
      }
    let rotate = RotationGesture()
      .updating($rotateBy) { current, state, _ in
        state = current
      }
      .onEnded { value in
        self.sticker.angle += value
      }

    return Image(systemName: sticker.symbol)
      .font(.system(size: 64))
      .foregroundColor(sticker.color)
      .padding(20)
      .background(Color.white.opacity(0.001))
      .scaleEffect(sticker.scale * magnifyBy)
      .rotationEffect(sticker.angle + rotateBy)
      .shadow(radius: dragBy == .zero ? 2 : 10)
      .position(
        x: sticker.position.x + dragBy.width, y: sticker.position.y + dragBy.height
      )
      .gesture(drag.simultaneously(with: magnify).simultaneously(with: rotate))
      .simultaneousGesture(TapGesture().onEnded(select))
  }
}

struct PinchRotateStickers: View {
  @State private var stickers = [
    StickerModel(symbol: "star.fill", color: .yellow, position: CGPoint(x: 110, y: 160)),
    StickerModel(
      symbol: "heart.fill", color: .red, position: CGPoint(x: 270, y: 220), scale: 1.4,
      angle: .degrees(-15)),
    StickerModel(
      symbol: "bolt.fill", color: .orange, position: CGPoint(x: 160, y: 380), scale: 0.8,
      angle: .degrees(25)),
    StickerModel(symbol: "leaf.fill", color: .green, position: CGPoint(x: 280, y: 470)),
  ]
  @State private var selected: UUID?

  var body: some View {
    NavigationView {
      ZStack {
        Color(red: 0.95, green: 0.9, blue: 1).edgesIgnoringSafeArea(.all)
        ForEach(stickers.indices, id: \.self) { index in
          StickerView(sticker: self.$stickers[index]) {
            self.selected = self.stickers[index].id
          }
          .zIndex(self.selected == self.stickers[index].id ? 1 : 0)
        }
        VStack {
          Spacer()
          if selected != nil {
            Text("Pinch, turn and drag")
              .padding(10)
              .background(Color.black.opacity(0.7))
              .foregroundColor(.white)
              .cornerRadius(8)
              .padding(.bottom, 30)
              .transition(.move(edge: .bottom))
          }
        }
        .animation(.easeInOut, value: selected)
      }
      .navigationBarTitle(Text("Stickers"), displayMode: .inline)
      .navigationBarItems(
        trailing: Button("Reset") {
          withAnimation(.spring()) {
            for index in self.stickers.indices {
              self.stickers[index].scale = 1
              self.stickers[index].angle = .zero
            }
          }
        })
    }
  }
}

struct PinchRotateStickers_Previews: PreviewProvider {
  static var previews: some View {
    PinchRotateStickers()
  }
}
