// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension View {
  /// Replaces the background of list rows.
  ///
  /// It fills the row's cell, whatever layout is around this modifier. The innermost of several counts.
  ///
  /// - Parameter view: The background of each row, sized to the row's cell; nil for that of the
  ///   list's style.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    _RowModified(
      content: self,
      modifier: _ListRowBackgroundModifier(background: view.map { AnyView($0) }))
  }

  /// Sets the insets of the content of list rows, in points; nil for those of the list's style.
  ///
  /// The defaults are 11 points above and below the content, and 20 points beside it. Numbers that are not finite
  /// count as 0.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    let insets = insets?.finite
    return environment(\.listRowInsets, insets)
      .modifier(_TraitModifier(traits: ListRowConfiguration(insets: insets).traits))
  }

  /// Sets the visibility of the separators above and below list rows, or of all rows of a section.
  ///
  /// The line between two rows is hidden if either row hides it. A section has a line below its
  /// last row only in the plain and grouped styles without row spacing, and never one above its
  /// first row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_TraitModifier(traits: ListSeparator(visibility: visibility).rowTraits(edges)))
  }

  /// Sets the visibility of the separator below the last row of list sections.
  ///
  /// There is one only in the plain and grouped styles without row spacing, and never one above the
  /// first row.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_TraitModifier(traits: ListSeparator(visibility: visibility).sectionTraits(edges)))
  }

  /// Sets the color of the separators above and below list rows, or of all rows of a section; nil for
  /// the default. The color of the line between two rows is that of the upper row, if it has one. The
  /// innermost of several modifiers counts.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    let separator = ListSeparator(tint: .init(color: color))
    return modifier(_TraitModifier(traits: separator.rowTraits(edges)))
  }

  /// Sets the color of the separator below the last row of list sections; nil for the default.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
  {
    let separator = ListSeparator(tint: .init(color: color))
    return modifier(_TraitModifier(traits: separator.sectionTraits(edges)))
  }

  /// Sets the space between the rows of the lists inside, in points; nil, or a value that is negative
  /// or not finite, for none.
  ///
  /// With space between them, each row is a card of its own.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the space between the sections of the lists inside to that of a preset or a custom
  /// length.
  ///
  /// Around a section it sets the space before and after it. Between two sections with different
  /// spaces, the smaller one counts.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    let own = ListRowConfiguration.SectionSpacing(length: spacing.length)
    return environment(\.listSectionSpacing, spacing.length)
      .modifier(_TraitModifier(traits: ListRowConfiguration(sectionSpacing: own).traits))
  }

  /// Sets the space between the sections of the lists inside, or around a section, in points. A
  /// negative number is 0, and one that is not finite the default.
  ///
  /// The default is 35, and 0 in the plain style.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets whether the lists inside draw the background of their style behind their rows.
  ///
  /// Only `hidden` removes the background; `automatic` and `visible` are the same.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesListBackground, visibility == .hidden)
  }
}
