// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The chevron at the trailing end of a list row that pushes a page.
struct DisclosureChevron: View {
  @Environment(\.linkIndicatorVisibility) private var visibility
  @Environment(\.systemVersion) private var version

  var body: some View { if visibility != .hidden { chevron } }

  private var chevron: some View {
    DisclosureChevronShape()
      .stroke(
        Color(.system(.tertiary)),
        style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
      )
      .frame(width: 4.67, height: 9.33)
      .flipsForRightToLeftLayoutDirection(true)
      .padding(1)
      // Those of iOS 26 end 2.3 points before other content.
      .padding(.trailing, version == .iOS26 ? 2.33 : 0)
  }
}

private enum LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether navigation links in lists have a chevron.
  var linkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether navigation links in lists have a chevron at their trailing end.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicatorVisibility, visibility)
  }
}

private nonisolated struct DisclosureChevronShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}
