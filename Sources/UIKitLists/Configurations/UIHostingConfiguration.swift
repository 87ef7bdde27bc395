// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A SwiftUI view as the contents of a cell, for `contentConfiguration`.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background
  private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  private var least: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// Creates the contents of a cell from a SwiftUI view, with the standard margins and without a
  /// background.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = EmptyView()
  }

  private init(_ content: Content, _ background: Background, _ insets: EdgeInsets) {
    (self.content, self.background, self.insets) = (content, background, insets)
  }

  /// Sets the distance between the view and some edges of the cell, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets the distances between the view and some edges of the cell, in points.
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

  /// Sets a SwiftUI view as the background of the whole cell.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<
    Content, B
  > { UIHostingConfiguration<Content, B>(self.content, content(), insets).minimum(least) }

  /// Sets a style, such as a color or a material, as the background of the whole cell.
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
