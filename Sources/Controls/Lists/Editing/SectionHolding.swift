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

extension Optional: SectionHolding where Wrapped: View {
  static var holdsSection: Bool { Controls.holdsSection(Wrapped.self) }
}

extension Group: SectionHolding {
  static var holdsSection: Bool { Controls.holdsSection(Content.self) }
}

/// Returns whether a type of view is a section, or one in modifiers, conditions or bodies.
func holdsSection<V: View>(_ view: V.Type) -> Bool {
  if let known = view as? any SectionHolding.Type { return known.holdsSection }
  return V.Body.self != Never.self && holdsSection(V.Body.self)
}

/// A view that consists of others, whose types it need not tell.
@MainActor
private protocol ViewGroup {
  var members: [any View] { get }
}

extension AnyView: ViewGroup { var members: [any View] { [storage.content] } }
extension Group: ViewGroup { var members: [any View] { [content] } }
extension TupleView: ViewGroup { var members: [any View] { children.views } }

/// Returns whether a view is a section, or is made of one.
@MainActor
func holdsSection<V: View>(in view: V) -> Bool {
  if holdsSection(V.self) { return true }
  return (view as? any ViewGroup)?.members.contains { holdsSection(in: $0) } ?? false
}
