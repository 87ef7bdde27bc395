// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

enum Player: Int {
  case red = 1
  case yellow = 2
}

struct BoardMask: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path(rect)
    let w = rect.width / 7
    let h = rect.height / 6
    for row in 0..<6 {
      for column in 0..<7 {
        path.addEllipse(
          in: CGRect(x: CGFloat(column) * w, y: CGFloat(row) * h, width: w, height: h)
            .insetBy(dx: w * 0.1, dy: h * 0.1))
      }
    }
    return path
  }
}

struct Disc: Identifiable {
  let id = UUID()
  let player: Player
  let column: Int
  let row: Int
}

struct DiscView: View {
  let disc: Disc
  let size: CGFloat
  @State private var landed = false

  var body: some View {
    Circle()
      .fill(disc.player == .red ? Color.red : Color.yellow)
      .overlay(Circle().strokeBorder(Color.black.opacity(0.15), lineWidth: size * 0.1))
      .frame(width: size, height: size)
      .position(
        x: (CGFloat(disc.column) + 0.5) * size,
        y: landed ? (CGFloat(disc.row) + 0.5) * size : -size
      )
      .onAppear {
        withAnimation(
          .interpolatingSpring(mass: 0.6, stiffness: 120, damping: 10, initialVelocity: 0)
        ) {
          landed = true
        }
      }
  }
}

struct ConnectFourDrop: View {
  @State private var discs: [Disc] = [
    Disc(player: .red, column: 3, row: 5), Disc(player: .yellow, column: 3, row: 4),
    Disc(player: .red, column: 2, row: 5), Disc(player: .yellow, column: 4, row: 5),
  ]
  @State private var current = Player.red
  @State private var hoverColumn: Int?

  var body: some View {
    GeometryReader { geo in
      let size = min(geo.size.width / 7, 52)
      VStack {
        Spacer()
        Text(
          winner.map { $0 == .red ? "Red wins" : "Yellow wins" }
            ?? (current == .red ? "Red's turn" : "Yellow's turn")
        )
        .font(.title2.bold())
        .foregroundColor(current == .red ? .red : .orange)
        ZStack {
          if let column = hoverColumn {
            Rectangle().fill(Color.white.opacity(0.5))
              .frame(width: size)
              .position(x: (CGFloat(column) + 0.5) * size, y: size * 3)
          }
          ForEach(discs) { DiscView(disc: $0, size: size) }
          BoardMask()
            .fill(Color.blue, style: FillStyle(eoFill: true))
        }
        .frame(width: size * 7, height: size * 6)
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { hoverColumn = max(0, min(6, Int($0.location.x / size))) }
            .onEnded { _ in
              if let column = hoverColumn { drop(column) }
              hoverColumn = nil
            }
        )
        Button("New game") {
          discs.removeAll()
          current = .red
        }
        .padding()
        Spacer()
      }
      .frame(maxWidth: .infinity)
    }
    .background(Color(.systemGray6).edgesIgnoringSafeArea(.all))
  }

  private func player(_ column: Int, _ row: Int) -> Player? {
    discs.first { $0.column == column && $0.row == row }?.player
  }

  private var winner: Player? {
    for disc in discs {
      for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        if (1...3).allSatisfy({ player(disc.column + dx * $0, disc.row + dy * $0) == disc.player })
        {
          return disc.player
        }
      }
    }
    return nil
  }

  private func drop(_ column: Int) {
    guard winner == nil else { return }
    let height = discs.filter { $0.column == column }.count
    guard height < 6 else { return }
    discs.append(Disc(player: current, column: column, row: 5 - height))
    current = current == .red ? .yellow : .red
  }
}

struct ConnectFourDrop_Previews: PreviewProvider {
  static var previews: some View {
    ConnectFourDrop()
  }
}
