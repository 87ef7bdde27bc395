// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

// Helpers outside of views, as Swift 5 sources have them: none says on which actor it runs.

enum Metrics {
  static let cardWidth = UIScreen.main.bounds.width * 0.8
  static let spacing: CGFloat = 12

  static func ring(_ color: Color) -> some View {
    Circle().strokeBorder(color, lineWidth: 3).frame(width: 36, height: 36)
  }
}

let separator = AnyView(Rectangle().fill(Color.gray.opacity(0.3)).frame(height: 1))

func badge(_ text: String, _ color: Color) -> some View {
  Text(text)
    .font(.caption.bold())
    .foregroundColor(.white)
    .padding(.horizontal, 8)
    .padding(.vertical, 4)
    .background(Capsule().fill(color))
}

extension Shape {
  func outlined(_ color: Color, width: CGFloat = 1) -> some View {
    stroke(color, lineWidth: width).background(fill(color.opacity(0.1)))
  }
}

struct Row {
  let title: String
  let color: Color

  var view: some View {
    HStack(spacing: Metrics.spacing) {
      Metrics.ring(color)
      Text(title)
      Spacer()
      badge("New", color)
    }
  }
}

struct NonisolatedHelpersView: View {
  @State private var selection = 0
  let rows = [
    Row(title: "Inbox", color: .blue), Row(title: "Drafts", color: .orange),
    Row(title: "Sent", color: .green),
  ]

  func frame(_ isSelected: Bool) -> some View {
    RoundedRectangle(cornerRadius: 14).outlined(isSelected ? .blue : .gray)
  }

  var body: some View {
    VStack(spacing: Metrics.spacing) {
      ForEach(0..<rows.count, id: \.self) { index in
        rows[index].view
          .padding()
          .background(
            frame(index == selection)
          )
          .onTapGesture { withAnimation(.spring()) { selection = index } }
        if index < rows.count - 1 { separator }
      }
    }
    .frame(width: Metrics.cardWidth)
  }
}

struct NonisolatedHelpers_Previews: PreviewProvider {
  static var previews: some View { NonisolatedHelpersView() }
}
