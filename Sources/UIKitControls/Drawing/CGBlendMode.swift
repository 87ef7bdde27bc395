// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// The blending of drawing with earlier drawing of the context, with Core Graphics' raw values.
///
/// - Note: Differs from Core Graphics: the modes that also change what is outside of the drawing are absent.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  /// Erases where the drawing is, whatever its colors are.
  case clear
  case sourceAtop = 20
  case destinationOver = 21
  /// Erases as much as the drawing is opaque.
  case destinationOut = 23
  case plusDarker = 26
  case plusLighter = 27

  fileprivate var layerMode: LayerBlendMode? {
    switch self {
    case .normal: nil
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear, .destinationOut: .destinationOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

extension CGContext {
  /// Sets how later drawing is blended with earlier drawing; `normal` by default.
  public func setBlendMode(_ mode: CGBlendMode) {
    setBlend(mode.layerMode, erases: mode == .clear)
  }

  /// Draws with a blend mode and an opacity in the current context; nothing without one.
  fileprivate static func draw(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let current else { return }
    current.saveGState()
    current.setBlendMode(mode)
    current.setAlpha(alpha)
    draw()
    current.restoreGState()
  }
}

extension UIBezierPath {
  /// Fills the path in the current context with a blend mode and an opacity from 0 to 1.
  @preconcurrency @MainActor
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.draw(blendMode, alpha) { fill() }
  }

  /// Strokes the path in the current context with a blend mode and an opacity from 0 to 1.
  @preconcurrency @MainActor
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.draw(blendMode, alpha) { stroke() }
  }
}

extension UIImage {
  /// Draws the image, stretched over a rectangle, in the current context with a blend mode and an opacity
  /// from 0 to 1.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.draw(blendMode, alpha) { draw(in: rect) }
  }

  /// Draws the image in its size at a point, in the current context with a blend mode and an opacity from
  /// 0 to 1.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.draw(blendMode, alpha) { draw(at: point) }
  }
}

/// Fills a rectangle with the current color and a blend mode.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  CGContext.draw(blendMode, 1) { UIRectFill(rect) }
}
