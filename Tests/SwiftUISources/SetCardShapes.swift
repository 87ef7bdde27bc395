// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Diamond: Shape {
  func path(in rect: CGRect) -> Path {
    var p = Path()
    p.move(to: CGPoint(x: rect.midX, y: rect.minY))
    p.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    p.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    p.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
    p.closeSubpath()
    return p
  }
}

struct Squiggle: Shape {
  func path(in rect: CGRect) -> Path {
    var upper = Path()
    let sqdx = rect.width * 0.1
    let sqdy = rect.height * 0.2
    upper.move(to: CGPoint(x: rect.minX, y: rect.midY))
    upper.addCurve(
      to: CGPoint(x: rect.minX + rect.width * 1 / 2, y: rect.minY + rect.height / 8),
      control1: CGPoint(x: rect.minX, y: rect.minY),
      control2: CGPoint(
        x: rect.minX + rect.width * 1 / 2 - sqdx, y: rect.minY + rect.height / 8 - sqdy))
    upper.addCurve(
      to: CGPoint(x: rect.minX + rect.width * 4 / 5, y: rect.minY + rect.height / 8),
      control1: CGPoint(
        x: rect.minX + rect.width * 1 / 2 + sqdx, y: rect.minY + rect.height / 8 + sqdy),
      control2: CGPoint(
        x: rect.minX + rect.width * 4 / 5 - sqdx, y: rect.minY + rect.height / 8 + sqdy))
    upper.addCurve(
      to: CGPoint(x: rect.minX + rect.width, y: rect.minY + rect.height / 2),
      control1: CGPoint(
        x: rect.minX + rect.width * 4 / 5 + sqdx, y: rect.minY + rect.height / 8 - sqdy),
      control2: CGPoint(x: rect.minX + rect.width, y: rect.minY))
    var lower = upper
    lower = lower.applying(CGAffineTransform.identity.rotated(by: CGFloat.pi))
    lower = lower.applying(
      CGAffineTransform.identity.translatedBy(x: rect.size.width, y: rect.size.height))
    upper.move(to: CGPoint(x: rect.minX, y: rect.midY))
    upper.addPath(lower)
    return upper
  }
}

struct Stripes: Shape {
  var spacing: CGFloat = 5

  func path(in rect: CGRect) -> Path {
    Path { p in
      var x = rect.minX
      while x < rect.maxX {
        p.move(to: CGPoint(x: x, y: rect.minY))
        p.addLine(to: CGPoint(x: x, y: rect.maxY))
        x += spacing
      }
    }
  }
}

enum Shading: CaseIterable { case solid, striped, open }
enum Symbol: CaseIterable { case diamond, squiggle, oval }

struct SetCard: View {
  var symbol: Symbol
  var shading: Shading
  var color: Color
  var count: Int
  var isSelected: Bool

  var body: some View {
    ZStack {
      let base = RoundedRectangle(cornerRadius: 10)
      base.fill().foregroundColor(.white)
      base.stroke(lineWidth: isSelected ? 4 : 1)
        .foregroundColor(isSelected ? .yellow : .gray)
      VStack(spacing: 6) {
        ForEach(0..<count, id: \.self) { _ in
          shape.aspectRatio(2, contentMode: .fit)
        }
      }
      .padding(12)
      .foregroundColor(color)
    }
    .aspectRatio(3 / 4, contentMode: .fit)
  }

  @ViewBuilder
  private var shape: some View {
    switch symbol {
    case .diamond: shaded(Diamond())
    case .squiggle: shaded(Squiggle())
    case .oval: shaded(Capsule())
    }
  }

  @ViewBuilder
  private func shaded<S: Shape>(_ shape: S) -> some View {
    switch shading {
    case .solid: shape.fill()
    case .open: shape.stroke(lineWidth: 2)
    case .striped:
      ZStack {
        Stripes().stroke().clipShape(shape)
        shape.stroke(lineWidth: 2)
      }
    }
  }
}

struct SetCardShapes: View {
  @State private var selection: Set<Int> = [4]
  private let colors: [Color] = [.red, .green, .purple]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
        ForEach(0..<27, id: \.self) { index in
          SetCard(
            symbol: Symbol.allCases[index / 9], shading: Shading.allCases[index / 3 % 3],
            color: colors[index % 3], count: index % 3 + 1, isSelected: selection.contains(index)
          )
          .scaleEffect(selection.contains(index) ? 1.06 : 1)
          .onTapGesture {
            withAnimation(.spring(response: 0.25, dampingFraction: 0.5)) {
              if selection.contains(index) {
                selection.remove(index)
              } else {
                selection.insert(index)
              }
            }
          }
        }
      }
      .padding()
    }
    .background(Color.green.opacity(0.2).edgesIgnoringSafeArea(.all))
  }
}

struct SetCardShapes_Previews: PreviewProvider {
  static var previews: some View {
    SetCardShapes()
  }
}
