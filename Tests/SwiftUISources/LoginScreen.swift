// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct GradientBackground: View {
  @State private var start = UnitPoint(x: 0, y: -2)
  @State private var end = UnitPoint(x: 4, y: 0)
  let colors = [Color.blue, Color.purple, Color.pink]

  var body: some View {
    LinearGradient(gradient: Gradient(colors: colors), startPoint: start, endPoint: end)
      .edgesIgnoringSafeArea(.all)
      .onAppear {
        withAnimation(.easeInOut(duration: 6).repeatForever()) {
          self.start = UnitPoint(x: 4, y: 0)
          self.end = UnitPoint(x: 0, y: 2)
        }
      }
  }
}

struct IconTextField<Field: View>: View {
  let icon: String
  var isActive: Bool
  let field: Field

  init(icon: String, isActive: Bool, @ViewBuilder field: () -> Field) {
    self.icon = icon
    self.isActive = isActive
    self.field = field()
  }

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: icon)
        .foregroundColor(isActive ? .purple : .gray)
        .frame(width: 22)
      field
    }
    .padding()
    .background(Color.white)
    .cornerRadius(12)
    .overlay(
      RoundedRectangle(cornerRadius: 12)
        .stroke(isActive ? Color.purple : Color.clear, lineWidth: 2)
    )
  }
}

struct LoginScreen: View {
  enum Field: Hashable {
    case email, password
  }

  @State private var email = ""
  @State private var password = ""
  @State private var isSecure = true
  @State private var remember = true
  @State private var isLoading = false
  @State private var alert = false
  @FocusState private var focus: Field?

  var body: some View {
    ZStack {
      GradientBackground()
      VStack(spacing: 18) {
        Image(systemName: "paperplane.circle.fill")
          .resizable()
          .scaledToFit()
          .frame(width: 90)
          .foregroundStyle(.white, .white.opacity(0.3))
        Text("Welcome back")
          .font(.system(size: 30, weight: .bold, design: .rounded))
          .foregroundColor(.white)
          .padding(.bottom, 20)
        IconTextField(icon: "envelope", isActive: focus == .email) {
          TextField("Email", text: $email)
            .keyboardType(.emailAddress)
            .textContentType(.emailAddress)
            .autocapitalization(.none)
            .disableAutocorrection(true)
            .submitLabel(.next)
            .focused($focus, equals: .email)
        }
        IconTextField(icon: "lock", isActive: focus == .password) {
          Group {
            if isSecure {
              SecureField("Password", text: $password)
            } else {
              TextField("Password", text: $password)
            }
          }
          .focused($focus, equals: .password)
          .submitLabel(.go)
          Button(action: { isSecure.toggle() }) {
            Image(systemName: isSecure ? "eye.slash" : "eye")
              .accentColor(.gray)
          }
        }
        HStack {
          Toggle("Remember me", isOn: $remember)
            .toggleStyle(SwitchToggleStyle(tint: .pink))
            .fixedSize()
          Spacer()
          Button("Forgot?") { alert = true }
        }
        .font(.footnote)
        .foregroundColor(.white)
        Button(action: login) {
          ZStack {
            Text("Sign In").opacity(isLoading ? 0 : 1)
            if isLoading {
              ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .purple))
            }
          }
          .font(.headline)
          .foregroundColor(.purple)
          .frame(height: 54)
          .frame(maxWidth: isLoading ? 54 : .infinity)
          .background(Color.white)
          .clipShape(Capsule())
        }
        .disabled(email.isEmpty || password.count < 4)
        .opacity(email.isEmpty || password.count < 4 ? 0.6 : 1)
        .padding(.top)
        (Text("No account? ") + Text("Sign up").bold().underline())
          .font(.footnote)
          .foregroundColor(.white)
      }
      .padding(.horizontal, 32)
    }
    .onSubmit {
      if focus == .email { focus = .password } else { login() }
    }
    .alert(isPresented: $alert) {
      Alert(
        title: Text("Reset password"), message: Text("We will send you a mail."),
        primaryButton: .default(Text("Send")), secondaryButton: .cancel())
    }
  }

  private func login() {
    focus = nil
    withAnimation(.spring()) { isLoading = true }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      withAnimation(.spring()) { isLoading = false }
    }
  }
}

struct LoginScreen_Previews: PreviewProvider {
  static var previews: some View {
    LoginScreen()
  }
}
