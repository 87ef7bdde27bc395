// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Gestures
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The days of a month in rows of weeks, below its title and buttons for the months next to it.
///
/// A horizontal drag turns to another month. The title shows wheels of months and years instead of
/// the days.
struct MonthCalendar: View {
  let model: DateModel
  /// The months from that of the selected date to the shown one.
  @State private var page = 0
  /// The month of the selected date when `page` was 0.
  @State private var origin: Date?
  /// The distance of a drag, in points.
  @State private var drag: CGFloat = 0
  @State private var width: CGFloat = 0
  @State private var choosesMonth = false
  @Environment(\.layoutDirection) private var layoutDirection

  init(model: DateModel) {
    self.model = model
  }

  private var base: Date { origin ?? model.month(of: model.date) }
  private var month: Date { model.month(of: base, adding: page) }

  var body: some View {
    VStack(spacing: 0) {
      header.frame(height: 44)
      if choosesMonth {
        MonthWheels(model: model, month: month) { show($0) }
          .frame(height: CalendarMetrics.bodyHeight)
          .transition(.opacity)
      } else {
        VStack(spacing: 0) {
          weekdays
          pages
        }
        .transition(.opacity)
      }
    }
    .onChange(of: model.month(of: model.date)) { _, new in
      withAnimation(CalendarMetrics.turning) { show(new) }
    }
  }

  private var header: some View {
    HStack(spacing: 0) {
      Button {
        withAnimation(.easeInOut(duration: 0.25)) { choosesMonth.toggle() }
      } label: {
        HStack(spacing: 4) {
          Text(verbatim: model.text(month) { $0.month(.wide).year() })
            .font(.headline)
            .foregroundStyle(choosesMonth ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
          Image(systemName: "chevron.forward")
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tint)
            .rotationEffect(.degrees(choosesMonth ? 90 * layoutDirection.sign : 0))
        }
        .contentShape(Rectangle())
      }
      Spacer()
      if !choosesMonth {
        turnButton("chevron.backward", by: -1).padding(.trailing, 12)
        turnButton("chevron.forward", by: 1)
      }
    }
    .buttonStyle(.borderless)
  }

  private func turnButton(_ symbol: String, by months: Int) -> some View {
    Button {
      turn(by: months)
    } label: {
      Image(systemName: symbol)
        .font(.system(size: 19, weight: .medium))
        .frame(width: 32, height: 44)
        .contentShape(Rectangle())
    }
    .disabled(!allowsMonth(months))
  }

  /// Returns whether some day of the month some months after the shown one can be selected.
  private func allowsMonth(_ offset: Int) -> Bool {
    model.allows(
      model.month(of: month, adding: offset), model.month(of: month, adding: offset + 1))
  }

  private var weekdays: some View {
    let symbols = model.calendar.shortStandaloneWeekdaySymbols
    let first = model.calendar.firstWeekday - 1
    return HStack(spacing: 0) {
      ForEach(symbols.indices, id: \.self) { index in
        Text(verbatim: symbols[(index + first) % symbols.count].uppercased(with: model.locale))
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(.tertiary)
          .lineLimit(1)
          .minimumScaleFactor(0.6)
          .frame(maxWidth: .infinity)
      }
    }
    .frame(height: CalendarMetrics.weekdayHeight)
  }

