// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation

/// How far a picture of `AsyncImage` is.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture by its address.
///
/// Nothing is loaded from a network, so that the same input gives the same pixels. The picture is the one among
/// the assets that has the name at the address's end, without its extension; where there is none, it has failed,
/// as without a network.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content
  @Environment(\.self) private var values

  private struct NoNetwork: Error {}

  init(_ url: URL?, content: @escaping (AsyncImagePhase) -> Content) {
    self.url = url
    self.content = content
  }

  public var body: some View { content(phase) }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    let name = url.deletingPathExtension().lastPathComponent
    let known = values.assets?.image(named: name, isDark: values.colorScheme == .dark)
    return known == nil ? .failure(NoNetwork()) : .success(Image(name))
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url, content: content)
  }

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
  /// The picture, or grey.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) {
      $0
    } placeholder: {
      Color.gray.opacity(0.3)
    }
  }
}
