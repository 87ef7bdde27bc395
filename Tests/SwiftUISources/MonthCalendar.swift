// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct CalendarDay: Identifiable {
  let id: Int
  let date: Date?
}

struct MonthCalendar: View {
  @State private var month: Date
  @State private var selected: Date
  @State private var direction = 1
  @Environment(\.calendar) private var environmentCalendar

  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()

  init() {
    let start = DateComponents(
      calendar: Calendar(identifier: .gregorian), year: 2025, month: 5, day: 14
    ).date!
    _month = State(initialValue: start)
    _selected = State(initialValue: start)
  }

  private var days: [CalendarDay] {
    guard let interval = calendar.dateInterval(of: .month, for: month),
      let range = calendar.range(of: .day, in: .month, for: month)
    else { return [] }
    let weekday = calendar.component(.weekday, from: interval.start)
    let blanks = (weekday - calendar.firstWeekday + 7) % 7
    var result = (0..<blanks).map { CalendarDay(id: -$0 - 1, date: nil) }
    for day in range {
      let date = calendar.date(byAdding: .day, value: day - 1, to: interval.start)
      result.append(CalendarDay(id: day, date: date))
    }
    return result
  }

  private var weekdaySymbols: [String] {
    let symbols = calendar.veryShortWeekdaySymbols
    let shift = calendar.firstWeekday - 1
    return Array(symbols[shift...] + symbols[..<shift])
  }

  var body: some View {
    VStack(spacing: 18) {
      HStack {
        Text(month, format: .dateTime.month(.wide).year())
          .font(.title3.bold())
        Spacer()
        Button {
          move(-1)
        } label: {
          Image(systemName: "chevron.left")
        }
        Button {
          move(1)
        } label: {
          Image(systemName: "chevron.right")
        }
        .padding(.leading)
      }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7), spacing: 10) {
        ForEach(weekdaySymbols.indices, id: \.self) { index in
          Text(weekdaySymbols[index])
            .font(.caption.weight(.semibold))
            .foregroundStyle(.secondary)
        }
        ForEach(days) { day in
          if let date = day.date {
            dayView(date)
          } else {
            Color.clear.frame(height: 40)
          }
        }
      }
      .id(month)
      .transition(
        .asymmetric(
          insertion: .move(edge: direction > 0 ? .trailing : .leading),
          removal: .move(edge: direction > 0 ? .leading : .trailing)
        ).combined(with: .opacity))
      Divider()
      HStack {
        RoundedRectangle(cornerRadius: 2).fill(.red).frame(width: 4)
        VStack(alignment: .leading) {
          Text("Dentist").font(.headline)
          Text(selected.formatted(.dateTime.weekday(.wide).day().month()))
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Spacer()
        Text("09:30").monospacedDigit()
      }
      .fixedSize(horizontal: false, vertical: true)
      Spacer()
    }
    .padding()
    .gesture(
      DragGesture(minimumDistance: 40)
        .onEnded { move($0.translation.width < 0 ? 1 : -1) })
  }

  private func dayView(_ date: Date) -> some View {
    let isSelected = calendar.isDate(date, inSameDayAs: selected)
    return Text("\(calendar.component(.day, from: date))")
      .fontWeight(isSelected ? .bold : .regular)
      .foregroundStyle(
        isSelected ? Color.white : (calendar.isDateInWeekend(date) ? .secondary : .primary)
      )
      .frame(width: 40, height: 40)
      .background(isSelected ? Color.red : .clear)
      .clipShape(Circle())
      .onTapGesture { selected = date }
  }

  private func move(_ value: Int) {
    direction = value
    guard let new = calendar.date(byAdding: .month, value: value, to: month) else { return }
    withAnimation(.easeInOut(duration: 0.35)) { month = new }
  }
}

#Preview {
  MonthCalendar()
}
