// Part of Snapback, under the MIT licence; see LICENSE.

/// What may be done with a view by those who do not see it.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magic tap")

  public init(named name: Text) {
    self.name = name.string
  }

  private init(name: String) {
    self.name = name
  }
}

/// Which way a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

/// What becomes of those inside, to those who do not see them.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// Nothing of them is told.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are told one by one, inside this one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are told in one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a view says of itself to those who do not see it.
struct AccessibilityProperties {
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var isHidden = false
  var added = AccessibilityTraits()
  var removed = AccessibilityTraits()
  var children: AccessibilityChildBehavior?
  var sortPriority: Double?
  var actions: [(kind: AccessibilityActionKind, action: () -> Void)] = []
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
}

/// Says something of a view to those who do not see it.
public struct _AccessibilityModifier: ElementModifier {
  public typealias Body = Never
  let properties: AccessibilityProperties

  func wrap(_ child: Element, _ node: Node) -> AccessibilityElement {
    AccessibilityElement(child, node)
  }

  func update(_ element: AccessibilityElement, _ pass: UpdatePass) {
    element.properties = properties
  }
}

final class AccessibilityElement: UnaryElement {
  fileprivate(set) var properties = AccessibilityProperties()
}

extension View {
  private func saying(_ change: (inout AccessibilityProperties) -> Void) -> some View {
    var properties = AccessibilityProperties()
    change(&properties)
    return modifier(_AccessibilityModifier(properties: properties))
  }

  /// Says what the view is called.
  public func accessibilityLabel(_ label: Text) -> some View {
    saying { $0.label = label.string }
  }

  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what value the view shows.
  public func accessibilityValue(_ value: Text) -> some View {
    saying { $0.value = value.string }
  }

  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(Text(value))
  }

  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> some View {
    saying { $0.hint = hint.string }
  }

  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hint))
  }

  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Leaves the view out for those who do not see it.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    saying { $0.isHidden = hidden }
  }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    saying { $0.added = traits }
  }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    saying { $0.removed = traits }
  }

  /// Makes the view and those inside one, or leaves those inside out.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    saying { $0.children = children }
  }

  /// A name for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    saying { $0.identifier = identifier }
  }

  /// Tells the view before those with lower values.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    saying { $0.sortPriority = sortPriority }
  }

  /// Says what may be done with the view.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    saying { $0.actions = [(actionKind, handler)] }
  }

  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Says how the view's value is changed step by step.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    saying { $0.adjust = handler }
  }
}
