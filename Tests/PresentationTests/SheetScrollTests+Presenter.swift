// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

/// The sheets of the tests, and where they are.
extension SheetScrollTests {
  /// Events that the views in the sheet report.
  final class Log {
    /// The distance that the content is scrolled up from its top, in points.
    var offset: CGFloat = 0
    var refreshes = 0
    var dismissals = 0
  }

  struct Presenter<Sheet: View>: View {
    let log: Log
    let isCover: Bool
    @ViewBuilder let sheet: () -> Sheet
    @State private var isShown = false

    var body: some View {
      ZStack {
        Color.red
        Button("") { isShown = true }.keyboardShortcut("p")
      }
      .sheet(
        isPresented: Binding {
          isShown && !isCover
        } set: {
          isShown = $0
        }
      ) {
        log.dismissals += 1
      } content: {
        content
      }
      .fullScreenCover(
        isPresented: Binding {
          isShown && isCover
        } set: {
          isShown = $0
        }
      ) {
        content
      }
    }

    private var content: some View {
      sheet()
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y + $0.contentInsets.top
        } action: {
          log.offset = $1
        }
        .presentationBackground(Color.green)
    }
  }

  /// A harness with the sheet at rest.
  func presented<Sheet: View>(
    isCover: Bool = false, @ViewBuilder _ sheet: @escaping () -> Sheet
  ) -> Harness {
    let harness = Harness(size: CGSize(width: 400, height: 800)) {
      Presenter(log: log, isCover: isCover, sheet: sheet)
    }
    harness.send(.key(KeySample(time: 0, key: "P", isDown: true, modifiers: .control)))
    harness.frame()
    #expect(harness.settle())
    return harness
  }

  func rows(_ axes: Axis.Set = .vertical) -> some View {
    ScrollView(axes) { Color.blue.frame(width: 300, height: 3000) }
  }

  /// The top edge of the sheet; that of the window's bottom if it is gone.
  func top(_ harness: Harness) -> CGFloat {
    harness.list.visibleFillBounds { paint in
      guard case .color(let color) = paint else { return false }
      let green = Color.green.resolve(EnvironmentValues())
      return abs(color.red - green.red) < 0.01 && abs(color.green - green.green) < 0.01
        && abs(color.blue - green.blue) < 0.01
    }.map(\.minY).min() ?? 800
  }

  /// Presses the mouse, or moves it slowly by a distance to a position.
  func move(_ harness: Harness, _ y: CGFloat, to end: CGFloat) {
    harness.move(from: CGPoint(x: 200, y: y), to: CGPoint(x: 200, y: end), over: 0.4)
  }

  func expect(
    _ harness: Harness, top: CGFloat, offset: CGFloat,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(self.top(harness) - top) < 0.6, sourceLocation: location)
    #expect(abs(log.offset - offset) < 0.6, sourceLocation: location)
  }

  enum Content: CaseIterable { case scrollView, list, form, page }

  @ViewBuilder func view(_ content: Content) -> some View {
    switch content {
    case .scrollView: rows()
    case .list: List(0..<60, id: \.self) { Text("\($0)") }
    case .form: Form { ForEach(0..<60) { Text("\($0)") } }
    case .page:
      NavigationStack {
        List(0..<60, id: \.self) { Text("\($0)") }.navigationBarTitleDisplayMode(.inline)
      }
    }
  }
}
