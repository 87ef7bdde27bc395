// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A group of rows in a list or menu, with an optional header and footer.
///
/// In a list the rows share a card. In a menu the header is a title above the items, and the footer
/// is not shown. Anywhere else header, content and footer are children of the enclosing container.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  /// Whether the content is shown; nil if it always is.
  var isExpanded: Binding<Bool>?

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  public static func _makeNode(_ view: Section, _ context: _NodeContext) -> _NodeReference<Section>
  {
    let values = EnvironmentValues(context.environment)
    guard
      view.isExpanded != nil || values.isSidebarList || values.headerProminence == .increased
    else {
      return _NodeReference(SectionNode(view, context))
    }
    return _NodeReference(CollapsibleSectionNode(view, context))
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section with a header.
  @available(*, deprecated, message: "Use init(content:header:) instead.")
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section whose header is a localized text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  /// Creates a section whose header is a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
