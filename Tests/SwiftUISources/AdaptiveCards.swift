// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct PlanCard: View {
  var name: String
  var price: Decimal
  var perks: [LocalizedStringKey]
  var highlighted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(name)
        .font(.headline)
        .textCase(.uppercase)
        .kerning(1.5)
      Text(price, format: .currency(code: "EUR"))
        .font(.system(.title, design: .serif, weight: .bold))
      Divider()
      ForEach(perks.indices, id: \.self) { index in
        Label {
          Text(perks[index])
        } icon: {
          Image(systemName: "checkmark")
            .symbolVariant(.circle.fill)
            .foregroundStyle(.green)
        }
        .font(.footnote)
      }
      Spacer(minLength: 0)
      ViewThatFits(in: .horizontal) {
        Text("Choose the \(name) plan")
        Text("Choose \(name)")
        Text("Choose")
      }
      .lineLimit(1)
      .font(.callout.weight(.medium))
      .frame(maxWidth: .infinity)
      .padding(.vertical, 10)
      .background(.tint, in: RoundedRectangle(cornerRadius: 10))
      .foregroundStyle(.white)
    }
    .padding()
    .frame(maxHeight: .infinity)
    .background {
      RoundedRectangle(cornerRadius: 18, style: .continuous)
        .fill(.background)
        .shadow(color: .black.opacity(0.12), radius: highlighted ? 16 : 6, y: 4)
    }
    .overlay(alignment: .topTrailing) {
      if highlighted {
        Text("BEST")
          .font(.caption2.bold())
          .padding(6)
          .background(.yellow, in: .capsule)
          .padding(8)
      }
    }
    .tint(highlighted ? .orange : .blue)
  }
}

struct AdaptiveCards: View {
  @State private var stacked = false
  @ScaledMetric(relativeTo: .title) private var spacing = 16.0

  var body: some View {
    let layout =
      stacked
      ? AnyLayout(VStackLayout(spacing: spacing)) : AnyLayout(HStackLayout(spacing: spacing))
    VStack {
      Text("Pick a plan")
        .font(.title2.bold())
      layout {
        PlanCard(name: "Basic", price: 0, perks: ["One device", "**Free** forever"])
        PlanCard(
          name: "Pro", price: 9.99, perks: ["Five devices", "Backups", "Support by *mail*"],
          highlighted: true)
      }
      .fixedSize(horizontal: false, vertical: !stacked)
      .padding()
      Toggle("Stacked", isOn: $stacked.animation(.spring(duration: 0.6, bounce: 0.25)))
        .toggleStyle(.button)
      Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 8) {
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          Text("Basic").bold()
          Text("Pro").bold()
        }
        Divider().gridCellColumns(3)
        GridRow {
          Text("Storage")
          Text("5 GB").gridColumnAlignment(.trailing)
          Text("200 GB").gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("History")
          Text("7 days")
          Text("forever")
        }
      }
      .font(.footnote)
      .padding()
      .background(.thinMaterial, in: .rect(cornerRadius: 12))
      Spacer()
    }
    .background(Color(.systemGroupedBackground))
  }
}

#Preview {
  AdaptiveCards()
}
