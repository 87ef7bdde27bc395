// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

extension CALayer {
  /// The value of a property with `@NSManaged`, whose accessors are in the compiled copy; while it is
  /// animated, that of the presentation in a presentation. Zero or nil before it has been set.
  public func _managedValue<Value>(_ key: String) -> Value {
    if let numbers = model.own[key], let value = ManagedLayerValue.make(numbers, Value.self) {
      return value
    }
    let stored = ownValues[key] ?? Self.defaultValue(forKey: key)
    if let value = stored as? Value { return value }
    if let value = ManagedLayerValue.make([0, 0, 0, 0], Value.self) { return value }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type,
      let value = type.init(nilLiteral: ()) as? Value
    {
      return value
    }
    fatalError("The property \"\(key)\" of \(type(of: self)) has no value.")
  }

  /// Sets the value of a property with `@NSManaged`, with the animation of `action(forKey:)`. The layer
  /// draws itself again if `needsDisplay(forKey:)` says so.
  public func _setManagedValue<Value>(_ value: Value, _ key: String) {
    if surface != nil, hasBeenDrawn, !CATransaction.disableActions(),
      let animation = action(forKey: key) as? CAAnimation
    {
      if let basic = animation as? CABasicAnimation, basic.keyPath == nil { basic.keyPath = key }
      add(animation, forKey: key)
    }
    setOwnValue(value, key)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  func setOwnValue(_ value: Any?, _ key: String) {
    ownValues[key] = value
    model.own[key] = value.flatMap { LayerKeyPath(own: key).numbers($0) }
  }

  /// Returns whether an animation changes custom properties at the current time.
  func animatesOwnValues(_ state: LayerState) -> Bool {
    !added.isEmpty && !state.own.isEmpty && state.own != model.own
  }
}

/// The values that numbers stand for.
private enum ManagedLayerValue {
  static func make<Value>(_ v: [Double], _ type: Value.Type) -> Value? {
    let value: Any? =
      switch type {
      case is CGFloat.Type: v.first.map { CGFloat($0) }
      case is Double.Type: v.first
      case is Float.Type: v.first.map { Float($0) }
      case is Int.Type: v.first.map { Int($0) }
      case is CGPoint.Type: v.count > 1 ? CGPoint(x: v[0], y: v[1]) : nil
      case is CGSize.Type: v.count > 1 ? CGSize(width: v[0], height: v[1]) : nil
      case is CGRect.Type:
        v.count > 3 ? CGRect(x: v[0], y: v[1], width: v[2], height: v[3]) : nil
      default: nil
      }
    return value as? Value
  }
}
