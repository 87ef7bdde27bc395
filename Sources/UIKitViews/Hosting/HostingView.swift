// Part of Snapback, under the MIT licence; see LICENSE.

/// A UIKit view whose contents are a SwiftUI view.
@MainActor
protocol HostingView: UIView {
  var hostingContent: HostingContent { get }
}
