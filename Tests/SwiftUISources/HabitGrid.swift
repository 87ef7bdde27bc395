// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Habit: Identifiable {
  let id = UUID()
  var title: String
  var symbol: String
  var color: Color
  var days: Set<Int>
}

final class HabitStore: ObservableObject {
  @Published var habits = [
    Habit(title: "Read", symbol: "book.fill", color: .blue, days: [1, 2, 4, 5, 8, 9, 12, 15, 16]),
    Habit(title: "Run", symbol: "figure.run", color: .orange, days: [2, 5, 9, 13, 20]),
    Habit(title: "Water", symbol: "drop.fill", color: .teal, days: Set(1...18)),
  ]
}

struct HabitRow: View {
  @Binding var habit: Habit
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 10)

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: habit.symbol)
          .foregroundColor(.white)
          .frame(width: 32, height: 32)
          .background(habit.color)
          .cornerRadius(8)
        Text(habit.title).font(.headline)
        Spacer()
        Text("\(habit.days.count)/30")
          .font(.footnote.monospacedDigit())
          .foregroundColor(.secondary)
      }
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(1...30, id: \.self) { day in
          RoundedRectangle(cornerRadius: 4)
            .fill(habit.days.contains(day) ? habit.color : Color(.systemGray5))
            .aspectRatio(1, contentMode: .fit)
            .onTapGesture {
              withAnimation(.spring(response: 0.3, dampingFraction: 0.5)) {
                if habit.days.contains(day) {
                  habit.days.remove(day)
                } else {
                  habit.days.insert(day)
                }
              }
            }
        }
      }
    }
    .padding()
    .background(Color(.secondarySystemGroupedBackground))
    .cornerRadius(16)
  }
}

struct HabitGrid: View {
  @StateObject private var store = HabitStore()

  var body: some View {
    NavigationView {
      ScrollView {
        LazyVStack(spacing: 16) {
          ForEach($store.habits) { $habit in
            HabitRow(habit: $habit)
          }
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground).ignoresSafeArea())
      .navigationTitle("November")
      .navigationBarItems(
        trailing: Button(action: clear) {
          Image(systemName: "trash")
        })
    }
    .navigationViewStyle(.stack)
  }

  private func clear() {
    withAnimation {
      for index in store.habits.indices {
        store.habits[index].days.removeAll()
      }
    }
  }
}

struct HabitGrid_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      HabitGrid()
      HabitGrid()
        .preferredColorScheme(.dark)
    }
  }
}
