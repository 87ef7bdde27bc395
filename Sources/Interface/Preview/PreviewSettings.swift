// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The space in which a preview is shown.
public enum PreviewLayout: Hashable, Sendable {
  /// A phone's screen.
  case device
  /// As large as the view is.
  case sizeThatFits
  /// Of a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name, as previews name it.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral: String) {
    self.init(rawValue: stringLiteral)
  }
}

/// Which way up a device is held in a preview.
public enum InterfaceOrientation: Hashable, Sendable, CaseIterable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
}

/// How a view asks to be previewed; only what shows previews reads it.
package struct PreviewSettings: Hashable, Sendable {
  package var name: String?
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var orientation: InterfaceOrientation?

  package init() {}
}

/// Says something about how a view is previewed; the view itself stays as it is.
public struct _PreviewModifier: ElementModifier {
  public typealias Body = Never
  let settings: PreviewSettings

  func wrap(_ child: Element, _ node: Node) -> PreviewElement { PreviewElement(child, node) }
  func update(_ element: PreviewElement, _ pass: UpdatePass) { element.settings = settings }
}

final class PreviewElement: UnaryElement {
  fileprivate(set) var settings = PreviewSettings()
}

extension View {
  /// Names the view's preview.
  public func previewDisplayName(_ value: String?) -> some View {
    var settings = PreviewSettings()
    settings.name = value
    return modifier(_PreviewModifier(settings: settings))
  }

  /// Says in what space the view is previewed.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    var settings = PreviewSettings()
    settings.layout = value
    return modifier(_PreviewModifier(settings: settings))
  }

  /// Says on what device the view is previewed.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    var settings = PreviewSettings()
    settings.device = value
    return modifier(_PreviewModifier(settings: settings))
  }

  /// Says which way up the device of the view's preview is.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    var settings = PreviewSettings()
    settings.orientation = value
    return modifier(_PreviewModifier(settings: settings))
  }
}

extension ViewHost {
  /// How each view at the top asks to be previewed, in order; outer wishes count before inner ones.
  package var previewSettings: [PreviewSettings] {
    (root?.rootElement?.children ?? []).map { element in
      var settings = PreviewSettings()
      var current: Element? = element
      while let element = current {
        if let own = (element as? PreviewElement)?.settings {
          settings.name = settings.name ?? own.name
          settings.layout = settings.layout ?? own.layout
          settings.device = settings.device ?? own.device
          settings.orientation = settings.orientation ?? own.orientation
        }
        current = element.onlyChild
      }
      return settings
    }
  }
}
