// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceFiles
import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

extension InterfaceBuilder {
  /// Sets the properties that only views of some classes have.
  func setContents(_ view: UIView, _ element: InterfaceElement) {
    if let control = view as? UIControl { setUp(control: control, element) }
    switch view {
    case let view as UILabel: setUp(label: view, element)
    case let view as UIButton: setUp(button: view, element)
    case let view as UIImageView: setUp(image: view, element)
    case let view as UITextField: setUp(field: view, element)
    case let view as UIStackView: setUp(stack: view, element)
    case let view as UIVisualEffectView: setUp(effect: view, element)
    case let view as UITableViewCell: setUp(row: view, element)
    case let view as UICollectionReusableView: setUp(item: view, element)
    case let view as UITableViewHeaderFooterView:
      if let content = element.value("contentView") { setUpExisting(view.contentView, content) }
    case let view as UIScrollView: setUp(scroll: view, element)
    case let view as UIToolbar: view.items = barButtons(element.list("items"))
    case let view as UISearchBar:
      view.placeholder = element.string("placeholder")
      view.text = element.string("text")
    case let view as UIActivityIndicatorView: setUp(activity: view, element)
    case let view as UIProgressView: setUp(progress: view, element)
    default: setUpValues(view, element)
    }
  }

  private func setUp(control: UIControl, _ element: InterfaceElement) {
    if let value = element.bool("enabled") { control.isEnabled = value }
    if let value = element.bool("selected") { control.isSelected = value }
    if let value = element.bool("highlighted") { control.isHighlighted = value }
    if let value = element["contentHorizontalAlignment"] {
      control.contentHorizontalAlignment = InterfaceNames.horizontalContents[value] ?? .center
    }
    if let value = element["contentVerticalAlignment"] {
      control.contentVerticalAlignment = InterfaceNames.verticalContents[value] ?? .center
    }
  }

  // MARK: Texts and images

