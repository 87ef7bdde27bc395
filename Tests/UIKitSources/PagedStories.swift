// Part of Snapback, under the MIT licence; see LICENSE.

//
//  PagedStories.swift
//  Stories in pages: swipe to the next one.
//

import UIKit

class StoryViewController: UIViewController {

  let index: Int

  init(index: Int, color: UIColor) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
    view.backgroundColor = color
    let label = UILabel()
    label.text = "Story \(index + 1)"
    label.font = .systemFont(ofSize: 40, weight: .heavy)
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class StoriesViewController: UIPageViewController {

  private let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange]

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    if let first = story(at: 0) {
      setViewControllers([first], direction: .forward, animated: false, completion: nil)
    }
  }

  private func story(at index: Int) -> StoryViewController? {
    guard colors.indices.contains(index) else { return nil }
    return StoryViewController(index: index, color: colors[index])
  }
}

extension StoriesViewController: UIPageViewControllerDataSource {

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let story = viewController as? StoryViewController else { return nil }
    return self.story(at: story.index - 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let story = viewController as? StoryViewController else { return nil }
    return self.story(at: story.index + 1)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { colors.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
