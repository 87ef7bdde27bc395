// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct StripedFlag: View {
  var colors: [Color]
  var vertical: Bool

  var body: some View {
    Group {
      if vertical {
        HStack(spacing: 0) {
          ForEach(0..<colors.count, id: \.self) { colors[$0] }
        }
      } else {
        VStack(spacing: 0) {
          ForEach(0..<colors.count, id: \.self) { colors[$0] }
        }
      }
    }
    .frame(width: 180, height: 110)
    .clipShape(Capsule())
    .overlay(Capsule().stroke(Color.black, lineWidth: 1))
    .shadow(color: .black, radius: 2)
  }
}

struct Country: Identifiable {
  var id: String { name }
  let name: String
  let colors: [Color]
  let vertical: Bool
}

struct GuessTheColorFlag: View {
  @State private var countries = [
    Country(name: "France", colors: [.blue, .white, .red], vertical: true),
    Country(name: "Germany", colors: [.black, .red, .yellow], vertical: false),
    Country(name: "Ireland", colors: [.green, .white, .orange], vertical: true),
    Country(name: "Italy", colors: [.green, .white, .red], vertical: true),
    Country(name: "Estonia", colors: [.blue, .black, .white], vertical: false),
    Country(name: "Ukraine", colors: [.blue, .yellow], vertical: false),
  ]
  @State private var correctAnswer = 1
  @State private var showingScore = false
  @State private var scoreTitle = ""
  @State private var score = 0
  @State private var spin = [0.0, 0.0, 0.0]
  @State private var tapped: Int?

  var body: some View {
    ZStack {
      RadialGradient(
        stops: [
          .init(color: Color(red: 0.1, green: 0.2, blue: 0.45), location: 0.3),
          .init(color: Color(red: 0.76, green: 0.15, blue: 0.26), location: 0.3),
        ], center: .top, startRadius: 200, endRadius: 700
      )
      .ignoresSafeArea()

      VStack {
        Spacer()
        Text("Guess the Flag")
          .font(.largeTitle.weight(.bold))
          .foregroundStyle(.white)
        VStack(spacing: 15) {
          VStack {
            Text("Tap the flag of")
              .font(.subheadline.weight(.heavy))
              .foregroundStyle(.secondary)
            Text(countries[correctAnswer].name)
              .font(.largeTitle.weight(.semibold))
          }
          ForEach(0..<3) { number in
            Button {
              flagTapped(number)
            } label: {
              StripedFlag(colors: countries[number].colors, vertical: countries[number].vertical)
            }
            .rotation3DEffect(.degrees(spin[number]), axis: (x: 0, y: 1, z: 0))
            .opacity(tapped == nil || tapped == number ? 1 : 0.25)
            .accessibilityLabel("Flag \(number + 1)")
          }
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 20)
        .background(.regularMaterial)
        .clipShape(.rect(cornerRadius: 20))
        Spacer()
        Spacer()
        Text("Score: \(score)")
          .foregroundStyle(.white)
          .font(.title.bold())
        Spacer()
      }
      .padding()
    }
    .alert(scoreTitle, isPresented: $showingScore) {
      Button("Continue", action: askQuestion)
    } message: {
      Text("Your score is \(score)")
    }
  }

  func flagTapped(_ number: Int) {
    withAnimation(.spring(duration: 1, bounce: 0.4)) {
      spin[number] += 360
      tapped = number
    }
    if number == correctAnswer {
      scoreTitle = "Correct"
      score += 1
    } else {
      scoreTitle = "Wrong! That is \(countries[number].name)."
    }
    showingScore = true
  }

  func askQuestion() {
    countries.shuffle()
    correctAnswer = Int.random(in: 0...2)
    tapped = nil
  }
}

#Preview {
  GuessTheColorFlag()
}
