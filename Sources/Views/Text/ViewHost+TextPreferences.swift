// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

extension ViewHost {
  /// Sets how the user prefers texts; a size of nil is the standard one.
  package func setTextPreferences(size: DynamicTypeSize?, isBold: Bool) {
    environmentDefaults = { values in
      // A value that is not set does not invalidate the views that read it.
      if let size, size != .large {
        values.dynamicTypeSize = size
        values.preferredTypeSize = size
      }
      if isBold { values.legibilityWeight = .bold }
    }
  }
}

extension DynamicTypeSize {
  /// The size whose body text is nearest to the standard one times a factor.
  package init(scale: Double) {
    let standard = Double(Font.TextStyle.body.size(at: .large))
    let target = standard * (scale.isFinite ? scale : 1)
    func distance(_ size: DynamicTypeSize) -> Double {
      abs(Double(Font.TextStyle.body.size(at: size)) - target)
    }
    self = DynamicTypeSize.allCases.min { distance($0) < distance($1) } ?? .large
  }
}
