// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension CALayer {
  /// Draws the layer in the coordinates of the one around.
  ///
  /// - Parameters:
  ///   - parent: The layer around, whose transform of sublayers applies.
  ///   - space: The transform of the transform layer around, in whose space the layer is.
  func render(
    _ builder: inout DisplayListBuilder, parent: LayerState? = nil, in space: CATransform3D? = nil
  ) {
    hasBeenDrawn = true
    if let style = owner?.overrideUserInterfaceStyle, style != .unspecified {
      let outer = UIKitService.drawnScheme
      UIKitService.drawnScheme = style == .dark ? .dark : .light
      defer { UIKitService.drawnScheme = outer }
      return renderPresented(&builder, parent: parent, in: space)
    }
    renderPresented(&builder, parent: parent, in: space)
  }

  private func renderPresented(
    _ builder: inout DisplayListBuilder, parent: LayerState?, in space: CATransform3D?
  ) {
    // Hidden layers have no values, so that their animations can rest.
    guard !isHidden, case let state = presented, state.opacity > 0 else { return }
    let outer = builder.transform
    var matrix = state.matrix
    if let parent, parent.sublayerTransform != CATransform3DIdentity {
      matrix = CATransform3DConcat(matrix, parent.sublayerMatrix)
    }
    if let space { matrix = CATransform3DConcat(matrix, space) }
    guard isDoubleSided || matrix.showsFront(of: state.bounds) else { return }
    if self is CATransformLayer { return renderInSpace(matrix, &builder) }
    if matrix.isFlat {
      let planar = matrix.planar
      guard planar.isFinite else { return }
      builder.apply(planar)
      renderFaded(state, &builder)
    } else {
      builder.layer(.projection(matrix.projection)) { renderFaded(state, &$0) }
    }
    builder.transform = outer
  }

  /// Draws the layer in its own coordinates, as if it were not moved, faded or hidden.
  func renderUntransformed(_ builder: inout DisplayListBuilder) {
    renderMasked(presented, &builder)
  }

  /// Draws the sublayers of a transform layer, the farthest first.
  private func renderInSpace(_ matrix: CATransform3D, _ builder: inout DisplayListBuilder) {
    let far = children.map { child in
      let state = child.presented
      let middle = CGPoint(x: state.bounds.midX, y: state.bounds.midY)
      return (child, CATransform3DConcat(state.matrix, matrix).depth(of: middle))
    }
    for (child, _) in far.sorted(by: { $0.1 < $1.1 }) { child.render(&builder, in: matrix) }
  }

  private func renderFaded(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    guard state.opacity < 1 else { return renderMasked(state, &builder) }
    builder.layer(.opacity(Float(state.opacity))) { renderMasked(state, &$0) }
  }

  private func renderMasked(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    guard let mask else { return renderShadowed(state, &builder) }
    builder.layer(.mask) { builder in
      builder.beginLayer(.opacity(1))
      mask.render(&builder)
      builder.endLayer()
      renderShadowed(state, &builder)
    }
  }

  private func renderShadowed(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    guard state.shadowOpacity > 0, !masksToBounds else { return renderBox(state, &builder) }
    var color = state.shadowColor.resolve(UIKitService.environment)
    color.opacity *= Float(state.shadowOpacity)
    let effect = LayerEffect.shadow(
      color, radius: Float(state.shadowRadius), x: Float(state.shadowOffset.width),
      y: Float(state.shadowOffset.height))
    guard let path = state.shadowPath.map({ Path($0) }) else {
      return builder.layer(effect) { renderBox(state, &$0) }
    }
    // The shadow alone: of the path, where the path is not.
    var around = Path(path.boundingRect.insetBy(dx: -1e4, dy: -1e4))
    around.addPath(path)
    if case .outline(let outline) = around.drawing {
      builder.layer(.clipPath(outline, .evenOdd)) { builder in
        builder.layer(effect) { $0.fill(path, .nonZero, .color(.black)) }
      }
    }
    renderBox(state, &builder)
  }

  private func renderBox(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    let outline = state.outline(of: self)
    if masksToBounds {
      let effect: LayerEffect =
        switch outline.drawing {
        case .rounded(let shape): .clip(shape)
        case .outline(let outline): .clipPath(outline, .nonZero)
        case .nothing: .clip(RoundedRect(state.bounds))
        }
      builder.layer(effect) { renderInside(state, outline, &$0) }
    } else {
      renderInside(state, outline, &builder)
    }
    guard state.borderWidth > 0 else { return }
    let color = state.borderColor.resolve(UIKitService.environment)
    let inset = state.borderWidth / 2
    var inner = state
    inner.bounds = state.bounds.insetBy(dx: inset, dy: inset)
    inner.cornerRadius = max(0, state.cornerRadius - inset)
    switch inner.outline(of: self).drawing {
    case .rounded(let shape): builder.stroke(shape, width: state.borderWidth, .color(color))
    case .outline(let outline):
      builder.fill(
        outline.stroked(StrokeStyle(lineWidth: state.borderWidth)), .nonZero, .color(color))
    case .nothing: break
    }
  }

  private func renderInside(
    _ state: LayerState, _ outline: Path, _ builder: inout DisplayListBuilder
  ) {
    if let color = state.backgroundColor?.resolve(UIKitService.environment), color.opacity > 0 {
      builder.fill(outline, .nonZero, .color(color))
    }
    if let pattern { builder.fill(outline, .nonZero, pattern.paint(in: state.bounds)) }
    drawImage(state, &builder)
    drawContents(state, &builder)
    recordDrawing(state)
    drawing?.replay(&builder)
    owner?.drawContents(state, &builder)
    drawSublayers(state, &builder)
    owner?.drawForeground(state, &builder)
  }

  /// Calls `draw(in:)` and the view's `draw(_:)` if they are to be called again.
  private func recordDrawing(_ state: LayerState) {
    let isAnimating = animatesOwnValues(state)
    guard
      needsDrawing || isAnimating || hasDrawnAnimation
        || (drawing == nil && owner?.drawsItself == true)
    else { return }
    needsDrawing = false
    hasDrawnAnimation = isAnimating
    let context = CGContext()
    let subject = isAnimating ? makePresentation() ?? self : self
    subject.owner = owner
    subject.drawn = (state.bounds, context)
    subject.display()
    subject.drawn = nil
    drawing = context
  }
}

