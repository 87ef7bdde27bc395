// Part of Snapback, under the MIT licence; see LICENSE.

/// A file to begin with: one view, and what to try with it.
nonisolated package struct StartingFile {
  /// The view's name: the letters, digits and underscores of the file's name, beginning with a letter.
  package let name: String

  package init(path: String) {
    let file = path.split(separator: "/").last ?? ""
    let letters = file.prefix { $0 != "." }.filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")
    }
    let first = letters.first.map { String($0).uppercased() } ?? "C"
    let word = letters.isEmpty ? "Card" : first + letters.dropFirst()
    name = word.first?.isLetter == true ? word : "View" + word
  }

  package var text: String {
    """
    import SwiftUI

    // Show it:  snapback preview FILE  - then change something here and save.
    struct \(name): View {
      // What the view remembers. It stays as it is when you save.
      @State private var offset = CGSize.zero

      var body: some View {
        RoundedRectangle(cornerRadius: 24, style: .continuous)
          .fill(.blue)  // try .orange
          .frame(width: 220, height: 300)
          .shadow(color: .black.opacity(0.25), radius: 16, y: 8)
          // The farther from home, the more it leans.
          .rotationEffect(.degrees(offset.width / 20))
          .offset(offset)
          .gesture(drag)
      }

      private var drag: some Gesture {
        DragGesture()
          .onChanged { value in
            // The card is where the hand is.
            offset = value.translation
          }
          .onEnded { _ in
            // It goes home with the speed it was thrown with. A bounce of 0 does not overshoot.
            withAnimation(.spring(duration: 0.5, bounce: 0.4)) {
              offset = .zero
            }
          }
      }
    }

    #Preview {
      \(name)()
    }

    """
  }
}