  private func setUp(label: UILabel, _ element: InterfaceElement) {
    if let font = resources.font("fontDescription", of: element) { label.font = font }
    if let color = resources.color("textColor", of: element) { label.textColor = color }
    if let color = resources.color("highlightedColor", of: element) {
      label.highlightedTextColor = color
    }
    if let value = element["textAlignment"].flatMap({ InterfaceNames.alignments[$0] }) {
      label.textAlignment = value
    }
    if let value = element["lineBreakMode"].flatMap({ InterfaceNames.lineBreaks[$0] }) {
      label.lineBreakMode = value
    }
    if let value = element.int("numberOfLines") { label.numberOfLines = max(0, value) }
    if let value = element.number("minimumScaleFactor") { label.minimumScaleFactor = value }
    if let size = element.number("minimumFontSize"), size > 0, label.font.pointSize > 0 {
      label.minimumScaleFactor = min(1, size / label.font.pointSize)
    }
    if let value = element.bool("adjustsFontSizeToFit")
      ?? element.bool("adjustsLetterSpacingToFitWidth")
    {
      label.adjustsFontSizeToFitWidth = value
    }
    if let value = element.bool("enabled") { label.isEnabled = value }
    if let value = element.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = value
    }
    if let text = attributedText("attributedText", of: element) {
      label.attributedText = text
    } else if let text = element.string("text") {
      label.text = text
    }
  }

  /// The text with attributes of a property; nil if there is none.
  func attributedText(_ key: String, of element: InterfaceElement) -> NSAttributedString? {
    guard let value = element.value(key), value.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in value.children where fragment.name == "fragment" {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for item in fragment.list("attributes") {
        switch item["key"] {
        case "NSFont": attributes[.font] = resources.font(item)
        case "NSColor": attributes[.foregroundColor] = resources.color(item)
        case "NSBackgroundColor": attributes[.backgroundColor] = resources.color(item)
        default: break
        }
        if item.name == "integer", item["key"] == "NSUnderline" {
          attributes[.underlineStyle] = item.int("value")
        }
      }
      let text = fragment.string("content") ?? ""
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }

  private func setUp(image view: UIImageView, _ element: InterfaceElement) {
    view.preferredSymbolConfiguration = resources.symbolConfiguration(
      "preferredSymbolConfiguration", of: element)
    view.image = resources.image("image", of: element)
    view.highlightedImage = resources.image("highlightedImage", of: element)
    if let value = element.bool("highlighted") { view.isHighlighted = value }
  }

  private func setUp(button: UIButton, _ element: InterfaceElement) {
    let types: [String: UIButton.ButtonType] = [
      "roundedRect": .system, "system": .system, "detailDisclosure": .detailDisclosure,
      "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
    button.buttonType = element["buttonType"].flatMap { types[$0] } ?? .custom
    switch button.buttonType {
    case .contactAdd: button.setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .detailDisclosure, .infoLight, .infoDark:
      button.setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .close: button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    case .custom, .system: break
    }
    if let font = resources.font("fontDescription", of: element) { button.titleLabel?.font = font }
    if let value = element["lineBreakMode"].flatMap({ InterfaceNames.lineBreaks[$0] }) {
      button.titleLabel?.lineBreakMode = value
    }
    if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let value = element.bool("adjustsImageWhenHighlighted") {
      button.adjustsImageWhenHighlighted = value
    }
    for state in element.children where state.name == "state" {
      guard let control = state["key"].flatMap({ InterfaceNames.states[$0] }) else { continue }
      set(state, control, of: button)
    }
    if let style = element.value("configuration") { setConfiguration(style, of: button) }
  }

  private func set(_ state: InterfaceElement, _ control: UIControl.State, of button: UIButton) {
    if let title = state.string("title") { button.setTitle(title, for: control) }
    if let title = attributedText("attributedTitle", of: state) {
      button.setAttributedTitle(title, for: control)
    }
    if let color = resources.color("titleColor", of: state) {
      button.setTitleColor(color, for: control)
    }
    if var image = resources.image("image", of: state) {
      let configuration = resources.symbolConfiguration(
        "preferredSymbolConfiguration", of: state)
      if let configuration { image = image.applyingSymbolConfiguration(configuration) ?? image }
      button.setImage(image, for: control)
    }
    if let image = resources.image("backgroundImage", of: state) {
      button.setBackgroundImage(image, for: control)
    }
  }

  private func setConfiguration(_ style: InterfaceElement, of button: UIButton) {
    var configuration: UIButton.Configuration =
      switch style["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      default: .plain()
      }
    configuration.title = style.string("title") ?? button.title(for: .normal)
    if let title = attributedText("attributedTitle", of: style) {
      configuration.title = title.string
    }
    configuration.image = resources.image("image", of: style) ?? button.image(for: .normal)
    if let value = style.number("imagePadding") { configuration.imagePadding = value }
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
      "capsule": .capsule,
    ]
    if let value = style["cornerStyle"].flatMap({ corners[$0] }) {
      configuration.cornerStyle = value
    }
    configuration.baseForegroundColor = resources.color("baseForegroundColor", of: style)
    configuration.baseBackgroundColor = resources.color("baseBackgroundColor", of: style)
    if let insets = style.insets("contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    button.configuration = configuration
  }

  private func setUp(field: UITextField, _ element: InterfaceElement) {
    field.text = element.string("text") ?? ""
    field.placeholder = element.string("placeholder")
    if let font = resources.font("fontDescription", of: element) { field.font = font }
    if let color = resources.color("textColor", of: element) { field.textColor = color }
    if let value = element["textAlignment"].flatMap({ InterfaceNames.alignments[$0] }) {
      field.textAlignment = value
    }
    let borders: [String: UITextField.BorderStyle] = [
      "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    field.borderStyle = element["borderStyle"].flatMap { borders[$0] } ?? .none
    let modes: [String: UITextField.ViewMode] = [
      "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
    if let value = element["clearButtonMode"].flatMap({ modes[$0] }) {
      field.clearButtonMode = value
    }
    if let traits = element.value("textInputTraits") {
      if let value = traits.bool("secureTextEntry") { field.isSecureTextEntry = value }
    }
  }

  func setUp(text view: UITextView, _ element: InterfaceElement) {
    if let font = resources.font("fontDescription", of: element) { view.font = font }
    if let color = resources.color("textColor", of: element) { view.textColor = color }
    if let value = element["textAlignment"].flatMap({ InterfaceNames.alignments[$0] }) {
      view.textAlignment = value
    }
    if let value = element.bool("editable") { view.isEditable = value }
    if let value = element.bool("selectable") { view.isSelectable = value }
    if let text = attributedText("attributedText", of: element) {
      view.attributedText = text
    } else if let text = element.string("text") {
      view.text = text
    }
  }

  // MARK: Containers

  private func setUp(stack: UIStackView, _ element: InterfaceElement) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    if let value = element["distribution"].flatMap({ InterfaceNames.distributions[$0] }) {
      stack.distribution = value
    }
    if let value = element["alignment"].flatMap({ InterfaceNames.stackAlignments[$0] }) {
      stack.alignment = value
    }
    if let value = element.number("spacing") { stack.spacing = value }
    if let value = element.bool("layoutMarginsRelativeArrangement")
      ?? element.bool("isLayoutMarginsRelativeArrangement")
    {
      stack.isLayoutMarginsRelativeArrangement = value
    }
  }

  private func setUp(effect view: UIVisualEffectView, _ element: InterfaceElement) {
    if let content = element.value("contentView") { setUpExisting(view.contentView, content) }
    guard let blur = element.first("blurEffect") else { return }
    view.effect = UIBlurEffect(style: InterfaceNames.effects[blur["style"] ?? ""] ?? .regular)
  }

  private func setUp(activity view: UIActivityIndicatorView, _ element: InterfaceElement) {
    view.style = ["large", "whiteLarge"].contains(element["style"]) ? .large : .medium
    if let color = resources.color("color", of: element) {
      view.color = color
    } else if element["style"]?.hasPrefix("white") == true {
      view.color = .white
    }
    view.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
    if element.bool("animating") == true { view.startAnimating() }
  }

  private func setUp(progress view: UIProgressView, _ element: InterfaceElement) {
    if let value = element.number("progress") { view.progress = Float(value) }
    view.progressTintColor = resources.color("progressTintColor", of: element)
    view.trackTintColor = resources.color("trackTintColor", of: element)
  }

  // MARK: Values

  private func setUpValues(_ view: UIView, _ element: InterfaceElement) {
    switch view {
    case let view as UISlider:
      view.minimumValue = Float(element.number("minValue") ?? 0)
      view.maximumValue = Float(element.number("maxValue") ?? 1)
      view.value = Float(element.number("value") ?? 0)
      view.isContinuous = element.bool("continuous") ?? true
      view.minimumTrackTintColor = resources.color("minimumTrackTintColor", of: element)
    case let view as UISwitch:
      view.isOn = element.bool("on") ?? false
      view.onTintColor = resources.color("onTintColor", of: element)
    case let view as UIStepper:
      let least = Double(element.number("minimumValue") ?? 0)
      let greatest = Double(element.number("maximumValue") ?? 100)
      // The range must not be empty in between.
      if !(greatest > least) {
        InterfaceProblems.report("the range of a stepper is empty", element, in: file)
      } else if greatest > view.minimumValue {
        (view.maximumValue, view.minimumValue) = (greatest, least)
      } else {
        (view.minimumValue, view.maximumValue) = (least, greatest)
      }
      view.stepValue = Double(max(1e-6, element.number("stepValue") ?? 1))
      view.value = Double(element.number("value") ?? 0)
      view.wraps = element.bool("wraps") ?? false
    case let view as UISegmentedControl: setUp(segments: view, element)
    case let view as UIPageControl:
      view.numberOfPages = min(max(0, element.int("numberOfPages") ?? 3), 1000)
      view.currentPage = element.int("currentPage") ?? 0
      view.pageIndicatorTintColor = resources.color("pageIndicatorTintColor", of: element)
      view.currentPageIndicatorTintColor = resources.color(
        "currentPageIndicatorTintColor", of: element)
    case let view as UIDatePicker:
      let modes: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime,
        "countDownTimer": .countDownTimer,
      ]
      view.datePickerMode = element["datePickerMode"].flatMap { modes[$0] } ?? .dateAndTime
      if element["style"] == "wheels" { view.preferredDatePickerStyle = .wheels }
    default: break
    }
  }

  private func setUp(segments view: UISegmentedControl, _ element: InterfaceElement) {
    for (index, segment) in element.list("segments").enumerated() {
      view.insertSegment(withTitle: segment.string("title") ?? "", at: index, animated: false)
    }
    view.selectedSegmentIndex = element.int("selectedSegmentIndex") ?? 0
  }
}

extension InterfaceElement {
  /// The first element with a tag inside, at most three levels below; nil for none.
  func first(_ name: String, depth: Int = 3) -> InterfaceElement? {
    if let child = child(name) { return child }
    return depth > 1 ? children.lazy.compactMap { $0.first(name, depth: depth - 1) }.first : nil
  }
}
