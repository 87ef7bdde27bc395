// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct EffectsGallery: View {
  @State private var amount = 0.5
  @State private var hue = Angle.zero

  private var tile: some View {
    LinearGradient(
      colors: [.red, .yellow, .blue], startPoint: .topLeading, endPoint: .bottomTrailing
    )
    .frame(width: 90, height: 90)
    .overlay(Image(systemName: "photo.fill").foregroundStyle(.white))
    .clipShape(.rect(cornerRadius: 14))
  }

  var body: some View {
    ScrollView {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 100, maximum: 140), spacing: 12)], spacing: 12
      ) {
        Group {
          labelled("blur") { tile.blur(radius: amount * 12) }
          labelled("hue") { tile.hueRotation(.degrees(amount * 360)) }
          labelled("saturation") { tile.saturation(amount * 2) }
          labelled("brightness") { tile.brightness(amount - 0.5) }
          labelled("contrast") { tile.contrast(amount * 2) }
          labelled("grayscale") { tile.grayscale(amount) }
          labelled("invert") { tile.colorInvert() }
          labelled("multiply") { tile.colorMultiply(.green) }
          labelled("opacity") { tile.opacity(amount) }
        }
        Group {
          labelled("blend") {
            ZStack {
              tile
              Circle().fill(.cyan).blendMode(.difference).frame(width: 60)
            }
            .compositingGroup()
          }
          labelled("mask") { tile.mask { Image(systemName: "star.fill").font(.system(size: 70)) } }
          labelled("3D") {
            tile.rotation3DEffect(.degrees(amount * 60), axis: (x: 1, y: 1, z: 0), perspective: 0.6)
          }
          labelled("transform") {
            tile.transformEffect(CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1, tx: 0, ty: 0))
          }
          labelled("projection") {
            tile.projectionEffect(ProjectionTransform(CGAffineTransform(rotationAngle: 0.2)))
          }
          labelled("luminance") { tile.drawingGroup() }
          labelled("shadow") {
            tile.shadow(color: .black.opacity(0.5), radius: 10 * amount, x: 5, y: 5)
          }
        }
      }
      .padding()
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Slider(value: $amount)
        .padding()
        .background(.bar)
    }
  }

  private func labelled<V: View>(_ name: String, @ViewBuilder _ view: () -> V) -> some View {
    VStack {
      view()
      Text(name).font(.caption).lineLimit(1).truncationMode(.middle).foregroundStyle(.tertiary)
    }
  }
}

struct EffectsGallery_Previews: PreviewProvider {
  static var previews: some View { EffectsGallery() }
}
