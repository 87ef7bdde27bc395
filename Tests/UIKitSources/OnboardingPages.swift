// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

class OnboardingViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let pageControl = UIPageControl()
  let skip = UIButton(type: .system)
  let pages: [(title: String, color: UIColor)] = [
    ("Welcome", .systemBlue), ("Drag things", .systemGreen), ("Let go", .systemOrange),
  ]
  private var shapes: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    view.addSubview(scrollView)
    for page in pages {
      let container = UIView()
      container.backgroundColor = page.color.withAlphaComponent(0.15)
      let shape = UIView()
      shape.backgroundColor = page.color
      shape.layer.cornerRadius = 60
      container.addSubview(shape)
      shapes.append(shape)
      let label = UILabel()
      label.text = page.title
      label.font = .preferredFont(forTextStyle: .largeTitle)
      label.tag = 100
      container.addSubview(label)
      scrollView.addSubview(container)
    }
    pageControl.numberOfPages = pages.count
    pageControl.currentPageIndicatorTintColor = .black
    pageControl.pageIndicatorTintColor = .lightGray
    pageControl.addTarget(self, action: #selector(pageChanged(_:)), for: .valueChanged)
    view.addSubview(pageControl)
    skip.setTitle("Next", for: .normal)
    skip.addTarget(self, action: #selector(next(_:)), for: .touchUpInside)
    view.addSubview(skip)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    for (index, container) in scrollView.subviews.prefix(pages.count).enumerated() {
      container.frame = CGRect(
        x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
      shapes[index].frame = CGRect(x: size.width / 2 - 60, y: 260, width: 120, height: 120)
      if let label = container.viewWithTag(100) as? UILabel {
        label.sizeToFit()
        label.center = CGPoint(x: size.width / 2, y: 460)
      }
    }
    pageControl.frame = CGRect(x: 0, y: size.height - 110, width: size.width, height: 30)
    skip.frame = CGRect(x: size.width - 100, y: size.height - 110, width: 80, height: 30)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let position = scrollView.contentOffset.x / view.bounds.width
    pageControl.currentPage = Int(round(position))
    for (index, shape) in shapes.enumerated() {
      let distance = min(abs(CGFloat(index) - position), 1)
      shape.transform = CGAffineTransform(rotationAngle: distance * .pi / 2)
        .scaledBy(x: 1 - distance * 0.6, y: 1 - distance * 0.6)
      shape.layer.cornerRadius = 60 - 40 * distance
    }
  }

  @objc func pageChanged(_ sender: UIPageControl) {
    scrollView.setContentOffset(
      CGPoint(x: CGFloat(sender.currentPage) * view.bounds.width, y: 0), animated: true)
  }

  @objc func next(_ sender: UIButton) {
    let page = min(pageControl.currentPage + 1, pages.count - 1)
    scrollView.setContentOffset(CGPoint(x: CGFloat(page) * view.bounds.width, y: 0), animated: true)
  }
}
