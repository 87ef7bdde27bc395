// Part of Snapback, under the MIT licence; see LICENSE.

/// The traits that describe an element to assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
  private var names: Set<String>

  /// Creates an empty set.
  public init() {
    names = []
  }

  private init(_ name: String) {
    names = [name]
  }

  /// The element is a button.
  public static let isButton = AccessibilityTraits("button")
  /// The element is a header that divides content into sections.
  public static let isHeader = AccessibilityTraits("header")
  /// The element is selected.
  public static let isSelected = AccessibilityTraits("selected")
  /// The element opens a link.
  public static let isLink = AccessibilityTraits("link")
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits("search field")
  /// The element is an image.
  public static let isImage = AccessibilityTraits("image")
  /// The element is text that does not change; set on the items of `Text`.
  public static let isStaticText = AccessibilityTraits("text")
  /// The element summarizes the screen when the app starts.
  public static let isSummaryElement = AccessibilityTraits("summary")
  /// The siblings of the element are to be ignored while it is shown.
  public static let isModal = AccessibilityTraits("modal")
  /// The element switches between on and off.
  public static let isToggle = AccessibilityTraits("toggle")
  /// The element is a key of an on-screen keyboard.
  public static let isKeyboardKey = AccessibilityTraits("key")
  /// The label or value changes too often for every change to be announced.
  public static let updatesFrequently = AccessibilityTraits("updates frequently")
  /// Activating the element starts audio or video.
  public static let startsMediaSession = AccessibilityTraits("starts media")
  /// Activating the element plays a sound of its own.
  public static let playsSound = AccessibilityTraits("plays sound")
  /// The element handles touches directly, like a piano keyboard.
  public static let allowsDirectInteraction = AccessibilityTraits("direct interaction")
  /// The page is to be turned after the element has been read.
  public static let causesPageTurn = AccessibilityTraits("turns page")

  /// Returns whether all traits of `member` are in the set.
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }

  /// Returns the traits in either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.names.formUnion(other.names)
    return result
  }

  /// Returns the traits in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.names.formIntersection(other.names)
    return result
  }

  /// Returns the traits in exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.names.formSymmetricDifference(other.names)
    return result
  }

  /// Adds the traits of `other`.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  /// Removes the traits that are not in `other`.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }
  /// Replaces the traits with those in exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  /// Adds the traits of `member`. `inserted` is false if all of them were in the set.
  @discardableResult
  public mutating func insert(
    _ member: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(member)
    formUnion(member)
    return (isNew, member)
  }

  /// Removes the traits of `member`. Returns those that were in the set; nil if none was.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let existing = intersection(member)
    names.subtract(member.names)
    return existing.names.isEmpty ? nil : existing
  }

  /// Adds the traits of `member`. Returns those that were already in the set; nil if none was.
  @discardableResult
  public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
    let existing = intersection(member)
    formUnion(member)
    return existing.names.isEmpty ? nil : existing
  }
}
