// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceFiles
import Motion
import UIKitViews

extension InterfaceElement {
  /// A yes or no; nil if the attribute is missing.
  func bool(_ name: String) -> Bool? { self[name].map { $0 == "YES" || $0 == "true" } }

  /// A finite number; nil if the attribute is missing or no number.
  func number(_ name: String) -> CGFloat? {
    guard let value = self[name].flatMap(Double.init), value.isFinite else { return nil }
    return CGFloat(max(-1e7, min(1e7, value)))
  }

  /// A whole number; nil if the attribute is missing or no number.
  func int(_ name: String) -> Int? { number(name).map { Int($0) } }

  /// The rectangle of a property; nil if there is none.
  func rect(_ key: String) -> CGRect? {
    guard let value = value(key), value.name == "rect" else { return nil }
    return value.asRect
  }

  /// The rectangle that the element is.
  var asRect: CGRect {
    CGRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: max(0, number("width") ?? 0),
      height: max(0, number("height") ?? 0))
  }

  /// The frame that is given by distances from the edges of the superview, in points or percent of its size; nil
  /// if there are none.
  func insetFrame(in outer: CGSize) -> CGRect? {
    guard let value = value("frameInset") else { return nil }
    func length(_ name: String, _ whole: CGFloat) -> CGFloat? {
      guard let text = value[name], text.hasSuffix("%") else { return value.number(name) }
      return Double(text.dropLast()).flatMap { $0.isFinite ? whole * CGFloat($0) / 100 : nil }
    }
    func range(
      _ minimum: String, _ maximum: String, _ size: String, _ whole: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
      let (start, end) = (length(minimum, whole), length(maximum, whole))
      let size = length(size, whole) ?? whole - (start ?? 0) - (end ?? 0)
      return (start ?? end.map { whole - $0 - size } ?? 0, max(0, size))
    }
    let x = range("minX", "maxX", "width", outer.width)
    let y = range("minY", "maxY", "height", outer.height)
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// The size of a property; nil if there is none.
  func size(_ key: String) -> CGSize? {
    guard let value = value(key), value.name == "size" else { return nil }
    return CGSize(width: value.number("width") ?? 0, height: value.number("height") ?? 0)
  }

  /// The insets of a property, whose attributes are named like the edges of a rectangle; nil if there are none.
  func insets(_ key: String) -> UIEdgeInsets? {
    guard let value = value(key) else { return nil }
    if value.name == "inset" {
      return UIEdgeInsets(
        top: value.number("minY") ?? 0, left: value.number("minX") ?? 0,
        bottom: value.number("maxY") ?? 0, right: value.number("maxX") ?? 0)
    }
    return UIEdgeInsets(
      top: value.number("top") ?? 0, left: value.number("left") ?? value.number("leading") ?? 0,
      bottom: value.number("bottom") ?? 0,
      right: value.number("right") ?? value.number("trailing") ?? 0)
  }

  /// A text: an attribute, or a child with the text inside; nil for none.
  func string(_ name: String) -> String? {
    if let value = self[name] { return value }
    guard let child = value(name), ["string", "mutableString"].contains(child.name) else {
      return nil
    }
    guard child["base64-UTF8"] == "YES" else { return child.text }
    let data = Data(base64Encoded: child.text, options: .ignoreUnknownCharacters) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// The outlets, actions and segues.
  var connections: [InterfaceElement] { list("connections") }
}
