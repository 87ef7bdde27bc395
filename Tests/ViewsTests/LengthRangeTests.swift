// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing
@_spi(ViewTree) import ViewCore

/// The lengths that elements report to a stack without being measured.
@MainActor
struct LengthRangeTests {
  @Test func `the range of a view's lengths is that of its measured ones`() throws {
    var known = 0
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let view = Self.view(&random, depth: 5)
      let harness = Harness(size: CGSize(width: 200, height: 300)) { view }
      let root = try #require(harness.host.root)
      for node in root.children {
        for element in node.elements { check(element, &known) }
      }
    }
    #expect(known > 1000)
  }

  private func check(_ element: ViewCore.Element, _ known: inout Int) {
    for axis in [Axis.horizontal, .vertical] {
      for across in [nil, 0, 7, 42.5, 300, .infinity] as [CGFloat?] {
        guard let range = element.lengthRange(along: axis, across: across) else { continue }
        func measured(_ length: CGFloat) -> CGFloat {
          let size = element.size(
            axis == .horizontal
              ? ProposedViewSize(width: length, height: across)
              : ProposedViewSize(width: across, height: length))
          return axis == .horizontal ? size.width : size.height
        }
        known += 1
        #expect(
          range.lowerBound == measured(0) && range.upperBound == measured(.infinity),
          "\(type(of: element)): \(axis), \(String(describing: across)), \(range)")
      }
    }
    for child in element.children { check(child, &known) }
  }

  private static func view(_ random: inout SeededGenerator, depth: Int) -> AnyView {
    guard depth > 0 else { return leaf(&random) }
    let length = CGFloat(Int.random(in: 0...60, using: &random))
    let content = view(&random, depth: depth - 1)
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return AnyView(content.padding(length / 4))
    case 1: return AnyView(content.padding(.leading, length / 4 - 6).padding(.top, 3))
    case 2: return AnyView(content.frame(width: length))
    case 3: return AnyView(content.frame(height: length))
    case 4: return AnyView(content.offset(x: length).rotationEffect(.degrees(12)))
    case 5: return AnyView(content.scaleEffect(0.5).opacity(0.5))
    case 6: return AnyView(content.layoutPriority(1))
    case 7: return AnyView(content.alignmentGuide(.leading) { _ in length })
    case 8: return AnyView(content.background(Color.blue).frame(minWidth: length))
    case 9: return stack(content, view(&random, depth: depth - 1), .center)
    case 10: return stack(content, view(&random, depth: depth - 1), .bottomTrailing)
    case 11:
      return stack(
        content, view(&random, depth: depth - 1),
        Alignment(horizontal: .leading, vertical: .firstTextBaseline))
    case 12:
      let other = view(&random, depth: depth - 1)
      return AnyView(
        HStack(spacing: 4) {
          content
          other
          Color.green
        })
    default:
      let other = view(&random, depth: depth - 1)
      return AnyView(
        VStack(spacing: 0) {
          content
          other
        })
    }
  }

  private static func stack(_ some: AnyView, _ other: AnyView, _ alignment: Alignment) -> AnyView {
    AnyView(
      ZStack(alignment: alignment) {
        some
        other
      })
  }

  private static func leaf(_ random: inout SeededGenerator) -> AnyView {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: AnyView(Color.red)
    case 1: AnyView(Circle())
    case 2: AnyView(Spacer(minLength: 5))
    case 3: AnyView(Text("Words of a text"))
    case 4: AnyView(Capsule().frame(width: 30, height: 20))
    case 5: AnyView(Ticket().fill(.red))
    default: AnyView(Image(systemName: "star"))
    }
  }
}

/// A shape with a length of its own.
private struct Ticket: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: max(20, proposal.width ?? 50), height: 24)
  }
}
