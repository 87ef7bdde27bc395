// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct HourForecast: Identifiable {
  let id = UUID()
  let hour: String
  let symbol: String
  let temperature: Int
}

struct DayForecast: Identifiable {
  let id = UUID()
  let day: String
  let symbol: String
  let low: Int
  let high: Int
}

struct WeatherCard<Content: View>: View {
  let title: String
  let symbol: String
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(title.uppercased(), systemImage: symbol)
        .font(.caption)
        .foregroundStyle(.white.opacity(0.7))
      Divider().overlay(.white.opacity(0.4))
      content
    }
    .padding()
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
    .environment(\.colorScheme, .dark)
  }
}

struct WeatherOverview: View {
  let hours = [
    HourForecast(hour: "Now", symbol: "cloud.sun.fill", temperature: 18),
    HourForecast(hour: "14", symbol: "sun.max.fill", temperature: 20),
    HourForecast(hour: "15", symbol: "sun.max.fill", temperature: 21),
    HourForecast(hour: "16", symbol: "cloud.fill", temperature: 19),
    HourForecast(hour: "17", symbol: "cloud.rain.fill", temperature: 16),
    HourForecast(hour: "18", symbol: "cloud.bolt.rain.fill", temperature: 15),
    HourForecast(hour: "19", symbol: "moon.stars.fill", temperature: 12),
  ]
  let week = [
    DayForecast(day: "Today", symbol: "cloud.sun.fill", low: 11, high: 21),
    DayForecast(day: "Tue", symbol: "sun.max.fill", low: 13, high: 24),
    DayForecast(day: "Wed", symbol: "cloud.drizzle.fill", low: 9, high: 16),
    DayForecast(day: "Thu", symbol: "wind", low: 7, high: 14),
    DayForecast(day: "Fri", symbol: "snowflake", low: -1, high: 4),
  ]

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [
          Color(red: 0.25, green: 0.5, blue: 0.9), Color(red: 0.6, green: 0.75, blue: 0.95),
        ],
        startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
      ScrollView(showsIndicators: false) {
        VStack(spacing: 16) {
          VStack(spacing: 4) {
            Text("Trondheim").font(.largeTitle)
            Text("18°").font(.system(size: 96, weight: .thin))
            Text("Partly Cloudy").font(.title3)
            Text("H:21°  L:11°").font(.title3)
          }
          .foregroundStyle(.white)
          .shadow(color: .black.opacity(0.2), radius: 3)
          .padding(.vertical, 30)

          WeatherCard(title: "Hourly forecast", symbol: "clock") {
            ScrollView(.horizontal, showsIndicators: false) {
              HStack(spacing: 24) {
                ForEach(hours) { hour in
                  VStack(spacing: 10) {
                    Text(hour.hour).font(.subheadline.bold())
                    Image(systemName: hour.symbol)
                      .symbolRenderingMode(.multicolor)
                      .font(.title2)
                      .frame(height: 30)
                    Text("\(hour.temperature)°").font(.title3)
                  }
                  .foregroundStyle(.white)
                }
              }
            }
          }
          WeatherCard(title: "5-day forecast", symbol: "calendar") {
            ForEach(week) { day in
              HStack {
                Text(day.day).frame(width: 60, alignment: .leading)
                Image(systemName: day.symbol)
                  .symbolRenderingMode(.multicolor)
                  .frame(width: 30)
                Text("\(day.low)°").frame(width: 36, alignment: .trailing).opacity(0.6)
                TemperatureBar(low: day.low, high: day.high)
                Text("\(day.high)°").frame(width: 36, alignment: .trailing)
              }
              .font(.body.weight(.medium))
              .foregroundStyle(.white)
              .padding(.vertical, 4)
            }
          }
          HStack(spacing: 16) {
            WeatherCard(title: "Humidity", symbol: "humidity.fill") {
              Text("62%").font(.title).frame(maxWidth: .infinity, alignment: .leading)
            }
            WeatherCard(title: "Wind", symbol: "wind") {
              Text("14 km/h").font(.title).frame(maxWidth: .infinity, alignment: .leading)
            }
          }
          .foregroundStyle(.white)
        }
        .padding()
      }
    }
  }
}

struct TemperatureBar: View {
  let low: Int
  let high: Int
  private let range = -5.0...30.0

  var body: some View {
    GeometryReader { geo in
      let span = range.upperBound - range.lowerBound
      let start = (Double(low) - range.lowerBound) / span
      let end = (Double(high) - range.lowerBound) / span
      ZStack(alignment: .leading) {
        Capsule().fill(.black.opacity(0.2))
        Capsule()
          .fill(
            LinearGradient(
              colors: [.cyan, .yellow, .orange], startPoint: .leading, endPoint: .trailing)
          )
          .frame(width: geo.size.width * (end - start))
          .offset(x: geo.size.width * start)
      }
    }
    .frame(height: 5)
  }
}

struct WeatherOverview_Previews: PreviewProvider {
  static var previews: some View {
    WeatherOverview()
  }
}
