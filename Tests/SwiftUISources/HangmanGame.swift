// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Gallows: Shape {
  var steps: Double

  var animatableData: Double {
    get { steps }
    set { steps = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var p = Path()
    func pt(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    p.move(to: pt(0.1, 0.95))
    p.addLine(to: pt(0.6, 0.95))
    p.move(to: pt(0.25, 0.95))
    p.addLine(to: pt(0.25, 0.05))
    p.addLine(to: pt(0.65, 0.05))
    p.addLine(to: pt(0.65, 0.15))
    if steps > 0 {
      p.move(to: pt(0.65, 0.15))
      p.addArc(
        center: pt(0.65, 0.24), radius: rect.height * 0.09, startAngle: .degrees(-90),
        endAngle: .degrees(-90 + 360 * min(1, steps)), clockwise: false)
    }
    let limbs: [(CGPoint, CGPoint)] = [
      (pt(0.65, 0.33), pt(0.65, 0.62)), (pt(0.65, 0.4), pt(0.5, 0.52)),
      (pt(0.65, 0.4), pt(0.8, 0.52)), (pt(0.65, 0.62), pt(0.52, 0.82)),
      (pt(0.65, 0.62), pt(0.78, 0.82)),
    ]
    for (index, limb) in limbs.enumerated() {
      let share = min(1, max(0, steps - Double(index + 1)))
      guard share > 0 else { break }
      p.move(to: limb.0)
      p.addLine(
        to: CGPoint(
          x: limb.0.x + (limb.1.x - limb.0.x) * share, y: limb.0.y + (limb.1.y - limb.0.y) * share))
    }
    return p
  }
}

struct HangmanGame: View {
  private let words = ["GESTURE", "ANIMATION", "CANVAS", "GEOMETRY"]
  @State private var word = "ANIMATION"
  @State private var guessed: Set<Character> = ["A", "E", "N", "S"]
  private let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

  private var misses: Int { guessed.filter { !word.contains($0) }.count }
  private var won: Bool { word.allSatisfy(guessed.contains) }
  private var lost: Bool { misses >= 6 }

  var body: some View {
    VStack(spacing: 28) {
      Gallows(steps: Double(misses))
        .stroke(.primary, style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
        .frame(width: 240, height: 260)
        .animation(.easeInOut(duration: 0.5), value: misses)
      HStack(spacing: 8) {
        ForEach(Array(word.enumerated()), id: \.offset) { _, letter in
          VStack(spacing: 2) {
            Text(String(letter))
              .font(.title.monospaced().bold())
              .opacity(guessed.contains(letter) || lost ? 1 : 0)
              .foregroundStyle(lost && !guessed.contains(letter) ? .red : .primary)
            Rectangle().frame(width: 24, height: 2)
          }
        }
      }
      VStack(spacing: 8) {
        ForEach(rows, id: \.self) { row in
          HStack(spacing: 5) {
            ForEach(Array(row), id: \.self) { key in
              Button {
                guessed.insert(key)
              } label: {
                Text(String(key))
                  .frame(width: 31, height: 44)
                  .background(background(key), in: RoundedRectangle(cornerRadius: 6))
                  .foregroundStyle(guessed.contains(key) ? .white : .primary)
              }
              .buttonStyle(.plain)
              .disabled(guessed.contains(key) || won || lost)
            }
          }
        }
      }
      if won || lost {
        Button(won ? "Well done! Next word" : "Try another") {
          withAnimation {
            word = words.filter { $0 != word }.randomElement() ?? word
            guessed = []
          }
        }
        .buttonStyle(.borderedProminent)
        .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .animation(.default, value: guessed)
  }

  private func background(_ key: Character) -> Color {
    guard guessed.contains(key) else { return Color.gray.opacity(0.2) }
    return word.contains(key) ? .green : .gray
  }
}

struct HangmanGame_Previews: PreviewProvider {
  static var previews: some View {
    HangmanGame()
  }
}