extension LayerState {
  /// The outline of the bounds with rounded corners.
  @MainActor
  func outline(of layer: CALayer) -> Path {
    let style: RoundedCornerStyle = layer.cornerCurve == .continuous ? .continuous : .circular
    let radius = min(cornerRadius, min(bounds.width, bounds.height) / 2)
    let corners = layer.maskedCorners
    if radius <= 0 || corners.isEmpty { return Path(bounds) }
    if corners.rawValue == 15 {
      return Path(roundedRect: bounds, cornerRadius: radius, style: style)
    }
    func value(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    return Path(
      roundedRect: bounds,
      cornerRadii: RectangleCornerRadii(
        topLeading: value(.layerMinXMinYCorner), bottomLeading: value(.layerMinXMaxYCorner),
        bottomTrailing: value(.layerMaxXMaxYCorner), topTrailing: value(.layerMaxXMinYCorner)),
      style: style)
  }

  /// The transform of the sublayers, about the anchor point.
  var sublayerMatrix: CATransform3D {
    let origin = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-origin.x, -origin.y, 0), sublayerTransform),
      CATransform3DMakeTranslation(origin.x, origin.y, 0))
  }
}

extension DisplayListBuilder {
  mutating func fill(_ path: Path, _ rule: FillRule, _ paint: Paint) {
    switch path.drawing {
    case .nothing: break
    case .rounded(let shape): fill(shape, paint)
    case .outline(let outline): fill(outline, rule, paint)
    }
  }
}
