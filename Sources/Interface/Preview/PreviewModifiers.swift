// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The room in which a preview is shown.
public enum PreviewLayout: Sendable {
  /// A device's screen.
  case device
  /// As much as the view wants.
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

// What these say is meant for an editor that shows several previews side by side. A running view looks the
// same with and without them, here as there.
extension View {
  public func previewDisplayName(_ value: String?) -> some View { self }
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// A fixed room is kept; for the others the window's is.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    var size: CGSize?
    if case .fixed(let width, let height) = value { size = CGSize(width: width, height: height) }
    return frame(width: size?.width, height: size?.height)
  }
}
