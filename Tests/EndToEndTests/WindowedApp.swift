// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// An app with several windows, which a test writes and runs.
///
/// Each window is 240 by 240 points: at the top a green bar that opens a window for the value 1, at the
/// left a bar that is red until it is tapped and then orange, which the window stores, and in the middle
/// a violet card that can be dragged.
struct WindowedApp {
  static let size = (width: 240, height: 240)
  static let middle = (x: 120, y: 120)

  static let source = """
    import SwiftUI

    @main struct Cards: App {
      var body: some Scene {
        WindowGroup("First") { Card() }
          .defaultSize(width: 240, height: 240)
        WindowGroup("Second", for: Int.self) { _ in Card() }
          .defaultSize(width: 240, height: 240)
      }
    }

    struct Card: View {
      @Environment(\\.openWindow) private var openWindow
      @SceneStorage("isTapped") private var isTapped = false
      @State private var offset = CGSize.zero

      var body: some View {
        Color(red: 0.3, green: 0.2, blue: 0.9)
          .frame(width: 40, height: 40)
          .offset(offset)
          .gesture(
            DragGesture()
              .onChanged { offset = $0.translation }
              .onEnded { _ in withAnimation(.spring()) { offset = .zero } })
          .frame(minWidth: 200, maxWidth: .infinity, minHeight: 200, maxHeight: .infinity)
          .overlay(alignment: .top) {
            Color.green.frame(height: 20).onTapGesture { openWindow(value: 1) }
          }
          .overlay(alignment: .leading) {
            (isTapped ? Color.orange : Color.red).frame(width: 20, height: 40)
              .onTapGesture { isTapped = true }
          }
      }
    }
    """

  /// A folder with the app, which is removed at the end.
  final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)")
    var path: String { url.path }

    init() throws {
      let app = url.appendingPathComponent("app")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      try Data(WindowedApp.source.utf8).write(to: app.appendingPathComponent("Cards.swift"))
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }
}

extension Screenshot {
  /// The center of the card of a `WindowedApp`, in whole pixels; nil if it is not in the picture.
  var cardPlace: [Int]? {
    cardCenter.map { [Int($0.x.rounded()), Int($0.y.rounded())] }
  }
}
