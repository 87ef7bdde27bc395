// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Views side by side.
public struct HStack<Content: View>: ContainerView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  let content: Content

  /// `spacing` is in points; nil is the default of 8.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func makeElement(_ node: Node) -> StackElement { StackElement(node, .horizontal) }

  func update(_ element: StackElement, _ pass: UpdatePass) {
    element.configure(
      spacing: spacing, alignment: Alignment(horizontal: .center, vertical: alignment))
  }
}

/// Views one below the other.
public struct VStack<Content: View>: ContainerView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  let content: Content

  /// `spacing` is in points; nil is the default of 8.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func makeElement(_ node: Node) -> StackElement { StackElement(node, .vertical) }

  func update(_ element: StackElement, _ pass: UpdatePass) {
    element.configure(
      spacing: spacing, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// Space that grows along the axis of the stack it is in; outside of stacks, along both.
public struct Spacer: LeafView {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  func makeElement(_ node: Node) -> SpacerElement { SpacerElement(node) }

  func update(_ element: SpacerElement, _ pass: UpdatePass) {
    let length = max(0, minLength ?? StackElement.defaultSpacing)
    guard element.minLength != length else { return }
    element.minLength = length
    element.setNeedsLayout()
  }
}

final class SpacerElement: Element {
  var minLength: CGFloat = StackElement.defaultSpacing
  /// The axis of the stack it is in.
  private var axis: Axis?

  override func setStackAxis(_ axis: Axis?) -> Bool {
    defer { self.axis = axis }
    return axis != self.axis
  }

  override var preferredSpacing: ViewSpacing { .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : max(minLength, proposal.width ?? minLength),
      height: axis == .horizontal ? 0 : max(minLength, proposal.height ?? minLength))
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool { false }
}

/// A direction of layout.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// Any of the directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
