// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Testing
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct ConstraintProblemTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// The reports while a closure runs.
  private func reports(_ body: () -> Void) -> [String] {
    var texts: [String] = []
    let outer = LayoutProblems.write
    LayoutProblems.write = { texts.append($0) }
    LayoutProblems.count = 0
    body()
    LayoutProblems.write = outer
    return texts
  }

  @Test func `a report that cannot be written does not end the program`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      guard dup2(open("/dev/full", O_WRONLY), STDERR_FILENO) == STDERR_FILENO else { exit(1) }
      LayoutProblems.write("text")
    }
  }

  @Test func `a report names the constraints that contradict each other`() throws {
    let view = root.addConstrained()
    let other = root.addConstrained()
    let texts = reports {
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      other.heightAnchor.constraint(equalToConstant: 7).isActive = true
      let second = view.widthAnchor.constraint(equalToConstant: 200)
      second.identifier = "second"
      second.isActive = true
      root.layoutIfNeeded()
    }
    #expect(view.frame.width == 100)
    let text = try #require(texts.first)
    #expect(texts.count == 1)
    #expect(
      text.hasPrefix("[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"))
    #expect(text.contains("Probably at least one of the constraints in the following list"))
    #expect(text.contains(".width == 100   (active)>\",\n"))
    #expect(text.contains("Will attempt to recover by breaking constraint\n<NSLayoutConstraint:0x"))
    #expect(text.hasSuffix(".width == 200   (active)>"))
    #expect(text.components(separatedBy: " 'second' ").count == 3)
    #expect(!text.contains("== 7"))
  }

  @Test func `constraints of a frame are named by its mask`() throws {
    let framed = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 20))
    framed.autoresizingMask = .flexibleWidth
    root.addSubview(framed)
    let view = root.addConstrained()
    let texts = reports {
      view.widthAnchor.constraint(equalTo: framed.widthAnchor, constant: 1).isActive = true
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      root.layoutIfNeeded()
    }
    let text = try #require(texts.first)
    #expect(text.contains("<NSAutoresizingMaskLayoutConstraint h=-&- v=--& UIView:0x"))
    #expect(text.contains(".width == 50   (active)>\""))
    #expect(text.contains(".width + 1   (active)>\""))
  }

  @Test func `inequalities and stacks take part in conflicts`() throws {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    root.addSubview(stack)
    let texts = reports {
      let first = stack.arrangedSubviews[0]
      first.widthAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
      root.layoutIfNeeded()
    }
    let text = try #require(texts.first)
    #expect(text.contains("'UISV-fill-equally' UIStackView:0x"))
    #expect(text.contains("'UISV-canvas-connection'"))
    #expect(text.contains(".width >= 60   (active)>"))
    #expect(stack.arrangedSubviews.map(\.frame.width) == [50, 50])
  }

  @Test func `a conflict is reported once, and again for a constraint that is activated again`() {
    let view = root.addConstrained()
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
    let texts = reports {
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
      limit.isActive = true
      root.layoutIfNeeded()
      let other = view.heightAnchor.constraint(equalToConstant: 20)
      other.isActive = true
      root.layoutIfNeeded()
      _ = view.hasAmbiguousLayout
    }
    #expect(texts.count == 1)
    #expect(view.frame.size == CGSize(width: 100, height: 20))
    #expect(
      reports {
        limit.isActive = false
        limit.isActive = true
        root.layoutIfNeeded()
      }.count == 1)
  }

  @Test func `after a hundred reports a sentence follows and nothing else`() {
    let texts = reports {
      for _ in 0..<150 {
        let view = root.addConstrained()
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        view.widthAnchor.constraint(equalToConstant: 200).isActive = true
      }
      root.layoutIfNeeded()
    }
    #expect(texts.count == 101)
    #expect(texts.last?.contains("Further constraints") == true)
  }

  @Test func `constraints after one that is left out hold`() {
    let view = root.addConstrained()
    _ = reports {
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 50).isActive = true
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
      let preferred = view.widthAnchor.constraint(equalToConstant: 170)
      preferred.priority = .defaultLow
      preferred.isActive = true
      root.layoutIfNeeded()
    }
    #expect(view.frame.width == 150)
  }

  // MARK: Ambiguity

  @Test func `a view is ambiguous until its position and size are determined`() {
    let view = root.addConstrained()
    #expect(view.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(view.hasAmbiguousLayout)
    view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor).isActive = true
    #expect(view.hasAmbiguousLayout)
    view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func `contents and optional constraints determine a size`() {
    let view = root.addConstrained(SizedView(30, 20))
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func `equal priorities in a row are ambiguous until one differs`() {
    let (a, b) = (root.addConstrained(SizedView(30, 20)), root.addConstrained(SizedView(30, 20)))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(a.hasAmbiguousLayout)
    #expect(b.hasAmbiguousLayout)
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(!a.hasAmbiguousLayout)
    #expect(!b.hasAmbiguousLayout)
  }

  @Test func `a view in an ambiguous one is not ambiguous itself, nor is a frame`() {
    let outer = root.addConstrained()
    let inner = outer.addConstrained()
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(outer.hasAmbiguousLayout)
    #expect(!inner.hasAmbiguousLayout)
    let framed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(framed)
    #expect(!framed.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }

  @Test func `a guide without constraints is ambiguous`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(guide.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 40),
    ])
    #expect(!guide.hasAmbiguousLayout)
    #expect(!root.safeAreaLayoutGuide.hasAmbiguousLayout)
  }

  @Test func `an ambiguous view is moved to places that its constraints allow`() {
    let view = root.addConstrained()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    let first = view.frame
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    let second = view.frame
    #expect(second.minX != first.minX && second.minX >= 10)
    #expect(second.minY == 7 && second.size == CGSize(width: 100, height: 20))
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame.minX != second.minX && view.frame.minX >= 10)
    #expect(view.hasAmbiguousLayout)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).isActive = true
    root.layoutIfNeeded()
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame.minX == 30)
  }

  @Test func `a view with a place at its limit is moved to the other side`() {
    let view = root.addConstrained()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 90),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
    root.layoutIfNeeded()
    let first = view.frame.width
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame.width != first)
    #expect((50...90).contains(view.frame.width))
  }

  @Test func `the constraints that hold a view are known by axis`() {
    let view = root.addConstrained()
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    let height = view.heightAnchor.constraint(equalToConstant: 20)
    let loose = view.widthAnchor.constraint(lessThanOrEqualToConstant: 500)
    NSLayoutConstraint.activate([leading, top, width, height, loose])
    #expect(Set(view.constraintsAffectingLayout(for: .horizontal)) == [leading, width])
    #expect(Set(view.constraintsAffectingLayout(for: .vertical)) == [top, height])
    width.priority = .defaultHigh
    #expect(Set(view.constraintsAffectingLayout(for: .horizontal)) == [leading, width])
    width.isActive = false
    loose.constant = 40
    let pull = view.widthAnchor.constraint(equalToConstant: 300)
    pull.priority = .defaultLow
    pull.isActive = true
    #expect(view.constraintsAffectingLayout(for: .horizontal).contains(loose))
  }
}
