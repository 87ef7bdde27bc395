// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitDynamics
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Numbers at the edges of `Double` in properties of views, layers, animations, lists and behaviors.
@MainActor
@Suite struct NumberSweepTests {
  private let sweep = NumberSweep()
  private let size = CGSize(width: 200, height: 200)

  /// Changes a view and a label in it, before or after the first frame.
  private func kit(_ name: String, _ change: (UIView, UIView, CGFloat) -> Void) {
    for number in NumberSweep.numbers {
      for isLater in [false, true] {
        let controller = UIViewController()
        let outer = UIView(frame: CGRect(x: 20, y: 20, width: 150, height: 150))
        outer.backgroundColor = .blue
        let inner = UILabel(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
        inner.text = "abc"
        inner.backgroundColor = .red
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        if !isLater { change(outer, inner, CGFloat(number)) }
        let harness = Harness(size: size) { _rootView(controller) }
        if isLater {
          harness.frame()
          change(outer, inner, CGFloat(number))
        }
        sweep.drive(name, number, harness)
      }
    }
  }

  /// Shows another view.
  private func sub(_ name: String, _ make: (CGFloat) -> UIView) {
    kit(name) { outer, _, number in
      let view = make(number)
      if view.frame.isEmpty { view.frame = CGRect(x: 0, y: 0, width: 140, height: 140) }
      outer.addSubview(view)
    }
  }

  /// Shows a layer.
  private func layer(_ name: String, _ make: (CGFloat) -> CALayer) {
    kit(name) { outer, _, number in
      let layer = make(number)
      layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      outer.layer.addSublayer(layer)
    }
  }

  /// A layer with a circle.
  private var circle: CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    layer.strokeColor = UIColor.red.cgColor
    return layer
  }

  private func constrain(
    _ name: String, _ make: (UIView, UIView, CGFloat) -> [NSLayoutConstraint]
  ) {
    kit("constraint " + name) { outer, inner, number in
      inner.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate(make(outer, inner, number))
    }
  }

  /// Keeps an animator with its reference view.
  private final class World: UIView {
    lazy var animator = UIDynamicAnimator(referenceView: self)
  }

  private func dynamics(
    _ name: String, _ make: (UIView, UIView, CGFloat) -> [UIDynamicBehavior]
  ) {
    kit("dynamics " + name) { outer, inner, number in
      let world = World(frame: outer.bounds)
      outer.addSubview(world)
      world.addSubview(inner)
      for behavior in make(world, inner, number) { world.animator.addBehavior(behavior) }
    }
  }

  private final class Zooming: UIViewController, UIScrollViewDelegate {
    let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  }

  private func scroll(_ name: String, _ change: (UIScrollView, UIView, CGFloat) -> Void) {
    for number in NumberSweep.numbers {
      for isLater in [false, true] {
        let controller = Zooming()
        let scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
        controller.zoomed.backgroundColor = .red
        scroll.addSubview(controller.zoomed)
        scroll.contentSize = controller.zoomed.bounds.size
        scroll.minimumZoomScale = 0.5
        scroll.maximumZoomScale = 3
        scroll.delegate = controller
        controller.view.addSubview(scroll)
        if !isLater { change(scroll, controller.zoomed, CGFloat(number)) }
        let harness = Harness(size: size) { _rootView(controller) }
        if isLater {
          harness.frame()
          change(scroll, controller.zoomed, CGFloat(number))
        }
        sweep.drive(name, number, harness)
      }
    }
  }

