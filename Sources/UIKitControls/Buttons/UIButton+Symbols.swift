// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

extension UIImage.SymbolConfiguration {
  /// Creates the configuration for a text of a font.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale = .unspecified) {
    self.init(pointSize: font.pointSize, scale: scale)
  }

  /// Creates the configuration for a text of a style.
  @preconcurrency @MainActor
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale = .unspecified) {
    self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
  }
}

extension UIButton {
  /// Sets the size and the weight of the symbol that is the image of a state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    guard let configuration, let image = image(for: state) else { return }
    setImage(image.withConfiguration(configuration), for: state)
  }
}
