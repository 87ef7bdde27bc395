// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// Three controllers in a tab bar, whose delegate fades them in.
class SceneViewController: UIViewController {
  private let color: UIColor

  init(title: String, color: UIColor, symbol: String) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
    tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let label = UILabel()
    label.text = title
    label.font = UIFont.preferredFont(forTextStyle: .largeTitle)
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }
}

class MainTabController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      SceneViewController(title: "Home", color: .systemBlue, symbol: "house"),
      SceneViewController(title: "Search", color: .systemGreen, symbol: "magnifyingglass"),
      SceneViewController(title: "Profile", color: .systemOrange, symbol: "person"),
    ]
    tabBar.tintColor = .systemRed
    tabBar.unselectedItemTintColor = .darkGray
    delegate = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    viewController.view.alpha = 0
    UIView.animate(withDuration: 0.4) { viewController.view.alpha = 1 }
  }
}
