// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct EmojiArtModel {
  struct Emoji: Identifiable {
    let id: Int
    let text: String
    var x: Int
    var y: Int
    var size: Int
  }

  var emojis: [Emoji] = []
  private var uniqueID = 0

  mutating func add(_ text: String, at position: (x: Int, y: Int), size: Int) {
    uniqueID += 1
    emojis.append(Emoji(id: uniqueID, text: text, x: position.x, y: position.y, size: size))
  }
}

class EmojiArtDocument: ObservableObject {
  @Published private(set) var model: EmojiArtModel

  init() {
    model = EmojiArtModel()
    model.add("★", at: (0, 0), size: 80)
    model.add("☀", at: (-90, -140), size: 60)
    model.add("♣", at: (80, 110), size: 70)
    model.add("♣", at: (-80, 120), size: 50)
  }

  var emojis: [EmojiArtModel.Emoji] { model.emojis }

  func add(_ text: String, at location: (x: Int, y: Int), size: CGFloat) {
    model.add(text, at: location, size: Int(size))
  }

  func move(_ emoji: EmojiArtModel.Emoji, by offset: CGSize) {
    if let index = model.emojis.firstIndex(where: { $0.id == emoji.id }) {
      model.emojis[index].x += Int(offset.width)
      model.emojis[index].y += Int(offset.height)
    }
  }
}

struct EmojiArtCanvas: View {
  @ObservedObject var document: EmojiArtDocument
  let defaultEmojiFontSize: CGFloat = 40
  let palette = ["★", "☀", "♣", "♥", "☂", "✈", "♪", "☎"]

  @State private var steadyStateZoomScale: CGFloat = 1
  @GestureState private var gestureZoomScale: CGFloat = 1
  @State private var steadyStatePanOffset: CGSize = CGSize.zero
  @GestureState private var gesturePanOffset: CGSize = CGSize.zero

  private var zoomScale: CGFloat { steadyStateZoomScale * gestureZoomScale }
  private var panOffset: CGSize {
    CGSize(
      width: (steadyStatePanOffset.width + gesturePanOffset.width) * zoomScale,
      height: (steadyStatePanOffset.height + gesturePanOffset.height) * zoomScale)
  }

  var body: some View {
    VStack(spacing: 0) {
      documentBody
      paletteBody
    }
  }

  var documentBody: some View {
    GeometryReader { geometry in
      ZStack {
        Color.white
        Image(systemName: "photo")
          .font(.system(size: 200))
          .foregroundColor(Color(white: 0.9))
          .scaleEffect(zoomScale)
          .position(convertFromEmojiCoordinates((0, 0), in: geometry))
        ForEach(document.emojis) { emoji in
          Text(emoji.text)
            .font(.system(size: CGFloat(emoji.size)))
            .scaleEffect(zoomScale)
            .position(convertFromEmojiCoordinates((emoji.x, emoji.y), in: geometry))
            .gesture(
              DragGesture().onEnded { value in
                document.move(
                  emoji,
                  by: CGSize(
                    width: value.translation.width / zoomScale,
                    height: value.translation.height / zoomScale))
              })
        }
      }
      .clipped()
      .gesture(panGesture().simultaneously(with: zoomGesture()))
      .gesture(doubleTapToZoom(in: geometry.size))
    }
  }

  var paletteBody: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(palette, id: \.self) { emoji in
          Button(emoji) {
            document.add(emoji, at: (0, 0), size: defaultEmojiFontSize)
          }
          .font(.system(size: defaultEmojiFontSize))
        }
      }
      .padding()
    }
    .background(Color(.systemGray6))
  }

  private func convertFromEmojiCoordinates(
    _ location: (x: Int, y: Int), in geometry: GeometryProxy
  ) -> CGPoint {
    let frame = geometry.frame(in: .local)
    return CGPoint(
      x: frame.midX + CGFloat(location.x) * zoomScale + panOffset.width,
      y: frame.midY + CGFloat(location.y) * zoomScale + panOffset.height)
  }

  private func zoomGesture() -> some Gesture {
    MagnificationGesture()
      .updating($gestureZoomScale) { latestGestureScale, gestureZoomScale, _ in
        gestureZoomScale = latestGestureScale
      }
      .onEnded { steadyStateZoomScale *= $0 }
  }

  private func panGesture() -> some Gesture {
    DragGesture()
      .updating($gesturePanOffset) { latest, gesturePanOffset, _ in
        gesturePanOffset = CGSize(
          width: latest.translation.width / zoomScale, height: latest.translation.height / zoomScale
        )
      }
      .onEnded { final in
        steadyStatePanOffset.width += final.translation.width / zoomScale
        steadyStatePanOffset.height += final.translation.height / zoomScale
      }
  }

  private func doubleTapToZoom(in size: CGSize) -> some Gesture {
    TapGesture(count: 2)
      .onEnded {
        withAnimation {
          steadyStatePanOffset = .zero
          steadyStateZoomScale = steadyStateZoomScale == 1 ? 1.5 : 1
        }
      }
  }
}

struct EmojiArtCanvas_Previews: PreviewProvider {
  static var previews: some View {
    EmojiArtCanvas(document: EmojiArtDocument())
  }
}
