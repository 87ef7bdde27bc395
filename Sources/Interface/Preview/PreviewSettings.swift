// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The settings with which a view is previewed. Only the program that shows previews reads it.
package struct PreviewSettings: Hashable, Sendable {
  package var name: String?
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var orientation: InterfaceOrientation?

  package init() {}
}

/// Adds preview settings; the view itself is unchanged.
public struct _PreviewModifier: ElementModifier {
  public typealias Body = Never
  let settings: PreviewSettings

  package func wrap(_ child: Element, _ node: Node) -> PreviewElement {
    PreviewElement(child, node)
  }
  package func update(_ element: PreviewElement, _ pass: UpdatePass) { element.settings = settings }
}

package final class PreviewElement: UnaryElement {
  fileprivate(set) var settings = PreviewSettings()
}

extension View {
  /// Sets the name of the view's preview.
  public func previewDisplayName(_ value: String?) -> some View {
    var settings = PreviewSettings()
    settings.name = value
    return modifier(_PreviewModifier(settings: settings))
  }

  /// Sets the size of the view's preview.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    var settings = PreviewSettings()
    settings.layout = value
    return modifier(_PreviewModifier(settings: settings))
  }

  /// Sets the device of the view's preview; nil is the default.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    var settings = PreviewSettings()
    settings.device = value
    return modifier(_PreviewModifier(settings: settings))
  }

  /// Sets the device orientation of the view's preview.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    var settings = PreviewSettings()
    settings.orientation = value
    return modifier(_PreviewModifier(settings: settings))
  }
}

extension ViewHost {
  /// The size in points of the first root view when it is offered that of the window.
  package var fittingSize: CGSize {
    guard let view = root?.rootElement?.children.first else { return .zero }
    return view.size(ProposedViewSize(size))
  }

  /// The size in points of the root views when they are offered a size: of several, the sum of their
  /// heights and the largest of their widths. Without views it is zero.
  package func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    let elements = (root?.children ?? []).flatMap(\.elements)
    let sizes = elements.map { $0.size(proposal) }
    let insets = safeAreaInsets
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + insets.leading + insets.trailing,
      height: sizes.map(\.height).reduce(0, +) + insets.top + insets.bottom)
  }

  /// The preview settings of each root view, in order. Outer modifiers override inner ones.
  package var previewSettings: [PreviewSettings] {
    (root?.rootElement?.children ?? []).map { element in
      var settings = PreviewSettings()
      var current: Element? = element
      while let element = current {
        if let inner = (element as? PreviewElement)?.settings {
          settings.name = settings.name ?? inner.name
          settings.layout = settings.layout ?? inner.layout
          settings.device = settings.device ?? inner.device
          settings.orientation = settings.orientation ?? inner.orientation
        }
        current = element.onlyChild
      }
      return settings
    }
  }
}
