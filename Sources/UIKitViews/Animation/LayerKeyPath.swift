// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The path of an animatable property of a layer, such as `position.y` or `transform.rotation.z`.
@MainActor
struct LayerKeyPath {
  let key: LayerKey
  let component: String
  /// The name of a custom property; nil for a built-in one.
  private var own: String?
  /// The indices of the component among the property's numbers; nil for all.
  private let indices: [Int]?

  /// Nil for a path that is not known.
  init?(_ path: String) {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first, let key = LayerKey(rawValue: first) else { return nil }
    self.key = key
    component = parts.count > 1 ? parts[1] : ""
    if component.isEmpty {
      indices = nil
      return
    }
    let known: [String: [Int]] =
      switch key {
      case .position, .anchorPoint, .startPoint, .endPoint: ["x": [0], "y": [1]]
      case .bounds:
        [
          "origin": [0, 1], "origin.x": [0], "origin.y": [1], "size": [2, 3], "size.width": [2],
          "size.height": [3],
        ]
      case .shadowOffset: ["width": [0], "height": [1]]
      case .transform, .sublayerTransform:
        [
          "translation": [0, 1], "translation.x": [0], "translation.y": [1], "translation.z": [2],
          "scale": [3, 4], "scale.x": [3], "scale.y": [4], "scale.z": [5], "rotation": [8],
          "rotation.x": [6], "rotation.y": [7], "rotation.z": [8],
        ]
      default: [:]
      }
    guard let found = known[component] else { return nil }
    indices = found
  }

  /// The path of a custom property.
  init(own name: String) {
    (key, component, indices, own) = (.zPosition, "", nil, name)
  }

  func value(in state: LayerState) -> [Double] {
    if let own { return state.own[own] ?? [] }
    let all = state.vector(key)
    guard let indices else { return all }
    return indices.map { all[$0] }
  }

  func set(_ value: [Double], in state: inout LayerState) {
    if let own {
      state.own[own] = value
      return
    }
    guard let indices else { return state.set(key, value) }
    var all = state.vector(key)
    for (index, number) in zip(indices, value) { all[index] = number }
    state.set(key, all)
  }

  /// The numbers of a value of an animation; nil for a value of another kind.
  func numbers(_ value: Any) -> [Double]? {
    var state = LayerState()
    if indices?.count == 2, component == "scale", let number = scalar(value) {
      return [number, number]
    }
    if !(value is NSNumber), let inner = (value as? NSValue)?.geometry { return numbers(inner) }
    switch value {
    case let point as CGPoint: return [point.x, point.y]
    case let size as CGSize: return [size.width, size.height]
    case let rect as CGRect: return [rect.minX, rect.minY, rect.width, rect.height]
    case let transform as CATransform3D: return TransformParts(transform).vector
    case let transform as CGAffineTransform:
      return TransformParts(CATransform3DMakeAffineTransform(transform)).vector
    case let color as CGColor: return Color(cgColor: color).vector
    case let color as UIColor: return Color(uiColor: color).vector
    case let path as CGPath:
      state.path = path
      return state.vector(.path)
    case let colors as [CGColor]: return colors.flatMap { Color(cgColor: $0).vector }
    case let numbers as [NSNumber]: return numbers.map(\.doubleValue)
    default: return scalar(value).map { [$0] }
    }
  }

  private func scalar(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
