// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore

extension CALayer {
  /// Changes a property: with the animation whose block runs, for the layer of a view; by the
  /// transaction for another one.
  func change(_ key: LayerKey, _ body: (inout LayerState) -> Void) {
    defer { if isObserved { owner?.valuesChanged() } }
    guard let surface else { return body(&model) }
    surface.setNeedsDisplay()
    var animation = ViewAnimation.current
    if owner == nil {
      if key == .bounds { setNeedsLayout() }
      let action =
        hasBeenDrawn && !CATransaction.disableActions() ? action(forKey: key.rawValue) : nil
      if let action = action as? CAAnimation, !(action is ImplicitAnimation) {
        let added = action.makeCopy()
        if let basic = added as? CABasicAnimation, basic.keyPath == nil {
          basic.keyPath = key.rawValue
        }
        add(added, forKey: key.rawValue)
        return body(&model)
      }
      animation = action is ImplicitAnimation ? CATransaction.implicitAnimation(of: self) : nil
    }
    guard let animation else {
      guard !transitions.isEmpty else { return body(&model) }
      let before = model.vector(key)
      body(&model)
      if before != model.vector(key) { removeTrails(of: key) }
      return
    }
    let from = model.vector(key)
    body(&model)
    animation.add(self, key, from: from, to: model.vector(key))
    if owner == nil { CATransaction.commitImplicit() }
  }

  func setModel(_ key: LayerKey, _ vector: [Double]) {
    model.set(key, vector)
    setNeedsFrame()
  }

  /// Removes what is left of motions that have ended: the value is set now.
  private func removeTrails(of key: LayerKey) {
    let trails = transitions.filter { $0.transition.key == key && $0.animation.isTrailing }
    transitions.removeAll { $0.transition.key == key && $0.animation.isTrailing }
    for (animation, transition) in trails { animation.removed(transition) }
  }

  func remove(_ transition: PropertyTransition) {
    transitions.removeAll { $0.transition === transition }
    setNeedsFrame()
  }

  /// The presented values at the current time.
  var presented: LayerState {
    if transitions.isEmpty, added.isEmpty { return model }
    var state = model
    for (animation, transition) in transitions {
      animation.noteUse()
      let offset = transition.offset(
        at: animation.progress, vertical: animation.verticalProgress)
      let current = state.vector(transition.key)
      guard current.count == offset.count else { continue }
      state.set(transition.key, zip(current, offset).map { $0 + $1 })
    }
    for animation in added { animation.apply(to: &state) }
    return state
  }

  func makePresentation() -> CALayer? {
    let copy = _presentationCopy()
    copy.model = presented
    copy.modelLayer = self
    copy.ownValues = ownValues
    return copy
  }
}
