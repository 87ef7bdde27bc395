// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A type of view of which is known whether it is a section, or is made of one.
private protocol SectionHolding {
  static var holdsSection: Bool { get }
}

extension Section: SectionHolding {
  static var holdsSection: Bool { true }
}

extension ModifiedContent: SectionHolding where Content: View {
  static var holdsSection: Bool { Controls.holdsSection(Content.self) }
}

extension _ConditionalContent: SectionHolding {
  static var holdsSection: Bool {
    Controls.holdsSection(TrueContent.self) || Controls.holdsSection(FalseContent.self)
  }
}

/// Returns whether a type of view is a section, or one in modifiers, conditions or bodies.
func holdsSection<V: View>(_ view: V.Type) -> Bool {
  if let known = view as? any SectionHolding.Type { return known.holdsSection }
  return V.Body.self != Never.self && holdsSection(V.Body.self)
}
