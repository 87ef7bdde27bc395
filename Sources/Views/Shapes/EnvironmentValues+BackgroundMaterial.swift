// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

private enum BackgroundMaterialKey: EnvironmentKey {
  static let defaultValue: Material? = nil
}

extension EnvironmentValues {
  /// The material behind the view, on which `.secondary` and the fainter styles are vibrant: the material's
  /// backdrop shows through them. Nil without a material. The `background` modifiers set it
  /// for a material.
  ///
  /// - Note: Differs from SwiftUI: vibrant styles are translucent black or white, not blended.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

extension View {
  /// Fills the area behind this view with a material, and on the given edges the unsafe areas that it
  /// touches.
  public func background(
    _ material: Material, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    environment(\.backgroundMaterial, material)
      .background { _StyleLayer(style: material).edgesIgnoringSafeArea(edges) }
  }

  /// Adds a shape of a material behind this view.
  public func background<T: Shape>(
    _ material: Material, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    environment(\.backgroundMaterial, material)
      .background { shape.fill(material, style: fillStyle) }
  }
}
