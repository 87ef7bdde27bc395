// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A SwiftUI view as the contents of a cell.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background
  private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  private var least: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// Creates contents without a background.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = EmptyView()
  }

  private init(_ content: Content, _ background: Background, _ insets: EdgeInsets) {
    (self.content, self.background, self.insets) = (content, background, insets)
  }

  /// Contents with other margins.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Contents with other margins.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var result = self
    if edges.contains(.top) { result.insets.top = insets.top }
    if edges.contains(.leading) { result.insets.leading = insets.leading }
    if edges.contains(.bottom) { result.insets.bottom = insets.bottom }
    if edges.contains(.trailing) { result.insets.trailing = insets.trailing }
    return result
  }

  /// Contents with a least size in points; nil for the usual one.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var result = self
    result.least = (width, height)
    return result
  }

  /// Contents with a background.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<
    Content, B
  > { UIHostingConfiguration<Content, B>(self.content, content(), insets).minimum(least) }

  /// Contents with a background of a style.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<
    Content, some View
  > { background { Rectangle().fill(style) } }

  private func minimum(_ least: (width: CGFloat?, height: CGFloat?)) -> Self {
    var result = self
    result.least = least
    return result
  }

  public func makeContentView() -> any UIView & UIContentView {
    HostedContentView(self, root)
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }

  fileprivate var root: AnyView {
    AnyView(
      content.padding(insets)
        .frame(
          minWidth: least.width, maxWidth: .infinity, minHeight: least.height ?? 44,
          maxHeight: .infinity, alignment: .leading
        )
        .background { background })
  }
}

/// A view that shows a SwiftUI view in a cell.
private final class HostedContentView<Content: View, Background: View>: UIView, UIContentView,
  FittingContentView
{
  private var hosted: UIHostingConfiguration<Content, Background>
  private let host: HostView

  init(_ configuration: UIHostingConfiguration<Content, Background>, _ root: AnyView) {
    hosted = configuration
    host = HostView(root)
    super.init(frame: .zero)
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(host)
  }

  required init?(coder: NSCoder) { return nil }

  var configuration: any UIContentConfiguration {
    get { hosted }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      hosted = new
      host.setRoot(new.root)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    host.frame = bounds
  }

  func fittingSize(_ width: CGFloat) -> CGSize {
    MeasuredSize.of(hosted.root, fitting: ProposedViewSize(width: width, height: nil)) ?? .zero
  }
}
