// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

extension AccessibilityNode {
  /// Makes one node of this one and the nodes of the views inside. Texts and images become the
  /// label. A control becomes this node if it is the only one; several remain children.
  mutating func combine(_ inside: [AccessibilityChild]) {
    let nodes = inside.compactMap(\.node)
    let statics = nodes.filter(\.isStatic)
    let others = inside.filter { $0.node.map { !$0.isStatic } ?? true }
    label = statics.joinedLabel
    if role == .group, !statics.isEmpty, others.isEmpty {
      role =
        statics.contains { $0.role == .heading }
        ? .heading
        : statics.allSatisfy { $0.role == .image } ? .image : .staticText
      headingLevel = statics.lazy.compactMap(\.headingLevel).first
    }
    if let tapped = statics.first(where: { $0.actions.contains { $0.kind == .tap } }) {
      actions += tapped.actions.filter { $0.kind == .tap }.prefix(1)
      inheritTabStop(of: tapped)
    }
    value = statics.lazy.compactMap(\.value).first
    if others.count == 1, let control = others[0].node,
      control.children.isEmpty || control.role == .picker
    {
      merge(control)
    } else {
      children = others
    }
  }

  /// Merges the properties of a control inside.
  private mutating func merge(_ control: AccessibilityNode) {
    if role == .group { role = control.role }
    label = [label, control.label].compactMap { $0 }.joinedWords
    value = control.value ?? value
    hint = control.hint ?? hint
    number = control.number ?? number
    text = control.text ?? text
    adjust = control.adjust ?? adjust
    isOn = control.isOn ?? isOn
    isExpanded = control.isExpanded ?? isExpanded
    isSelected = control.isSelected ?? isSelected
    actions = control.actions + actions.filter { $0.kind != .tap }
    children = control.children
    isEnabled = isEnabled && control.isEnabled
    if control.focus != nil, focus == nil || focus?.target.isTabStop == false {
      focus = control.focus
    }
    isFocused = isFocused || control.isFocused
    inheritTabStop(of: control)
  }

  /// Lets the view that has the keyboard focus for another node have it for this one, unless there is one.
  private mutating func inheritTabStop(of node: AccessibilityNode) {
    if stop == nil, let other = node.stop { setStop(other) }
  }

  /// Takes the actions of a node inside that is not presented.
  mutating func mergeActions(of node: AccessibilityNode) {
    addActions(node.actions)
    inheritTabStop(of: node)
  }

  /// Takes the gestures of views inside that are not presented.
  mutating func addGestures(of hidden: [AccessibilityChild]) {
    for case let node? in hidden.map(\.node) {
      let gestures = node.actions.filter { $0.kind == .tap || $0.kind == .gesture }
      if !gestures.isEmpty {
        addActions(gestures)
        inheritTabStop(of: node)
      }
      addGestures(of: node.children)
    }
  }

  /// Lets the modified view have the keyboard focus for its actions, unless another view has it.
  mutating func addStop(
    for element: AccessibilityElement, _ properties: AccessibilityProperties,
    in context: AccessibilityTreeBuilder.Context
  ) {
    let hasActions = adjust != nil || properties.actions.contains { $0.kind != .escape }
    if hasActions, stop == nil, focus == nil, !context.isInControl { setStop(element) }
  }

  mutating func setFocus(_ element: FocusElement) {
    focus = element
    isFocused = element.host.focus.focused === element
  }

  mutating func apply(_ description: ControlDescription) {
    isOn = description.isOn ?? isOn
    isSelected = description.isSelected ?? isSelected
    isExpanded = description.isExpanded ?? isExpanded
    number = description.value ?? number
    text = description.text ?? text
    setAdjustment(description.adjust)
  }

  private mutating func setAdjustment(_ adjust: (@MainActor (Int) -> Void)?) {
    guard let adjust else { return }
    self.adjust = adjust
    actions.removeAll { $0.kind == .adjustment }
    for (name, step) in [("increment", 1), ("decrement", -1)] {
      actions.append(AccessibilityAction(kind: .adjustment, name: name) { adjust(step) })
    }
  }

