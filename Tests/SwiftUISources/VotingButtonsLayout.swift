// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

private struct RankKey: LayoutValueKey {
  static let defaultValue: Int = 1
}

extension View {
  fileprivate func rank(_ value: Int) -> some View {
    layoutValue(key: RankKey.self, value: value)
  }
}

struct EqualWidthHStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let maxSize = maxSize(subviews: subviews)
    let totalSpacing = spacing(subviews: subviews).reduce(0, +)
    return CGSize(
      width: maxSize.width * CGFloat(subviews.count) + totalSpacing, height: maxSize.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let maxSize = maxSize(subviews: subviews)
    let spacing = spacing(subviews: subviews)
    let sizeProposal = ProposedViewSize(width: maxSize.width, height: maxSize.height)
    var x = bounds.minX + maxSize.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: sizeProposal)
      x += maxSize.width + spacing[index]
    }
  }

  private func maxSize(subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { current, size in
      CGSize(width: max(current.width, size.width), height: max(current.height, size.height))
    }
  }

  private func spacing(subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
  }
}

struct PodiumRadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.size.width, bounds.size.height) / 3.0
    let angle = Angle.degrees(360.0 / Double(subviews.count)).radians
    let ranks = subviews.map { $0[RankKey.self] }
    let offset = Double(ranks.firstIndex(of: 1) ?? 0) * -angle
    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: angle * Double(index) + offset))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

struct Contender: Identifiable, Hashable {
  var id: String { name }
  let name: String
  let symbol: String
  var votes: Int
}

struct VotingButtonsLayout: View {
  @State private var pets = [
    Contender(name: "Cat", symbol: "cat.fill", votes: 25),
    Contender(name: "Goldfish", symbol: "fish.fill", votes: 9),
    Contender(name: "Dog", symbol: "dog.fill", votes: 16),
  ]

  private func rank(of pet: Contender) -> Int {
    pets.filter { $0.votes > pet.votes }.count + 1
  }

  var body: some View {
    VStack(spacing: 30) {
      PodiumRadialLayout {
        ForEach(pets) { pet in
          VStack {
            Image(systemName: pet.symbol)
              .font(.system(size: 36))
            Text("#\(rank(of: pet))").font(.caption)
          }
          .padding()
          .background(Circle().fill(.orange.opacity(0.25)))
          .rank(rank(of: pet))
        }
      }
      .frame(height: 280)
      .animation(.default, value: pets)

      Grid(alignment: .leading) {
        ForEach(pets) { pet in
          GridRow {
            Text(pet.name)
            ProgressView(value: Double(pet.votes), total: Double(pets.map(\.votes).reduce(0, +)))
            Text("\(pet.votes)")
              .gridColumnAlignment(.trailing)
          }
          Divider()
        }
      }
      .padding(.horizontal)

      EqualWidthHStack {
        ForEach($pets) { $pet in
          Button {
            pet.votes += 1
          } label: {
            Text(pet.name).frame(maxWidth: .infinity)
          }
          .buttonStyle(.bordered)
        }
      }
    }
    .padding()
  }
}

#Preview {
  VotingButtonsLayout()
}
