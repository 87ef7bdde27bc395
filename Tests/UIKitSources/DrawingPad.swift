// Part of Snapback, under the MIT licence; see LICENSE.
// swift-format-ignore-file: ReplaceForEachWithForLoop

import UIKit

struct Line {
  let color: UIColor
  var points: [CGPoint]
}

class Canvas: UIView {
  private var lines = [Line]()
  var strokeColor = UIColor.black

  func undo() {
    _ = lines.popLast()
    setNeedsDisplay()
  }

  func clear() {
    lines.removeAll()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    lines.forEach { line in
      context.setStrokeColor(line.color.cgColor)
      context.setLineWidth(6)
      context.setLineCap(.round)
      for (i, p) in line.points.enumerated() {
        if i == 0 {
          context.move(to: p)
        } else {
          context.addLine(to: p)
        }
      }
      context.strokePath()
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append(Line(color: strokeColor, points: []))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    guard var lastLine = lines.popLast() else { return }
    lastLine.points.append(point)
    lines.append(lastLine)
    setNeedsDisplay()
  }
}

class DrawingPadViewController: UIViewController {
  let canvas = Canvas()
  let undoButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Undo", for: .normal)
    button.titleLabel?.font = UIFont.boldSystemFont(ofSize: 16)
    button.addTarget(self, action: #selector(handleUndo), for: .touchUpInside)
    return button
  }()

  @objc func handleUndo() {
    canvas.undo()
  }

  let clearButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Clear", for: .normal)
    button.addTarget(self, action: #selector(handleClear), for: .touchUpInside)
    return button
  }()

  @objc func handleClear() {
    canvas.clear()
  }

  let redButton: UIButton = {
    let button = UIButton(type: .system)
    button.backgroundColor = .red
    button.layer.borderWidth = 1
    button.addTarget(self, action: #selector(handleColorChange), for: .touchUpInside)
    return button
  }()

  @objc fileprivate func handleColorChange(button: UIButton) {
    canvas.strokeColor = button.backgroundColor ?? .black
  }

  override func loadView() {
    self.view = canvas
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    canvas.backgroundColor = .white
    let stackView = UIStackView(arrangedSubviews: [undoButton, redButton, clearButton])
    stackView.spacing = 12
    stackView.distribution = .fillEqually
    view.addSubview(stackView)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8).isActive = true
    stackView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive =
      true
    stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8).isActive = true
  }
}
