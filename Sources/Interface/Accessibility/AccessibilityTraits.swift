// Part of Snapback, under the MIT licence; see LICENSE.

/// What a view is to those who do not see it.
public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
  private var names: Set<String>

  public init() {
    names = []
  }

  private init(_ name: String) {
    names = [name]
  }

  public static let isButton = AccessibilityTraits("button")
  public static let isHeader = AccessibilityTraits("header")
  public static let isSelected = AccessibilityTraits("selected")
  public static let isLink = AccessibilityTraits("link")
  public static let isSearchField = AccessibilityTraits("search field")
  public static let isImage = AccessibilityTraits("image")
  public static let isStaticText = AccessibilityTraits("text")
  public static let isSummaryElement = AccessibilityTraits("summary")
  public static let isModal = AccessibilityTraits("modal")
  public static let isToggle = AccessibilityTraits("toggle")
  public static let isKeyboardKey = AccessibilityTraits("key")
  public static let updatesFrequently = AccessibilityTraits("updates frequently")
  public static let startsMediaSession = AccessibilityTraits("starts media")
  public static let playsSound = AccessibilityTraits("plays sound")
  public static let allowsDirectInteraction = AccessibilityTraits("direct interaction")
  public static let causesPageTurn = AccessibilityTraits("turns page")

  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.names.formUnion(other.names)
    return result
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.names.formIntersection(other.names)
    return result
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.names.formSymmetricDifference(other.names)
    return result
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  @discardableResult
  public mutating func insert(
    _ member: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(member)
    formUnion(member)
    return (isNew, member)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(member)
    names.subtract(member.names)
    return known.names.isEmpty ? nil : known
  }

  @discardableResult
  public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(member)
    formUnion(member)
    return known.names.isEmpty ? nil : known
  }
}
