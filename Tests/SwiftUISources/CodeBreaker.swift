// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

typealias Peg = Color

enum Match { case nomatch, exact, inexact }

struct Code: Equatable {
  enum Kind: Equatable {
    case master, guess
    case attempt([Match])
    case unknown
  }
  var kind: Kind
  var pegs: [Peg]

  func match(against other: Code) -> [Match] {
    var rest = other.pegs
    let exacts: [Match] = pegs.indices.reversed().map { index in
      if rest.count > index, rest[index] == pegs[index] {
        rest.remove(at: index)
        return .exact
      }
      return .nomatch
    }.reversed()
    return pegs.indices.map { index in
      if exacts[index] != .exact, let found = rest.firstIndex(of: pegs[index]) {
        rest.remove(at: found)
        return .inexact
      }
      return exacts[index]
    }
  }
}

struct CodeBreakerGame {
  var master = Code(kind: .master, pegs: [.red, .blue, .green, .blue])
  var guess = Code(kind: .guess, pegs: [.red, .yellow, .green, .green])
  var attempts: [Code] = []
  let choices: [Peg] = [.red, .blue, .green, .yellow]

  mutating func attemptGuess() {
    var attempt = guess
    attempt.kind = .attempt(guess.match(against: master))
    attempts.append(attempt)
  }

  mutating func changeGuessPeg(at index: Int) {
    let existing = guess.pegs[index]
    if let position = choices.firstIndex(of: existing) {
      guess.pegs[index] = choices[(position + 1) % choices.count]
    } else {
      guess.pegs[index] = choices.first ?? .clear
    }
  }
}

struct MatchMarkers: View {
  let matches: [Match]

  var body: some View {
    HStack {
      VStack {
        marker(peg: 0)
        marker(peg: 1)
      }
      VStack {
        marker(peg: 2)
        marker(peg: 3)
      }
    }
  }

  func marker(peg: Int) -> some View {
    let exactCount = matches.count { $0 == .exact }
    let foundCount = matches.count { $0 != .nomatch }
    return Circle()
      .fill(exactCount > peg ? Color.primary : Color.clear)
      .strokeBorder(foundCount > peg ? Color.primary : Color.clear, lineWidth: 2)
      .aspectRatio(1, contentMode: .fit)
  }
}

struct CodeBreaker: View {
  @State private var game = CodeBreakerGame()

  var body: some View {
    VStack {
      view(for: game.master)
      ScrollView {
        view(for: game.guess)
        ForEach(game.attempts.indices.reversed(), id: \.self) { index in
          view(for: game.attempts[index])
            .transition(.move(edge: .top).combined(with: .opacity))
        }
      }
    }
    .padding()
    .onAppear { game.attemptGuess() }
  }

  var guessButton: some View {
    Button("Guess") {
      withAnimation {
        game.attemptGuess()
      }
    }
    .font(.system(size: 80))
    .minimumScaleFactor(0.1)
  }

  func view(for code: Code) -> some View {
    HStack {
      ForEach(code.pegs.indices, id: \.self) { index in
        RoundedRectangle(cornerRadius: 10)
          .overlay {
            if code.pegs[index] == .clear {
              RoundedRectangle(cornerRadius: 10).strokeBorder(.gray)
            }
          }
          .contentShape(.rect)
          .aspectRatio(1, contentMode: .fit)
          .foregroundStyle(code.pegs[index])
          .onTapGesture {
            if code.kind == .guess {
              game.changeGuessPeg(at: index)
            }
          }
      }
      Rectangle()
        .foregroundStyle(.clear)
        .aspectRatio(1, contentMode: .fit)
        .overlay {
          if case .attempt(let matches) = code.kind {
            MatchMarkers(matches: matches)
          } else if code.kind == .guess {
            guessButton
          }
        }
    }
  }
}

#Preview {
  CodeBreaker()
}