  private final class Cells: UIViewController, UICollectionViewDataSource, UITableViewDataSource,
    UITableViewDelegate
  {
    var height: CGFloat = 44

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 5 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "cell", for: indexPath)
      cell.backgroundColor = .red
      return cell
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "a"
      return cell
    }
    func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { height }
  }

  private func list(_ name: String, _ change: (UITableView, Cells, CGFloat) -> Void) {
    for number in NumberSweep.numbers {
      let controller = Cells()
      let table = UITableView(frame: CGRect(origin: .zero, size: size))
      table.dataSource = controller
      table.delegate = controller
      controller.view.addSubview(table)
      change(table, controller, CGFloat(number))
      sweep.drive("table " + name, number, Harness(size: size) { _rootView(controller) })
    }
  }

  private func coll(_ name: String, _ make: (CGFloat) -> UICollectionViewLayout) {
    for number in NumberSweep.numbers {
      let controller = Cells()
      let collection = UICollectionView(
        frame: CGRect(origin: .zero, size: size), collectionViewLayout: make(CGFloat(number)))
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = controller
      controller.view.addSubview(collection)
      sweep.drive("collection " + name, number, Harness(size: size) { _rootView(controller) })
    }
  }

  @Test func `properties of views accept any number`() {
    kit("frame x") { o, _, n in o.frame.origin.x = n }
    kit("frame width") { o, _, n in o.frame.size.width = n }
    kit("inner frame") { _, i, n in i.frame = CGRect(x: n, y: n, width: n, height: n) }
    kit("bounds size") { o, _, n in o.bounds.size = CGSize(width: n, height: n) }
    kit("bounds origin") { o, _, n in o.bounds.origin = CGPoint(x: n, y: n) }
    kit("center") { o, _, n in o.center = CGPoint(x: n, y: n) }
    kit("transform scale") { o, _, n in o.transform = CGAffineTransform(scaleX: n, y: n) }
    kit("transform rotation") { o, _, n in o.transform = CGAffineTransform(rotationAngle: n) }
    kit("transform translation") { o, _, n in o.transform = CGAffineTransform(translationX: n, y: n)
    }
    kit("transform3D") { o, _, n in
      o.transform3D = CATransform3DMakeRotation(n, 1, 0, 0)
      o.layer.transform.m34 = n
    }
    kit("anchorPoint") { o, _, n in o.layer.anchorPoint = CGPoint(x: n, y: n) }
    kit("alpha") { o, i, n in
      o.alpha = n
      i.alpha = n
    }
    kit("layer opacity") { o, _, n in o.layer.opacity = Float(n) }
    kit("cornerRadius") { o, _, n in
      o.layer.cornerRadius = n
      o.clipsToBounds = true
    }
    kit("borderWidth") { o, _, n in o.layer.borderWidth = n }
    kit("shadow") { o, _, n in
      o.layer.shadowRadius = n
      o.layer.shadowOpacity = 1
    }
    kit("shadowOffset") { o, _, n in
      o.layer.shadowOffset = CGSize(width: n, height: n)
      o.layer.shadowOpacity = 1
    }
    kit("shadowOpacity") { o, _, n in o.layer.shadowOpacity = Float(n) }
    kit("zPosition") { o, _, n in o.layer.zPosition = n }
    kit("contentsScale") { o, _, n in
      o.layer.contentsScale = n
      o.contentScaleFactor = n
    }
    kit("layer position") { o, _, n in o.layer.position = CGPoint(x: n, y: 5) }
    kit("pan translation") { o, _, n in
      let p = UIPanGestureRecognizer(target: nil, action: nil)
      o.addGestureRecognizer(p)
      p.setTranslation(CGPoint(x: n, y: n), in: o)
    }
    kit("long press") { o, _, n in
      let p = UILongPressGestureRecognizer(target: nil, action: nil)
      p.minimumPressDuration = Double(n)
      p.allowableMovement = n
      o.addGestureRecognizer(p)
    }
    kit("hit slop") { o, i, n in
      _ = o.hitTest(CGPoint(x: n, y: n), with: nil)
      _ = o.convert(CGPoint(x: n, y: n), to: i)
      _ = o.sizeThatFits(CGSize(width: n, height: n))
      _ = i.sizeThatFits(CGSize(width: n, height: n))
      _ = o.systemLayoutSizeFitting(CGSize(width: n, height: n))
    }
    kit("safe area") { o, _, n in
      o.layoutMargins = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      o.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: n, leading: n, bottom: n, trailing: n)
    }
    #expect(sweep.defects == [])
  }

  @Test func `animations of views accept any number`() {
    kit("layer speed") { o, i, n in
      o.layer.speed = Float(n)
      UIView.animate(withDuration: 0.3) { i.center.x += 20 }
    }
    kit("layer timeOffset") { o, i, n in
      o.layer.timeOffset = Double(n)
      o.layer.beginTime = Double(n)
      UIView.animate(withDuration: 0.3) { i.center.x += 20 }
    }
    kit("animate duration") { _, i, n in
      UIView.animate(withDuration: Double(n)) { i.center.x += 20 }
    }
    kit("animate delay") { _, i, n in
      UIView.animate(withDuration: 0.3, delay: Double(n), options: [.repeat]) { i.center.x += 20 }
    }
    kit("animate to") { _, i, n in
      UIView.animate(withDuration: 0.3) {
        i.center.x = n
        i.bounds.size.width = n
        i.alpha = n
        i.transform = CGAffineTransform(scaleX: n, y: n)
      }
    }
    kit("spring damping") { _, i, n in
      UIView.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: n, initialSpringVelocity: n
      ) { i.center.x += 20 }
    }
    kit("spring velocity") { _, i, n in
      UIView.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: n
      ) { i.center.x += 20 }
    }
    kit("spring bounce") { _, i, n in
      UIView.animate(springDuration: Double(n), bounce: n) { i.center.x += 20 }
    }
    kit("keyframes") { _, i, n in
      UIView.animateKeyframes(withDuration: Double(n), delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: Double(n), relativeDuration: Double(n)) {
          i.center.x += 20
        }
      }
    }
    kit("keyframes start") { _, i, n in
      UIView.animateKeyframes(withDuration: 0.3, delay: Double(n)) {
        UIView.addKeyframe(withRelativeStartTime: Double(n), relativeDuration: 0.5) {
          i.center.x += 20
        }
      }
    }
    kit("animator") { _, i, n in
      let a = UIViewPropertyAnimator(duration: Double(n), dampingRatio: n) { i.center.x += 20 }
      a.startAnimation()
    }
    kit("animator fraction") { _, i, n in
      let a = UIViewPropertyAnimator(duration: 1, curve: .linear) { i.center.x += 20 }
      a.startAnimation()
      a.pauseAnimation()
      a.fractionComplete = n
      a.continueAnimation(withTimingParameters: nil, durationFactor: n)
    }
    kit("spring timing") { _, i, n in
      let a = UIViewPropertyAnimator(
        duration: 0.3,
        timingParameters: UISpringTimingParameters(
          mass: n, stiffness: n, damping: n, initialVelocity: CGVector(dx: n, dy: n)))
      a.addAnimations { i.center.x += 20 }
      a.startAnimation(afterDelay: Double(n))
    }
    kit("cubic timing") { _, i, n in
      let a = UIViewPropertyAnimator(
        duration: 0.3,
        timingParameters: UICubicTimingParameters(
          controlPoint1: CGPoint(x: n, y: n), controlPoint2: CGPoint(x: n, y: 1)))
      a.addAnimations { i.center.x += 20 }
      a.startAnimation()
    }
    kit("CABasic") { _, i, n in
      let a = CABasicAnimation(keyPath: "position.x")
      a.duration = Double(n)
      a.fromValue = n
      a.toValue = 5
      i.layer.add(a, forKey: nil)
    }
    kit("CABasic from") { _, i, n in
      let a = CABasicAnimation(keyPath: "transform.scale")
      a.duration = 1
      a.fromValue = n
      a.toValue = n
      i.layer.add(a, forKey: nil)
    }
    kit("CABasic repeat") { _, i, n in
      let a = CABasicAnimation(keyPath: "opacity")
      a.duration = 0.1
      a.repeatCount = Float(n)
      a.repeatDuration = Double(n)
      a.speed = Float(n)
      a.timeOffset = Double(n)
      a.fromValue = 0
      a.toValue = 1
      i.layer.add(a, forKey: nil)
    }
    kit("CABasic begin") { _, i, n in
      let a = CABasicAnimation(keyPath: "position.x")
      a.duration = 0.1
      a.beginTime = Double(n)
      a.byValue = n
      i.layer.add(a, forKey: nil)
    }
    kit("CAKeyframe") { _, i, n in
      let a = CAKeyframeAnimation(keyPath: "position.x")
      a.duration = 0.3
      a.values = [1, n, 3]
      a.keyTimes = [0, NSNumber(value: Double(n)), 1]
      i.layer.add(a, forKey: nil)
    }
    kit("CASpring") { _, i, n in
      let a = CASpringAnimation(keyPath: "position.x")
      a.mass = n
      a.stiffness = n
      a.damping = n
      a.initialVelocity = n
      a.duration = a.settlingDuration
      a.fromValue = 0
      a.toValue = 9
      i.layer.add(a, forKey: nil)
    }
    kit("CAGroup") { _, i, n in
      let a = CABasicAnimation(keyPath: "position.x")
      a.duration = 0.3
      a.toValue = 5
      let g = CAAnimationGroup()
      g.animations = [a]
      g.duration = Double(n)
      i.layer.add(g, forKey: nil)
    }
    kit("timing function") { _, i, n in
      let a = CABasicAnimation(keyPath: "position.x")
      a.duration = 0.3
      a.toValue = 5
      a.timingFunction = CAMediaTimingFunction(controlPoints: Float(n), Float(n), Float(n), 1)
      i.layer.add(a, forKey: nil)
    }
    #expect(sweep.defects == [])
  }

  @Test func `layers accept any number`() {
    layer("shape line") { n in
      let l = circle
      l.lineWidth = n
      l.miterLimit = n
      return l
    }
    layer("shape dash") { n in
      let l = circle
      l.lineDashPattern = [NSNumber(value: Double(n)), 3]
      l.lineDashPhase = n
      return l
    }
    layer("shape stroke end") { n in
      let l = circle
      l.strokeStart = n
      l.strokeEnd = n
      return l
    }
    layer("shape path") { n in
      let l = CAShapeLayer()
      l.path =
        UIBezierPath(roundedRect: CGRect(x: n, y: 0, width: n, height: 40), cornerRadius: n).cgPath
      return l
    }
    layer("gradient") { n in
      let l = CAGradientLayer()
      l.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      l.locations = [NSNumber(value: Double(n)), 1]
      l.startPoint = CGPoint(x: n, y: 0)
      return l
    }
    layer("gradient radial") { n in
      let l = CAGradientLayer()
      l.type = .radial
      l.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      l.endPoint = CGPoint(x: n, y: n)
      return l
    }
    layer("gradient conic") { n in
      let l = CAGradientLayer()
      l.type = .conic
      l.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      l.endPoint = CGPoint(x: n, y: n)
      return l
    }
    layer("text") { n in
      let l = CATextLayer()
      l.string = "abc"
      l.fontSize = n
      return l
    }
    layer("replicator") { n in
      let l = CAReplicatorLayer()
      l.instanceCount = 3
      l.instanceDelay = Double(n)
      l.instanceTransform = CATransform3DMakeTranslation(n, n, n)
      let d = CALayer()
      d.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      d.backgroundColor = UIColor.red.cgColor
      l.addSublayer(d)
      return l
    }
    layer("emitter") { n in
      let l = CAEmitterLayer()
      let d = CAEmitterCell()
      d.contents = UIImage(systemName: "star")?.cgImage
      d.birthRate = 20
      d.lifetime = Float(n)
      d.velocity = n
      d.scale = n
      d.spin = n
      d.emissionRange = n
      l.emitterCells = [d]
      l.emitterPosition = CGPoint(x: n, y: n)
      return l
    }
    layer("emitter rates") { n in
      let l = CAEmitterLayer()
      let d = CAEmitterCell()
      d.contents = UIImage(systemName: "star")?.cgImage
      d.birthRate = 20
      d.lifetime = 1
      d.velocity = n
      d.scale = n
      d.scaleSpeed = n
      d.alphaSpeed = Float(n)
      d.yAcceleration = n
      l.emitterCells = [d]
      l.birthRate = Float(n)
      l.speed = Float(n)
      return l
    }
    #expect(sweep.defects == [])
  }

  @Test func `scroll views accept any number`() {
    scroll("contentOffset") { s, _, n in s.contentOffset = CGPoint(x: n, y: n) }
    scroll("setContentOffset") { s, _, n in s.setContentOffset(CGPoint(x: n, y: n), animated: true)
    }
    scroll("contentSize") { s, _, n in s.contentSize = CGSize(width: n, height: n) }
    scroll("contentInset") { s, _, n in
      s.contentInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
    }
    scroll("zoomScale") { s, _, n in s.zoomScale = n }
    scroll("setZoomScale") { s, _, n in s.setZoomScale(n, animated: true) }
    scroll("zoom limits") { s, _, n in
      s.minimumZoomScale = n
      s.maximumZoomScale = n
      s.zoomScale = 2
    }
    scroll("zoom rect") { s, _, n in
      s.zoom(to: CGRect(x: n, y: n, width: n, height: n), animated: true)
    }
    scroll("rect visible") { s, _, n in
      s.scrollRectToVisible(CGRect(x: n, y: n, width: n, height: n), animated: true)
    }
    scroll("deceleration") { s, _, n in
      s.decelerationRate = UIScrollView.DecelerationRate(rawValue: n)
    }
    scroll("indicator insets") { s, _, n in
      s.verticalScrollIndicatorInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
    }
    scroll("frame") { s, _, n in s.frame.size.height = n }
    #expect(sweep.defects == [])
  }

  @Test func `constraints accept any number`() {
    constrain("constant") { o, i, n in
      [
        i.leadingAnchor.constraint(equalTo: o.leadingAnchor, constant: n),
        i.topAnchor.constraint(equalTo: o.topAnchor),
      ]
    }
    constrain("width") { _, i, n in
      [
        i.widthAnchor.constraint(equalToConstant: n),
        i.heightAnchor.constraint(greaterThanOrEqualToConstant: n),
      ]
    }
    constrain("multiplier") { o, i, n in
      [
        i.widthAnchor.constraint(equalTo: o.widthAnchor, multiplier: n),
        i.heightAnchor.constraint(lessThanOrEqualToConstant: n),
      ]
    }
    constrain("priority") { _, i, n in
      let k = i.widthAnchor.constraint(equalToConstant: 30)
      k.priority = UILayoutPriority(Float(n))
      return [k]
    }
    #expect(sweep.defects == [])
  }

  @Test func `controls and texts accept any number`() {
    sub("stack spacing") { n in
      let s = UIStackView(arrangedSubviews: [UILabel(), UISwitch(), UILabel()])
      (s.arrangedSubviews[0] as? UILabel)?.text = "a"
      s.spacing = n
      s.axis = .vertical
      return s
    }
    sub("stack margins") { n in
      let l = UILabel()
      l.text = "a"
      let s = UIStackView(arrangedSubviews: [l, UISwitch()])
      s.layoutMargins = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      s.isLayoutMarginsRelativeArrangement = true
      s.setCustomSpacing(n, after: l)
      s.distribution = .fillEqually
      return s
    }
    sub("label font") { n in
      let l = UILabel()
      l.text = "abc"
      l.font = .systemFont(ofSize: n)
      return l
    }
    sub("label scale") { n in
      let l = UILabel()
      l.text = "abcdefghijklmnopqr stuv"
      l.adjustsFontSizeToFitWidth = true
      l.minimumScaleFactor = n
      l.preferredMaxLayoutWidth = n
      l.numberOfLines = 0
      return l
    }
    sub("label attributed") { n in
      let l = UILabel()
      let p = NSMutableParagraphStyle()
      p.lineSpacing = n
      p.lineHeightMultiple = n
      p.minimumLineHeight = n
      p.firstLineHeadIndent = n
      l.attributedText = NSAttributedString(
        string: "abc\ndef",
        attributes: [
          .font: UIFont.systemFont(ofSize: n), .kern: n, .baselineOffset: n, .paragraphStyle: p,
          .strokeWidth: n,
        ])
      l.numberOfLines = 0
      return l
    }
    sub("label kern") { n in
      let l = UILabel()
      l.attributedText = NSAttributedString(string: "abc", attributes: [.kern: n])
      return l
    }
    sub("slider") { n in
      let s = UISlider()
      s.minimumValue = Float(n)
      s.maximumValue = 5
      s.value = Float(n)
      return s
    }
    sub("slider max") { n in
      let s = UISlider()
      s.maximumValue = Float(n)
      s.setValue(Float(n), animated: true)
      return s
    }
    sub("stepper") { n in
      let s = UIStepper()
      s.minimumValue = -1
      s.maximumValue = 3
      s.stepValue = max(0.1, Double(n))
      s.value = Double(n)
      return s
    }
    sub("progress") { n in
      let s = UIProgressView(progressViewStyle: .default)
      s.setProgress(Float(n), animated: true)
      return s
    }
    sub("button insets") { n in
      var k = UIButton.Configuration.filled()
      k.title = "a"
      k.contentInsets = NSDirectionalEdgeInsets(top: n, leading: n, bottom: n, trailing: n)
      k.imagePadding = n
      k.image = UIImage(systemName: "star")
      k.background.cornerRadius = n
      return UIButton(configuration: k)
    }
    sub("text view") { n in
      let s = UITextView()
      s.text = "abc"
      s.font = .systemFont(ofSize: n)
      s.textContainerInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      s.textContainer.lineFragmentPadding = n
      return s
    }
    sub("text field") { n in
      let s = UITextField()
      s.text = "abc"
      s.font = .systemFont(ofSize: n)
      s.borderStyle = .roundedRect
      return s
    }
    sub("image") { n in
      let s = UIImageView(
        image: UIImage(
          systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: n)))
      s.contentMode = .center
      return s
    }
    sub("image mode") { n in
      let s = UIImageView(image: UIImage(systemName: "star"))
      s.contentMode = .scaleAspectFill
      s.frame = CGRect(x: 0, y: 0, width: n, height: 30)
      return s
    }
    sub("color") { n in
      let s = UIView()
      s.backgroundColor = UIColor(red: n, green: n, blue: 0, alpha: n)
      return s
    }
    sub("color hue") { n in
      let s = UIView()
      s.backgroundColor = UIColor(hue: n, saturation: n, brightness: n, alpha: 1)
        .withAlphaComponent(n)
      return s
    }
    sub("color white") { n in
      let s = UIView()
      s.backgroundColor = UIColor(white: n, alpha: 1)
      s.tintColor = s.backgroundColor
      return s
    }
    sub("date picker") { n in
      let s = UIDatePicker()
      s.date = Date(timeIntervalSinceReferenceDate: Double(n))
      s.countDownDuration = Double(n)
      return s
    }
    sub("date picker limits") { n in
      let s = UIDatePicker()
      s.minimumDate = Date(timeIntervalSinceReferenceDate: Double(n))
      s.maximumDate = s.minimumDate
      return s
    }
    sub("bezier in draw") { n in
      final class D: UIView {
        var n: CGFloat = 0
        override func draw(_ rect: CGRect) {
          let p = UIBezierPath(
            arcCenter: CGPoint(x: 20, y: 20), radius: n, startAngle: n, endAngle: 3, clockwise: true
          )
          p.lineWidth = n
          p.stroke()
          p.setLineDash([n, 2], count: 2, phase: n)
          p.fill()
          UIBezierPath(rect: CGRect(x: n, y: 0, width: 9, height: n)).fill()
          UIRectFill(CGRect(x: n, y: n, width: n, height: n))
          let k = UIGraphicsGetCurrentContext()!
          k.translateBy(x: n, y: n)
          k.scaleBy(x: n, y: n)
          k.rotate(by: n)
          k.setAlpha(n)
          k.setLineWidth(n)
          k.setShadow(offset: CGSize(width: n, height: n), blur: n)
          k.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
          k.strokeEllipse(in: CGRect(x: 0, y: 0, width: n, height: 9))
          k.clip(to: CGRect(x: n, y: 0, width: 3, height: 9))
          k.fillEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 9))
          "a".draw(at: CGPoint(x: n, y: n), withAttributes: [.font: UIFont.systemFont(ofSize: n)])
        }
      }
      let s = D()
      s.n = n
      return s
    }
    #expect(sweep.defects == [])
  }

  @Test func `behaviors accept any number`() {
    dynamics("gravity") { _, i, n in
      let g = UIGravityBehavior(items: [i])
      g.magnitude = n
      return [g]
    }
    dynamics("gravity vector") { _, i, n in
      let g = UIGravityBehavior(items: [i])
      g.gravityDirection = CGVector(dx: n, dy: n)
      let k = UICollisionBehavior(items: [i])
      k.translatesReferenceBoundsIntoBoundary = true
      return [g, k]
    }
    dynamics("gravity angle") { _, i, n in
      let g = UIGravityBehavior(items: [i])
      g.angle = n
      return [g]
    }
    dynamics("push") { _, i, n in
      let g = UIPushBehavior(items: [i], mode: .instantaneous)
      g.magnitude = n
      g.angle = n
      return [g]
    }
    dynamics("push continuous") { _, i, n in
      let g = UIPushBehavior(items: [i], mode: .continuous)
      g.pushDirection = CGVector(dx: n, dy: 1)
      g.setTargetOffsetFromCenter(UIOffset(horizontal: n, vertical: n), for: i)
      return [g]
    }
    dynamics("item") { _, i, n in
      let g = UIDynamicItemBehavior(items: [i])
      g.density = n
      g.elasticity = n
      g.friction = n
      g.resistance = n
      g.angularResistance = n
      let k = UICollisionBehavior(items: [i])
      k.translatesReferenceBoundsIntoBoundary = true
      return [g, k, UIGravityBehavior(items: [i])]
    }
    dynamics("velocity") { _, i, n in
      let g = UIDynamicItemBehavior(items: [i])
      g.addLinearVelocity(CGPoint(x: n, y: n), for: i)
      g.addAngularVelocity(n, for: i)
      return [g]
    }
    dynamics("attachment") { _, i, n in
      let g = UIAttachmentBehavior(item: i, attachedToAnchor: CGPoint(x: n, y: n))
      g.length = n
      g.frequency = n
      g.damping = n
      return [g, UIGravityBehavior(items: [i])]
    }
    dynamics("attachment offset") { _, i, n in
      let g = UIAttachmentBehavior(
        item: i, offsetFromCenter: UIOffset(horizontal: n, vertical: n),
        attachedToAnchor: CGPoint(x: 9, y: 9))
      return [g, UIGravityBehavior(items: [i])]
    }
    dynamics("snap") { _, i, n in
      let g = UISnapBehavior(item: i, snapTo: CGPoint(x: n, y: n))
      g.damping = n
      return [g]
    }
    dynamics("collision") { _, i, n in
      let k = UICollisionBehavior(items: [i])
      k.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: n, left: n, bottom: n, right: n))
      k.addBoundary(
        withIdentifier: "a" as NSString, from: CGPoint(x: n, y: n), to: CGPoint(x: 9, y: n))
      return [k, UIGravityBehavior(items: [i])]
    }
    dynamics("field") { _, i, n in
      let f = UIFieldBehavior.radialGravityField(position: CGPoint(x: n, y: n))
      f.strength = n
      f.falloff = n
      f.minimumRadius = n
      f.addItem(i)
      return [f]
    }
    dynamics("center") { _, i, n in
      i.center.x = n
      return [UIGravityBehavior(items: [i])]
    }
    #expect(sweep.defects == [])
  }

  @Test func `tables and collections accept any number`() {
    list("rowHeight") { t, _, n in
      t.delegate = nil
      t.rowHeight = n
      t.estimatedRowHeight = n
    }
    list("heightForRow") { _, k, n in k.height = n }
    list("section header") { t, _, n in
      t.sectionHeaderHeight = n
      t.sectionFooterHeight = n
      t.sectionHeaderTopPadding = n
    }
    list("separators") { t, _, n in
      t.separatorInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
    }
    list("header view") { t, _, n in
      t.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: n, height: n))
    }
    list("contentInset") { t, _, n in
      t.contentInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      t.contentOffset.y = n
    }
    coll("itemSize") { n in
      let l = UICollectionViewFlowLayout()
      l.itemSize = CGSize(width: n, height: n)
      return l
    }
    coll("item height") { n in
      let l = UICollectionViewFlowLayout()
      l.itemSize = CGSize(width: 30, height: n)
      return l
    }
    coll("spacing") { n in
      let l = UICollectionViewFlowLayout()
      l.minimumLineSpacing = n
      l.minimumInteritemSpacing = n
      return l
    }
    coll("insets") { n in
      let l = UICollectionViewFlowLayout()
      l.sectionInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      return l
    }
    coll("compositional absolute") { n in
      let i = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(n), heightDimension: .estimated(n)))
      let g = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(n)), subitems: [i])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: g))
    }
    coll("compositional fraction") { n in
      let i = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(n), heightDimension: .fractionalHeight(n)))
      let g = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(n), heightDimension: .absolute(30)), subitems: [i])
      g.interItemSpacing = .fixed(n)
      let s = NSCollectionLayoutSection(group: g)
      s.orthogonalScrollingBehavior = .groupPaging
      return UICollectionViewCompositionalLayout(section: s)
    }
    #expect(sweep.defects == [])
  }
}
