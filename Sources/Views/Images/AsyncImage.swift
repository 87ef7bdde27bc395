// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
@_spi(ViewTree) public import ViewCore

/// An image identified by a URL.
///
/// - Note: Differs from SwiftUI: nothing is loaded over the network, so that the same input gives
///   the same pixels. The image is the asset named like the last path component of the URL without
///   its extension. If there is none, the phase is `failure`, as without a network.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content
  @Environment(\.self) private var values

  init(_ url: URL?, content: @escaping (AsyncImagePhase) -> Content) {
    self.url = url
    self.content = content
  }

  /// The content for the current phase.
  public var body: some View { content(phase) }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    let name = url.deletingPathExtension().lastPathComponent
    let asset = values.assets?.image(named: name, isDark: values.colorScheme == .dark)
    return asset == nil ? .failure(NetworkUnavailable()) : .success(Image(name))
  }

  /// Creates a view whose content depends on the phase. `scale` and `transaction` have no effect.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url, content: content)
  }

  /// Creates a view with content for the image, and a placeholder if it is not available. `scale`
  /// has no effect.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url) { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
    }
  }
}

extension AsyncImage where Content == _ConditionalContent<Image, Color> {
  /// Creates a view that shows the image, or translucent gray if it is not available. `scale` has
  /// no effect.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) {
      $0
    } placeholder: {
      Color.gray.opacity(0.3)
    }
  }
}

/// The error for a missing image, with the message of iOS.
private struct NetworkUnavailable: LocalizedError {
  var errorDescription: String? { "The Internet connection appears to be offline." }
}
