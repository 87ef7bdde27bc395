// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct ZoomablePhoto: View {
  @State private var scale: CGFloat = 1
  @State private var lastScale: CGFloat = 1
  @State private var offset = CGPoint.zero
  @State private var lastTranslation = CGSize.zero
  @State private var rotation = Angle.zero
  @GestureState private var twist = Angle.zero

  func magnification(_ size: CGSize) -> some Gesture {
    MagnificationGesture()
      .onChanged { state in
        adjust(from: state)
      }
      .onEnded { _ in
        withAnimation(.interpolatingSpring(stiffness: 170, damping: 20)) {
          scale = min(max(scale, 1), 4)
          clampOffset(size)
        }
        lastScale = 1.0
      }
  }

  func drag(_ size: CGSize) -> some Gesture {
    DragGesture()
      .onChanged { value in
        let diff = CGPoint(
          x: value.translation.width - lastTranslation.width,
          y: value.translation.height - lastTranslation.height)
        offset = CGPoint(x: offset.x + diff.x, y: offset.y + diff.y)
        lastTranslation = value.translation
      }
      .onEnded { _ in
        lastTranslation = .zero
        withAnimation(.interactiveSpring(response: 0.3, dampingFraction: 0.7, blendDuration: 0.1)) {
          clampOffset(size)
        }
      }
  }

  var rotating: some Gesture {
    RotationGesture()
      .updating($twist) { angle, state, transaction in
        state = angle
        transaction.isContinuous = true
      }
      .onEnded { rotation += $0 }
  }

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        Color.black.ignoresSafeArea()
        Image("photo")
          .resizable()
          .aspectRatio(contentMode: .fit)
          .scaleEffect(scale)
          .rotationEffect(rotation + twist)
          .offset(x: offset.x, y: offset.y)
          .gesture(
            SimultaneousGesture(
              drag(proxy.size), magnification(proxy.size).simultaneously(with: rotating))
          )
          .onTapGesture(count: 2) {
            withAnimation(.spring()) {
              if scale > 1 { reset() } else { scale = 2.5 }
            }
          }
        VStack {
          Spacer()
          Text("\(scale, specifier: "%.2f")×")
            .font(.footnote.monospacedDigit())
            .padding(8)
            .background(.ultraThinMaterial, in: Capsule())
            .environment(\.colorScheme, .dark)
        }
      }
    }
  }

  private func adjust(from state: MagnificationGesture.Value) {
    let delta = state / lastScale
    scale *= delta
    lastScale = state
  }

  private func reset() {
    scale = 1
    offset = .zero
    rotation = .zero
  }

  private func clampOffset(_ size: CGSize) {
    let maxX = size.width * (scale - 1) / 2
    let maxY = size.height * (scale - 1) / 2
    offset.x = Swift.min(Swift.max(-maxX, offset.x), maxX)
    offset.y = Swift.min(Swift.max(-maxY, offset.y), maxY)
  }
}

struct ZoomablePhoto_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ZoomablePhoto()
        .previewDisplayName("Light")
      ZoomablePhoto()
        .preferredColorScheme(.dark)
        .previewDevice(PreviewDevice(rawValue: "iPhone 15 Pro"))
        .previewLayout(.sizeThatFits)
    }
  }
}
