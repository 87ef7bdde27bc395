// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct ButtonConfigurationTests {
  private func start(_ button: UIButton) -> Harness {
    let controller = UIViewController()
    controller.view.addSubview(button)
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.image = UIImage(systemName: "star")
    configuration.imagePadding = 8
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 20, y: 20, width: 300, height: 120)
    return button
  }

  private func frames(_ button: UIButton) -> (image: CGRect, title: CGRect) {
    _ = start(button)
    return (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
  }

  @Test func `the image is at the edge of the text that its placement names, at its padding`() {
    let leading = frames(button { _ in })
    #expect(abs(leading.title.minX - leading.image.maxX - 8) < 0.01)
    let trailing = frames(button { $0.imagePlacement = .trailing })
    #expect(abs(trailing.image.minX - trailing.title.maxX - 8) < 0.01)
    let top = frames(button { $0.imagePlacement = .top })
    #expect(abs(top.title.minY - top.image.maxY - 8) < 0.01)
    #expect(abs(top.title.midX - 150) < 0.01 && abs(top.image.midX - 150) < 0.01)
    let bottom = frames(button { $0.imagePlacement = .bottom })
    #expect(abs(bottom.image.minY - bottom.title.maxY - 8) < 0.01)
  }

  @Test func `a subtitle is below the title, and both are aligned`() {
    let button = button {
      $0.image = nil
      $0.subtitle = "A much longer subtitle"
      $0.titlePadding = 4
      $0.titleAlignment = .leading
    }
    let title = frames(button).title
    let subtitle = button.subtitleLabel?.frame ?? .zero
    #expect(abs(subtitle.minY - title.maxY - 4) < 0.01)
    #expect(subtitle.minX == title.minX)
    button.configuration?.titleAlignment = .trailing
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxX == button.subtitleLabel?.frame.maxX)
    button.configuration?.titleAlignment = .center
    button.layoutIfNeeded()
    let middles = (button.titleLabel?.frame.midX ?? 0, button.subtitleLabel?.frame.midX ?? 1)
    #expect(abs(middles.0 - middles.1) < 0.01)
  }

  @Test func `sizes have their fonts and insets`() {
    let large = button { $0.buttonSize = .large }
    let small = button { $0.buttonSize = .small }
    #expect(large.titleLabel?.font.pointSize == 17)
    #expect(small.titleLabel?.font.pointSize == 15)
    #expect(large.configuration?.contentInsets.top == 15)
    #expect(small.configuration?.contentInsets.leading == 10)
    #expect(large.intrinsicContentSize.height > small.intrinsicContentSize.height + 15)
  }

  @Test func `an activity indicator replaces the image`() {
    let button = button { $0.showsActivityIndicator = true }
    _ = start(button)
    #expect(button.imageView?.image == nil)
    #expect(button.indicator?.isAnimating == true)
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    #expect(button.imageView?.image != nil)
    #expect(button.indicator?.isAnimating == false)
  }

  @Test func `a transformer sets the font of the title`() {
    let button = button {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = UIFont.boldSystemFont(ofSize: 30)
        outgoing.foregroundColor = UIColor.green
        return outgoing
      }
    }
    let text = button.titleLabel?.attributedText
    let values = text?.attributes(at: 0, effectiveRange: nil) ?? [:]
    #expect(values[.font] as? UIFont == .boldSystemFont(ofSize: 30))
    #expect(values[.foregroundColor] as? UIColor == .green)
    #expect(text?.string == "Title")
  }

  @Test func `the background has the color, the corners and the outline of the configuration`() {
    let button = button {
      $0.background.backgroundColor = .green
      $0.background.cornerRadius = 20
      $0.background.strokeColor = .blue
      $0.background.strokeWidth = 3
    }
    let harness = start(button)
    let text = harness.list.description
    #expect(text.contains("#00ff00"))
    #expect(button.backgroundView?.configuration.cornerRadius == 20)
    button.configuration = nil
    harness.frame()
    #expect(button.backgroundView == nil)
    #expect(!harness.list.description.contains("#00ff00"))
  }

  @Test func `the update handler changes the configuration for the state`() {
    let button = button { _ in }
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "Pressed" : "Released"
    }
    let harness = start(button)
    #expect(button.titleLabel?.text == "Released")
    harness.press(CGPoint(x: 100, y: 60))
    #expect(button.titleLabel?.text == "Pressed")
    harness.release(CGPoint(x: 100, y: 60))
    #expect(button.titleLabel?.text == "Released")
  }

  @Test func `styles with two names are the same`() {
    func color(_ configuration: UIButton.Configuration) -> UIColor? {
      UIButton(configuration: configuration).backgroundView?.configuration.backgroundColor
    }
    #expect(color(.borderless()) == nil)
    #expect(color(.borderedTinted()) == color(.tinted()))
    #expect(color(.bordered()) == color(.gray()))
  }
}
