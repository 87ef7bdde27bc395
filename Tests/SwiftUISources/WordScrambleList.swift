// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct WordScrambleList: View {
  @State private var usedWords = ["silk", "worm", "milk"]
  @State private var rootWord = "silkworm"
  @State private var newWord = ""
  @State private var errorTitle = ""
  @State private var errorMessage = ""
  @State private var showingError = false
  @FocusState private var isFocused: Bool

  private let startWords = ["silkworm", "notebook", "airplane", "sunlight"]

  var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("Enter your word", text: $newWord)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .focused($isFocused)
        }
        Section {
          ForEach(usedWords, id: \.self) { word in
            HStack {
              Image(systemName: "\(word.count).circle")
              Text(word)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("\(word), \(word.count) letters")
          }
        }
      }
      .navigationTitle(rootWord)
      .onSubmit(addNewWord)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Restart", action: startGame)
        }
        ToolbarItem(placement: .bottomBar) {
          Text("Score: \(usedWords.reduce(0) { $0 + $1.count })")
            .font(.headline)
        }
      }
      .alert(errorTitle, isPresented: $showingError) {
      } message: {
        Text(errorMessage)
      }
    }
  }

  func addNewWord() {
    let answer = newWord.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    guard answer.count > 0 else { return }
    guard isOriginal(word: answer) else {
      wordError(title: "Word used already", message: "Be more original!")
      return
    }
    guard isPossible(word: answer) else {
      wordError(
        title: "Word not possible", message: "You can't spell that word from '\(rootWord)'!")
      return
    }
    withAnimation {
      usedWords.insert(answer, at: 0)
    }
    newWord = ""
    isFocused = true
  }

  func startGame() {
    rootWord = startWords.randomElement() ?? "silkworm"
    usedWords.removeAll()
  }

  func isOriginal(word: String) -> Bool {
    !usedWords.contains(word)
  }

  func isPossible(word: String) -> Bool {
    var tempWord = rootWord
    for letter in word {
      if let pos = tempWord.firstIndex(of: letter) {
        tempWord.remove(at: pos)
      } else {
        return false
      }
    }
    return true
  }

  func wordError(title: String, message: String) {
    errorTitle = title
    errorMessage = message
    showingError = true
  }
}

#Preview {
  WordScrambleList()
}
