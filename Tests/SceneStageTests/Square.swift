// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

/// A square that follows a drag and springs back.
struct Square: View {
  let color: Color
  @State private var offset = CGSize.zero

  init(color: Color = .red) { self.color = color }

  var body: some View {
    color
      .frame(width: 50, height: 50)
      .offset(offset)
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { offset = $0.translation }
          .onEnded { _ in withAnimation(.spring(duration: 0.5)) { offset = .zero } })
  }
}
