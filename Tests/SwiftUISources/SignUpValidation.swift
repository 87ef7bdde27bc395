// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import SwiftUI

class SignUpFormViewModel: ObservableObject {
  @Published var username = "ferdi"
  @Published var password = "abc"
  @Published var passwordConfirmation = ""
  @Published var usernameMessage = ""
  @Published var passwordMessage = ""
  @Published var strength: Double = 0
  @Published var isValid = false

  private var cancellables: Set<AnyCancellable> = []

  private var isUsernameLongEnough: AnyPublisher<Bool, Never> {
    $username
      .debounce(for: 0.3, scheduler: RunLoop.main)
      .removeDuplicates()
      .map { $0.count >= 3 }
      .eraseToAnyPublisher()
  }

  private var isPasswordMatching: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest($password, $passwordConfirmation)
      .map { $0 == $1 }
      .eraseToAnyPublisher()
  }

  private var passwordStrength: AnyPublisher<Double, Never> {
    $password
      .map { password in
        var score = min(Double(password.count) / 12, 1) * 0.6
        if password.rangeOfCharacter(from: .decimalDigits) != nil { score += 0.2 }
        if password.rangeOfCharacter(from: .uppercaseLetters) != nil { score += 0.2 }
        return score
      }
      .eraseToAnyPublisher()
  }

  init() {
    isUsernameLongEnough
      .map { $0 ? "" : "Username must be at least three characters!" }
      .assign(to: &$usernameMessage)
    passwordStrength
      .assign(to: &$strength)
    Publishers.CombineLatest3(isUsernameLongEnough, isPasswordMatching, passwordStrength)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] long, matching, strength in
        guard let self else { return }
        self.isValid = long && matching && strength > 0.4
        self.passwordMessage = matching ? "" : "Passwords do not match"
      }
      .store(in: &cancellables)
  }
}

struct SignUpValidation: View {
  @StateObject private var viewModel = SignUpFormViewModel()

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Username", text: $viewModel.username)
            .autocapitalization(.none)
            .disableAutocorrection(true)
        } footer: {
          Text(viewModel.usernameMessage)
            .foregroundColor(.red)
        }
        Section {
          SecureField("Password", text: $viewModel.password)
          SecureField("Repeat password", text: $viewModel.passwordConfirmation)
          ProgressView(value: viewModel.strength)
            .tint(viewModel.strength < 0.4 ? .red : viewModel.strength < 0.7 ? .orange : .green)
            .animation(.easeInOut, value: viewModel.strength)
        } header: {
          Text("Security")
        } footer: {
          if !viewModel.passwordMessage.isEmpty {
            Label(viewModel.passwordMessage, systemImage: "exclamationmark.triangle")
              .foregroundStyle(.red)
          }
        }
        Section {
          Button("Sign up") {
            print("Signing up as \(viewModel.username)")
          }
          .disabled(!viewModel.isValid)
          .frame(maxWidth: .infinity)
        }
      }
      .navigationTitle("Create Account")
    }
  }
}

struct SignUpValidation_Previews: PreviewProvider {
  static var previews: some View {
    SignUpValidation()
  }
}
