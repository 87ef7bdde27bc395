// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The name of a value that the program adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view by which its contents are configured.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The properties of the interface.
  var traitCollection: UITraitCollection { get set }
  /// A value that the program has added; nil for none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view by which its contents are configured.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The appearance, size classes and text size of the view.
  public var traitCollection: UITraitCollection
  /// Whether it is disabled.
  public var isDisabled = false
  /// Whether a touch highlights it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the usual state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a cell by which its contents are configured.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// The appearance, size classes and text size of the cell.
  public var traitCollection: UITraitCollection
  /// Whether it is disabled.
  public var isDisabled = false
  /// Whether a touch highlights it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether the rows inside of its item are shown.
  public var isExpanded = false
  /// Whether its list is being edited.
  public var isEditing = false
  /// Whether a swipe has revealed buttons beside the cell.
  public var isSwiped = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the usual state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