  /// The shown month between the two next to it.
  private var pages: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        ForEach(page - 1...page + 1, id: \.self) { index in
          MonthDays(model: model, month: model.month(of: base, adding: index))
            .frame(width: geometry.size.width)
            .offset(x: pageOffset(index, geometry.size.width))
            .transition(.identity)
        }
      }
    }
    .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
    .frame(height: CalendarMetrics.rowHeight * 6)
    .clipped()
    .contentShape(Rectangle())
    .swipePan(
      SwipePan()
        .onChanged { drag = $0.translation.width }
        .onEnded {
          release(
            $0.translation.width * layoutDirection.sign, $0.velocity.width * layoutDirection.sign)
        }
        .onCancelled { withAnimation(CalendarMetrics.turning) { drag = 0 } },
      isEnabled: true
    )
    .keyboardTarget(FocusTarget(radius: 8, move: moveSelection))
  }

  private func pageOffset(_ index: Int, _ width: CGFloat) -> CGFloat {
    CGFloat(index - page) * width * layoutDirection.sign + drag
  }

  /// Turns the page if a drag is released beyond its half, or with enough velocity.
  private func release(_ distance: CGFloat, _ velocity: CGFloat) {
    let target = distance + velocity * 0.2
    let isTurned = abs(target) > width / 2 && (target < 0) == (distance < 0)
    let months = isTurned ? (target < 0 ? 1 : -1) : 0
    withAnimation(CalendarMetrics.turning) {
      if months != 0, allowsMonth(months) {
        setPage(page + months)
      }
      drag = 0
    }
  }

  private func turn(by months: Int) {
    guard allowsMonth(months) else { return }
    withAnimation(CalendarMetrics.turning) { setPage(page + months) }
  }

  private func setPage(_ newValue: Int) {
    if origin == nil { origin = base }
    page = newValue
  }

  /// Shows a month.
  private func show(_ month: Date) {
    let months = model.calendar.dateComponents([.month], from: base, to: month).month ?? 0
    setPage(months)
  }

  private func moveSelection(_ direction: FocusTarget.Direction) -> Bool {
    switch direction {
    case .left: model.moveDay(by: layoutDirection == .rightToLeft ? 1 : -1)
    case .right: model.moveDay(by: layoutDirection == .rightToLeft ? -1 : 1)
    case .up: model.moveDay(by: -7)
    case .down: model.moveDay(by: 7)
    }
    return true
  }
}

/// The dimensions of iOS's calendars, in points, and their motion.
enum CalendarMetrics {
  static let rowHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 24
  /// The height of the weekdays and the days.
  static let bodyHeight: CGFloat = weekdayHeight + 6 * rowHeight
  static let turning = Animation.spring(response: 0.4, dampingFraction: 0.95)
}

/// The days of a month, in rows of weeks.
private struct MonthDays: View {
  let model: DateModel
  /// The first moment of the month.
  let month: Date

  var body: some View {
    let calendar = model.calendar
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
    let weekday = calendar.component(.weekday, from: month)
    let lead = (weekday - calendar.firstWeekday + 7) % 7
    VStack(spacing: 0) {
      ForEach(0..<6, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { column in
            let day = row * 7 + column - lead
            if day >= 0, day < count,
              let date = calendar.date(byAdding: .day, value: day, to: month)
            {
              CalendarDay(model: model, date: date, number: day + 1)
            } else {
              Color.clear.frame(height: CalendarMetrics.rowHeight)
            }
          }
        }
      }
    }
  }
}

/// A day of a calendar. A tap selects it.
private struct CalendarDay: View {
  let model: DateModel
  let date: Date
  let number: Int
  @Environment(\.isEnabled) private var isEnabled

  init(model: DateModel, date: Date, number: Int) {
    self.model = model
    self.date = date
    self.number = number
  }

  var body: some View {
    let isSelected = model.isSelected(date)
    let isToday = model.calendar.isDate(date, inSameDayAs: model.today)
    let isAllowed = isEnabled && model.allowsDay(date)
    Text(verbatim: number.formatted(.number.locale(model.locale)))
      .font(.system(size: isSelected ? 22 : 20, weight: isSelected ? .medium : .regular))
      .foregroundStyle(style(isSelected, isToday))
      .opacity(isAllowed ? 1 : 0.3)
      .frame(maxWidth: .infinity)
      .frame(height: CalendarMetrics.rowHeight)
      .background {
        if isSelected {
          Circle().fill(.tint).opacity(isToday ? 1 : 0.15).transition(.identity)
        }
      }
      .contentShape(Rectangle())
      .gesture(TapGesture().onEnded { if isAllowed { model.selectDay(date) } })
  }

  private func style(_ isSelected: Bool, _ isToday: Bool) -> AnyShapeStyle {
    if isSelected, isToday { return AnyShapeStyle(Color.white) }
    return isSelected || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}
