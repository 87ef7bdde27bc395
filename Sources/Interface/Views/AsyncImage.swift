// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// How far loading a picture has come.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is none.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture from an address, and what stands in its place until it is there.
///
/// Nothing is loaded, as on a machine without a network: the phase is empty first, and soon a failure, an
/// error of the kind `URLError` has for that. Without an address it stays empty.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  private let isPlain: Bool
  @State private var phase = AsyncImagePhase.empty

  /// Shows a grey box until the picture is there. Pixels to a point are `scale`.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(
      url, Transaction(), isPlain: true, content: { $0.image ?? Image(systemName: "photo") })
  }

  /// Shows a placeholder until the picture is there, and where there is none.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url, Transaction(), isPlain: false) { phase in
      phase.image.map { .init(branch: .first(content($0))) }
        ?? .init(branch: .second(placeholder()))
    }
  }

  /// Shows what is made of the phase; the transaction says how one phase becomes the next.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url, transaction, isPlain: false, content: content)
  }

  private init(
    _ url: URL?, _ transaction: Transaction, isPlain: Bool,
    content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.transaction = transaction
    self.isPlain = isPlain
    self.content = content
  }

  public var body: some View {
    Group {
      if isPlain { Color(.systemGray5) } else { content(phase) }
    }
    .task(id: url) {
      phase = .empty
      guard url != nil else { return }
      withTransaction(transaction) { phase = .failure(URLFailure.notConnected) }
    }
  }
}

/// The error of a machine without a network.
private enum URLFailure {
  static let notConnected = NSError(domain: "NSURLErrorDomain", code: -1009)
}
