// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Question: Identifiable, Hashable {
  let id: Int
  let text: String
  let answers: [String]
  let correct: Int
}

enum QuizStep: Hashable {
  case question(Int)
  case result
}

@MainActor
final class QuizModel: ObservableObject {
  @Published var path = NavigationPath()
  @Published private(set) var points = 0
  @Published var lives = 3

  let questions = [
    Question(
      id: 0, text: "Which stack lays out its children on top of each other?",
      answers: ["HStack", "VStack", "ZStack"], correct: 2),
    Question(
      id: 1, text: "Which wrapper is reset when a gesture ends?",
      answers: ["@GestureState", "@State", "@Binding"], correct: 0),
    Question(
      id: 2, text: "What does .infinity mean for maxWidth?",
      answers: ["Nothing", "As wide as offered", "A crash"], correct: 1),
  ]

  func start() {
    points = 0
    lives = 3
    path.append(QuizStep.question(0))
  }

  func answer(_ index: Int, to question: Question) -> Bool {
    let right = index == question.correct
    if right { points += 10 } else { lives -= 1 }
    return right
  }

  func next(after question: Question) {
    let following = question.id + 1
    path.append(following < questions.count && lives > 0 ? QuizStep.question(following) : .result)
  }
}

struct QuestionView: View {
  @EnvironmentObject private var model: QuizModel
  let question: Question
  @State private var chosen: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      ProgressView(value: Double(question.id + 1), total: Double(model.questions.count))
      Text(question.text)
        .font(.title2.bold())
        .fixedSize(horizontal: false, vertical: true)
      ForEach(question.answers.indices, id: \.self) { index in
        Button {
          guard chosen == nil else { return }
          withAnimation(.spring(response: 0.3)) {
            chosen = index
            _ = model.answer(index, to: question)
          }
        } label: {
          HStack {
            Text(question.answers[index])
            Spacer()
            if let chosen, index == question.correct || index == chosen {
              Image(
                systemName: index == question.correct
                  ? "checkmark.circle.fill" : "xmark.circle.fill"
              )
              .transition(.scale)
            }
          }
          .padding()
          .frame(maxWidth: .infinity)
          .background(background(index), in: RoundedRectangle(cornerRadius: 14))
        }
        .buttonStyle(.plain)
      }
      Spacer()
      Button("Next") { model.next(after: question) }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .frame(maxWidth: .infinity)
        .opacity(chosen == nil ? 0 : 1)
    }
    .padding()
    .navigationTitle("Question \(question.id + 1)")
    .navigationBarBackButtonHidden()
    .toolbar {
      HStack(spacing: 2) {
        ForEach(0..<3) { Image(systemName: $0 < model.lives ? "heart.fill" : "heart") }
      }
      .foregroundStyle(.red)
    }
  }

  private func background(_ index: Int) -> Color {
    guard let chosen else { return .blue.opacity(0.12) }
    if index == question.correct { return .green.opacity(0.3) }
    return index == chosen ? .red.opacity(0.3) : .gray.opacity(0.1)
  }
}

struct QuizFlow: View {
  @StateObject private var model = QuizModel()

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack(spacing: 20) {
        Image(systemName: "graduationcap.fill")
          .font(.system(size: 80))
          .foregroundStyle(.tint)
        Text("SwiftUI Quiz").font(.largeTitle.bold())
        Text("\(model.questions.count) questions, three lives")
          .foregroundStyle(.secondary)
        Button("Start", action: model.start)
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
      }
      .navigationDestination(for: QuizStep.self) { step in
        switch step {
        case .question(let index):
          QuestionView(question: model.questions[index])
        case .result:
          VStack(spacing: 16) {
            Gauge(value: Double(model.points), in: 0...30) {
              Text("Points")
            } currentValueLabel: {
              Text("\(model.points)")
            }
            .gaugeStyle(.accessoryCircular)
            .scaleEffect(2)
            .frame(height: 140)
            Text(model.lives > 0 ? "Well played!" : "Out of lives").font(.title)
            Button("Again") { model.path = NavigationPath() }
          }
          .navigationBarBackButtonHidden()
        }
      }
    }
    .environmentObject(model)
    .tint(.purple)
  }
}

struct QuizFlow_Previews: PreviewProvider {
  static var previews: some View {
    QuizFlow()
  }
}
