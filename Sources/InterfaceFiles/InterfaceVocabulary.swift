// Part of Snapback, under the MIT licence; see LICENSE.

/// The kinds of objects of storyboards and nib files that are supported.
package enum InterfaceVocabulary {
  /// The elements that become views.
  package static let views: Set<String> = [
    "view", "containerView", "label", "button", "imageView", "control", "textField", "textView",
    "slider", "switch", "segmentedControl", "stepper", "progressView", "activityIndicatorView",
    "pageControl", "datePicker", "pickerView", "scrollView", "stackView", "tableView",
    "tableViewCell", "tableViewHeaderFooterView", "collectionView", "collectionViewCell",
    "collectionReusableView", "visualEffectView", "toolbar", "navigationBar", "tabBar",
    "searchBar", "window",
  ]

  /// The elements that become controllers.
  package static let controllers: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "pageViewController", "viewControllerPlaceholder",
  ]

  private static let others: Set<String> = [
    "placeholder", "exit", "customObject", "barButtonItem", "navigationItem", "tabBarItem",
    "viewControllerLayoutGuide", "tapGestureRecognizer", "panGestureRecognizer",
    "pinchGestureRecognizer", "rotationGestureRecognizer", "swipeGestureRecognizer",
    "longPressGestureRecognizer", "pongPressGestureRecognizer", "screenEdgePanGestureRecognizer",
  ]

  /// The objects of a file that are not supported: the first of each kind.
  package static func unsupported(in file: InterfaceFile) -> [InterfaceElement] {
    let known = views.union(controllers).union(others)
    var seen: Set<String> = []
    var found: [InterfaceElement] = []
    file.root.visit { element in
      guard ["objects", "subviews"].contains(element.name) else { return }
      for child in element.children where !known.contains(child.name) {
        if seen.insert(child.name).inserted { found.append(child) }
      }
    }
    return found
  }
}
