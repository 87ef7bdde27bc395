// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The screen, which here is the window's content.
@MainActor
public final class UIScreen {
  public static let main = UIScreen()

  /// The window's content in points, from 0, 0. A body that reads it runs again when the window changes.
  public var bounds: CGRect {
    guard let host = ViewHost.current else { return .zero }
    host.sizeSource.noteRead()
    return CGRect(origin: .zero, size: host.size)
  }

  /// How many pixels make a point.
  public var scale: CGFloat { ViewHost.current?.scale ?? 1 }
}