  /// Applies the properties of a modifier around the node.
  mutating func apply(_ properties: AccessibilityProperties) {
    if let role = properties.role { self.role = role }
    label = properties.label ?? label
    value = properties.value ?? value
    hint = properties.hint ?? hint
    identifier = properties.identifier ?? identifier
    headingLevel = properties.headingLevel ?? headingLevel
    isSelected = properties.isSelected ?? isSelected
    isExpanded = properties.isExpanded ?? isExpanded
    sortPriority = properties.sortPriority ?? sortPriority
    apply(added: properties.added, removed: properties.removed)
    for (kind, action) in properties.actions {
      let isPress = kind == .default
      if isPress { actions.removeAll { $0.kind == .press || $0.kind == .tap } }
      actions.append(
        AccessibilityAction(
          kind: isPress ? .press : .custom, name: isPress ? "press" : kind.name,
          key: kind == .escape ? "Escape" : nil
        ) { action() })
    }
    if let adjust = properties.adjust {
      if [.group, .staticText, .image].contains(role) { role = .slider }
      setAdjustment { adjust($0 > 0 ? .increment : .decrement) }
    }
  }

  private mutating func apply(added: AccessibilityTraits, removed: AccessibilityTraits) {
    let roles: [(AccessibilityTraits, ControlRole)] = [
      (.isHeader, .heading), (.isImage, .image), (.isButton, .button), (.isLink, .link),
      (.isToggle, .toggle), (.isSearchField, .searchField),
    ]
    for (trait, role) in roles where added.contains(trait) { self.role = role }
    if added.contains(.isSelected) { isSelected = true }
    if added.contains(.isModal) { isModal = true }
    if removed.contains(.isSelected) { isSelected = nil }
    for (trait, role) in roles where removed.contains(trait) && self.role == role {
      self.role = .staticText
    }
  }

  /// Adds actions, except those that it has by their names.
  package mutating func addActions(_ more: [AccessibilityAction]) {
    actions += more.filter { action in !actions.contains { $0.name == action.name } }
  }

  /// Adds the tap of a view around the node, unless the node has an action of its own.
  mutating func addTap(in context: AccessibilityTreeBuilder.Context) {
    guard let gesture = context.tap, let element,
      !actions.contains(where: { $0.kind == .press || $0.kind == .tap })
    else { return }
    let tap = SimulatedGesture.tap(count: 1, fingers: 1)
    actions.append(
      tap.action(in: element.host) { [weak element, weak gesture] in
        gesture?.touchableLocation(preferring: element)
      })
    if stop == nil, focus == nil { setStop(context.tapStop ?? gesture) }
  }
}

@MainActor
extension AccessibilityProperties {
  /// Whether the properties make a node of a view without one.
  var describesNode: Bool {
    label != nil || value != nil || !actions.isEmpty || adjust != nil
  }

  /// Whether the properties make a node of several views.
  var describesGroup: Bool {
    describesNode || role != nil || added.contains(.isModal)
  }
}

extension AccessibilityChild {
  /// The node as one of several values of a control.
  func asOption(
    isSelected: Bool, select: @escaping @MainActor () -> Void
  ) -> AccessibilityChild {
    guard var node else { return self }
    node.role = .option
    node.isSelected = isSelected
    node.actions = [AccessibilityAction(kind: .press, name: "press", perform: select)]
    return .node(node)
  }
}

@MainActor
extension [AccessibilityChild] {
  /// Those with a higher priority first.
  func sortedByPriority() -> [AccessibilityChild] {
    func priority(_ child: AccessibilityChild) -> Double { child.node?.sortPriority ?? 0 }
    guard contains(where: { priority($0) != 0 }) else { return self }
    return enumerated().sorted {
      (priority($0.element), -$0.offset) > (priority($1.element), -$1.offset)
    }.map(\.element)
  }

  /// The nodes, with texts as headings.
  func asHeadings() -> [AccessibilityChild] {
    map { child in
      guard var node = child.node, node.role == .staticText else { return child }
      node.role = .heading
      return .node(node)
    }
  }
}

@MainActor
extension [AccessibilityNode] {
  /// The labels of the nodes as one; nil if they have none.
  var joinedLabel: String? { compactMap(\.label).joinedWords }
}

extension [String] {
  /// The words with commas between them; nil if there are none.
  package var joinedWords: String? { isEmpty ? nil : joined(separator: ", ") }
}
