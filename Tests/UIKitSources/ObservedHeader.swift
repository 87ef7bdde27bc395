// Part of Snapback, under the MIT licence; see LICENSE.

//
//  ObservedHeader.swift
//  A header that observes the offset of a scroll view.
//

import UIKit

class ObservingHeader: UIView {

  private weak var scrollView: UIScrollView?
  private var observation: NSKeyValueObservation?
  private let height: CGFloat

  init(height: CGFloat) {
    self.height = height
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: height))
    backgroundColor = .systemBlue
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func observe(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.addObserver(self, forKeyPath: "contentOffset", options: [.new], context: nil)
    observation = scrollView.observe(\.contentSize, options: [.new]) { _, change in
      print("The contents are \(change.newValue?.height ?? 0) points high.")
    }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard let offset = change?[.newKey] as? CGPoint else { return }
    frame.size.height = max(60, height - offset.y)
    alpha = max(0.4, 1 - offset.y / height)
  }
}

class ObservedHeaderViewController: UIViewController {

  private let scrollView = UIScrollView()
  private let header = ObservingHeader(height: 220)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 390, height: 1600)
    for row in 0..<12 {
      let stripe = UIView(frame: CGRect(x: 20, y: 240 + row * 110, width: 350, height: 90))
      stripe.backgroundColor = UIColor(white: 0.85, alpha: 1)
      stripe.layer.cornerRadius = 10
      scrollView.addSubview(stripe)
    }
    view.addSubview(scrollView)
    view.addSubview(header)
    header.observe(scrollView)
  }
}
