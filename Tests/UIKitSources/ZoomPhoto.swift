// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

/// A drawn landscape, in place of a photo.
class LandscapeView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIColor(red: 0.55, green: 0.78, blue: 0.95, alpha: 1).setFill()
    context.fill(rect)
    UIColor.yellow.setFill()
    UIBezierPath(ovalIn: CGRect(x: 420, y: 60, width: 90, height: 90)).fill()
    let hills = UIBezierPath()
    hills.move(to: CGPoint(x: 0, y: 400))
    hills.addLine(to: CGPoint(x: 0, y: 280))
    hills.addQuadCurve(to: CGPoint(x: 320, y: 260), controlPoint: CGPoint(x: 160, y: 160))
    hills.addQuadCurve(to: CGPoint(x: 600, y: 300), controlPoint: CGPoint(x: 460, y: 340))
    hills.addLine(to: CGPoint(x: 600, y: 400))
    hills.close()
    UIColor(red: 0.3, green: 0.6, blue: 0.3, alpha: 1).setFill()
    hills.fill()
  }
}

class ZoomPhotoViewController: UIViewController, UIScrollViewDelegate {
  var scrollView: UIScrollView!
  var photo: LandscapeView!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    photo = LandscapeView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
    scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.backgroundColor = .black
    scrollView.contentSize = photo.bounds.size
    scrollView.addSubview(photo)
    scrollView.delegate = self
    view.addSubview(scrollView)
    setupGestureRecognizer()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    setZoomScale()
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    return photo
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    let size = photo.frame.size
    let space = scrollView.bounds.size
    let vertical = size.height < space.height ? (space.height - size.height) / 2 : 0
    let horizontal = size.width < space.width ? (space.width - size.width) / 2 : 0
    scrollView.contentInset = UIEdgeInsets(
      top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  func setZoomScale() {
    let widthScale = scrollView.bounds.width / photo.bounds.width
    let heightScale = scrollView.bounds.height / photo.bounds.height
    scrollView.minimumZoomScale = min(widthScale, heightScale)
    scrollView.maximumZoomScale = 4
    scrollView.zoomScale = scrollView.minimumZoomScale
  }

  func setupGestureRecognizer() {
    let doubleTap = UITapGestureRecognizer(
      target: self, action: #selector(handleDoubleTap(recognizer:)))
    doubleTap.numberOfTapsRequired = 2
    scrollView.addGestureRecognizer(doubleTap)
  }

  @objc func handleDoubleTap(recognizer: UITapGestureRecognizer) {
    if scrollView.zoomScale > scrollView.minimumZoomScale {
      scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
    } else {
      scrollView.setZoomScale(scrollView.maximumZoomScale, animated: true)
    }
  }
}
