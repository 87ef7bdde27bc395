// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

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

struct SkewedOffset: GeometryEffect {
  var offset: CGFloat
  var pct: CGFloat
  let goingRight: Bool

  init(offset: CGFloat, pct: CGFloat, goingRight: Bool) {
    self.offset = offset
    self.pct = pct
    self.goingRight = goingRight
  }

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair<CGFloat, CGFloat>(offset, pct) }
    set {
      offset = newValue.first
      pct = newValue.second
    }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    var skew: CGFloat
    if pct < 0.2 {
      skew = (pct * 5) * 0.5 * (goingRight ? -1 : 1)
    } else if pct > 0.8 {
      skew = ((1 - pct) * 5) * 0.5 * (goingRight ? -1 : 1)
    } else {
      skew = 0.5 * (goingRight ? -1 : 1)
    }
    return ProjectionTransform(
      CGAffineTransform(a: 1, b: 0, c: skew, d: 1, tx: offset, ty: 0))
  }
}

struct FlipPage: GeometryEffect {
  var angle: Double
  @Binding var showsBack: Bool

  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    DispatchQueue.main.async {
      self.showsBack = self.angle >= 90 && self.angle < 270
    }
    var transform3d = CATransform3DIdentity
    transform3d.m34 = -1 / max(size.width, size.height)
    transform3d = CATransform3DRotate(transform3d, CGFloat(Angle(degrees: angle).radians), 0, 1, 0)
    transform3d = CATransform3DTranslate(transform3d, -size.width / 2.0, -size.height / 2.0, 0)
    let affine = ProjectionTransform(
      CGAffineTransform(translationX: size.width / 2.0, y: size.height / 2.0))
    return ProjectionTransform(transform3d).concatenating(affine)
  }
}

struct ShakeAndSkew: View {
  @State private var attempts = 0
  @State private var moveIt = false
  @State private var flipped = false
  @State private var showsBack = false

  var body: some View {
    VStack(spacing: 50) {
      VStack {
        Rectangle()
          .fill(Color.pink)
          .frame(width: 200, height: 80)
          .cornerRadius(10)
          .overlay(Text("Wrong password").foregroundColor(.white))
          .modifier(Shake(animatableData: CGFloat(attempts)))
        Button(action: {
          withAnimation(.default) { self.attempts += 1 }
        }) {
          Text("Login")
        }
      }

      LabelBox()
        .modifier(SkewedOffset(offset: moveIt ? 90 : -90, pct: moveIt ? 1 : 0, goingRight: moveIt))
        .animation(.easeInOut(duration: 1.0), value: moveIt)
        .onTapGesture { moveIt.toggle() }

      RoundedRectangle(cornerRadius: 16)
        .fill(showsBack ? Color.orange : Color.blue)
        .frame(width: 140, height: 180)
        .overlay(
          Text(showsBack ? "Back" : "Front")
            .font(.title).foregroundColor(.white)
            .scaleEffect(x: showsBack ? -1 : 1)
        )
        .modifier(FlipPage(angle: flipped ? 180 : 0, showsBack: $showsBack))
        .onTapGesture {
          withAnimation(.linear(duration: 0.8)) { flipped.toggle() }
        }
    }
  }
}

struct LabelBox: View {
  var body: some View {
    Text("The SwiftUI Lab")
      .font(.headline)
      .padding(.vertical, 14)
      .padding(.horizontal, 24)
      .background(RoundedRectangle(cornerRadius: 5).foregroundColor(.yellow))
      .overlay(RoundedRectangle(cornerRadius: 5).stroke(Color.green, lineWidth: 3))
  }
}

struct ShakeAndSkew_Previews: PreviewProvider {
  static var previews: some View {
    ShakeAndSkew()
  }
}
