// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// Pages whose pictures move more slowly than they do.
class ParallaxViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let pageControl = UIPageControl()
  private var pictures: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    view.addSubview(scrollView)
    for index in 0..<4 {
      let page = UIView()
      page.clipsToBounds = true
      let picture = UIView()
      let gradient = CAGradientLayer()
      gradient.colors = [
        UIColor(hue: CGFloat(index) / 4, saturation: 0.8, brightness: 0.9, alpha: 1).cgColor,
        UIColor(hue: CGFloat(index) / 4 + 0.1, saturation: 0.5, brightness: 1, alpha: 1).cgColor,
      ]
      gradient.startPoint = .zero
      gradient.endPoint = CGPoint(x: 1, y: 1)
      gradient.frame = CGRect(x: 0, y: 0, width: 500, height: 844)
      picture.layer.addSublayer(gradient)
      let label = UILabel(frame: CGRect(x: 150, y: 350, width: 200, height: 80))
      label.text = "\(index + 1)"
      label.textAlignment = .center
      label.textColor = .white
      label.font = UIFont.systemFont(ofSize: 70, weight: .black)
      picture.addSubview(label)
      page.addSubview(picture)
      scrollView.addSubview(page)
      pictures.append(picture)
    }
    pageControl.numberOfPages = 4
    view.addSubview(pageControl)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let size = view.bounds.size
    scrollView.contentSize = CGSize(width: size.width * 4, height: size.height)
    for (index, picture) in pictures.enumerated() {
      picture.superview?.frame = CGRect(
        x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
    }
    pageControl.frame = CGRect(x: 0, y: size.height - 90, width: size.width, height: 30)
    scrollViewDidScroll(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let width = max(1, scrollView.bounds.width)
    for (index, picture) in pictures.enumerated() {
      let distance = scrollView.contentOffset.x - CGFloat(index) * width
      picture.frame = CGRect(x: distance * 0.5 - 55, y: 0, width: 500, height: 844)
    }
    pageControl.currentPage = Int((scrollView.contentOffset.x / width).rounded())
  }
}
