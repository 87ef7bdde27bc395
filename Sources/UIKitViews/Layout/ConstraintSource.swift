// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The origin of a constraint of the solver, as reports name it.
@MainActor
enum ConstraintSource {
  /// A constraint of the program.
  case constraint(NSLayoutConstraint)
  /// A length of the frame of a view whose mask makes constraints.
  case frame(UIView, NSLayoutConstraint.Attribute)
  /// A length of the outermost view.
  case rootSize(NSLayoutConstraint.Attribute)
  /// A side of a guide of the library.
  case guide(UILayoutGuide, String)
  /// A constraint of a stack view, by its identifier.
  case stack(UIStackView, String)

  /// The description in the manner of UIKit.
  func text(root: UIView) -> String {
    func name(_ item: AnyObject) -> String { NSLayoutConstraint.name(of: item) }
    switch self {
    case .constraint(let constraint): return constraint.description
    case .frame(let view, let attribute):
      let mask = view.autoresizingMask
      func flags(_ parts: [UIView.AutoresizingMask]) -> String {
        let isFixed = parts.allSatisfy { !mask.contains($0) }
        return parts.enumerated().map { index, part in
          mask.contains(part) || (isFixed && index == 2) ? "&" : "-"
        }.joined()
      }
      let h = flags([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
      let v = flags([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
      let value =
        switch attribute {
        case .width: view.bounds.width
        case .height: view.bounds.height
        case .left: view.frame.minX
        default: view.frame.minY
        }
      return "<NSAutoresizingMaskLayoutConstraint h=\(h) v=\(v) "
        + "\(name(view)).\(attribute) == \(NSLayoutConstraint.text(value))   (active)>"
    case .rootSize(let attribute):
      let isWidth = attribute == .width
      let value = isWidth ? root.bounds.width : root.bounds.height
      return "<NSLayoutConstraint 'UIView-Encapsulated-Layout-\(isWidth ? "Width" : "Height")' "
        + "\(name(root)).\(attribute) == \(NSLayoutConstraint.text(value))   (active)>"
    case .guide(let guide, let side):
      return "<NSLayoutConstraint '\(guide.kind.name)-\(side)' \(name(guide))   (active)>"
    case .stack(let stack, let identifier):
      return "<NSLayoutConstraint '\(identifier)' \(name(stack))   (active)>"
    }
  }
}
