// Part of Snapback, under the MIT licence; see LICENSE.

// swift-format-ignore-file
import SwiftUI

struct BankCard: Identifiable {
  let id: Int
  let name: String
  let tint: Color
}

struct CardStackWallet: View {
  @State private var cards = [
    BankCard(
      id: 0, name: "Travel",
      tint: #colorLiteral(red: 0.2392156869, green: 0.6745098233, blue: 0.9686274529, alpha: 1)
        .asColor),
    BankCard(
      id: 1, name: "Savings",
      tint: Color(
        #colorLiteral(red: 0.4666666687, green: 0.7647058964, blue: 0.2666666806, alpha: 1))),
    BankCard(
      id: 2, name: "Daily",
      tint: Color(
        #colorLiteral(red: 0.9254902005, green: 0.2352941185, blue: 0.1019607857, alpha: 1))),
  ]
  @State private var expanded = false
  @State private var pulled: Int? = nil
  @State private var drag = CGSize.zero

  var body: some View {
    GeometryReader { g in
      ZStack(alignment: .top) {
        ForEach(cards) { card in
          let position = cards.firstIndex(where: { $0.id == card.id }) ?? 0
          CardFace(card: card)
            .frame(width: g.size.width - 32, height: (g.size.width - 32) / 1.586)
            .offset(y: expanded ? CGFloat(position) * 230 : CGFloat(position) * 60)
            .offset(pulled == card.id ? drag : .zero)
            .scaleEffect(pulled == card.id ? 1.03 : 1, anchor: .center)
            .zIndex(Double(position))
            .gesture(
              DragGesture(minimumDistance: 10)
                .onChanged {
                  pulled = card.id
                  drag = CGSize(width: $0.translation.width / 4, height: $0.translation.height)
                }
                .onEnded { end in
                  withAnimation(.spring(response: 0.45, dampingFraction: 0.7)) {
                    if end.translation.height < -120,
                      let from = cards.firstIndex(where: { $0.id == card.id })
                    {
                      cards.append(cards.remove(at: from))
                    }
                    drag = .zero
                    pulled = nil
                  }
                }
            )
            .onTapGesture { withAnimation(.spring()) { expanded.toggle() } }
        }
      }
      .padding(16)
    }
  }
}

extension UIColor {
  var asColor: Color { Color(self) }
}

struct CardFace: View {
  let card: BankCard
  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(card.tint)
      .overlay(
        VStack(alignment: .leading) {
          HStack {
            Text(card.name).font(.title3).fontWeight(.semibold)
            Spacer()
            Image(systemName: "wifi").rotationEffect(.degrees(90))
          }
          Spacer()
          Text("•••• 4242").font(.system(.body, design: .monospaced)).kerning(2)
        }
        .foregroundColor(.white)
        .padding(20)
      )
      .shadow(color: .black.opacity(0.2), radius: 6, x: 0, y: -2)
  }
}

struct CardStackWallet_Previews: PreviewProvider {
  static var previews: some View {
    CardStackWallet().preferredColorScheme(.light)
    CardStackWallet().preferredColorScheme(.dark)
  }
}
