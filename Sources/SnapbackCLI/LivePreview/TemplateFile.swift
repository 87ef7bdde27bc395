// Part of Snapback, under the MIT licence; see LICENSE.

import Compatibility

/// The file that `snapback new` writes: one view with a drag gesture.
nonisolated package struct TemplateFile {
  /// The view's name: the ASCII letters, digits and underscores of the file's name, starting with a capital
  /// letter; `Card` if there are none. A name that Swift or SwiftUI has is followed by `View`.
  package let name: String

  package init(path: String) {
    let file = path.split(separator: "/").last ?? ""
    let letters = file.prefix { $0 != "." }.filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")
    }
    let first = letters.first.map { String($0).uppercased() } ?? "C"
    let typeName = letters.isEmpty ? "Card" : first + letters.dropFirst()
    let name = typeName.first?.isLetter == true ? typeName : "View" + typeName
    self.name = Self.isTaken(name) ? name + "View" : name
  }

  private static func isTaken(_ name: String) -> Bool {
    let others = [
      "Any", "AnyObject", "CGFloat", "CGPoint", "CGRect", "CGSize", "Protocol", "Self", "Type",
    ]
    return others.contains(name) || Compatibility.names(name).contains { $0.owner == nil }
  }

  package var text: String {
    """
    import SwiftUI

    // Run `snapback preview FILE`, then change something here and save.
    struct \(name): View {
      // View state. It is kept when you save.
      @State private var offset = CGSize.zero

      var body: some View {
        RoundedRectangle(cornerRadius: 24, style: .continuous)
          .fill(.blue)  // try .orange
          .frame(width: 220, height: 300)
          .shadow(color: .black.opacity(0.25), radius: 16, y: 8)
          // Tilts with the horizontal distance.
          .rotationEffect(.degrees(offset.width / 20))
          .offset(offset)
          .gesture(drag)
      }

      private var drag: some Gesture {
        DragGesture()
          .onChanged { value in
            // The card follows the pointer.
            offset = value.translation
          }
          .onEnded { _ in
            // The spring starts with the release velocity. A bounce of 0 does not overshoot.
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
