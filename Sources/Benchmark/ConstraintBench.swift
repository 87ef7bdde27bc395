// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import UIKit

/// Measures the layout of 125 views by 500 constraints, and after a change of one constant.
///
/// Each value is the minimum of many layouts.
struct ConstraintBench {
  func run() -> BenchResult.Constraints {
    var result = BenchResult.Constraints()
    result.solveMilliseconds = fastest(20) { makePage().root.layoutIfNeeded() }
    let page = makePage()
    page.root.layoutIfNeeded()
    var constant: CGFloat = 4
    result.changeMilliseconds = fastest(100) {
      constant = 10 - constant
      page.first.constant = constant
      page.root.layoutIfNeeded()
    }
    return result
  }

  /// A column of views, whose widths and heights depend on those before.
  private func makePage() -> (root: UIView, first: NSLayoutConstraint) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 8000))
    var constraints: [NSLayoutConstraint] = []
    var last: UIView?
    for index in 0..<125 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      constraints += [
        view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor, constant: 4),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        view.widthAnchor.constraint(
          lessThanOrEqualTo: last?.widthAnchor ?? root.widthAnchor, multiplier: 1),
        view.heightAnchor.constraint(
          equalTo: root.widthAnchor, multiplier: 0.05, constant: CGFloat(index % 7)),
      ]
      last = view
    }
    NSLayoutConstraint.activate(constraints)
    return (root, constraints[0])
  }

  private func fastest(_ count: Int, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    return (0..<count).map { _ in clock.measure(body) / .milliseconds(1) }.min() ?? 0
  }
}
