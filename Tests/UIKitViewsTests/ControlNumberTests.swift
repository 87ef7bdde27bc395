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

/// Numbers at the edges of `Double` in controls and texts.
@MainActor
@Suite struct ControlNumberTests: UIKitNumberSweep {
  let sweep = NumberSweep()

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
}
