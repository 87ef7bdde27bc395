// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI
import UIKit.UIImage
import os.log

// Names that public packages and apps use: drop this file into any SwiftUI project.

#if os(macOS)
  import AppKit
  struct MacPreview: PreviewProvider { static var previews: some View { NSImageView() } }
#endif

private struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(.bottom, 4).overlay(alignment: .bottom) { Divider() }
  }
}

private func report(_ name: String) {
  os_log("%{public}@ %d", log: .default, type: .info, name, 1)
  os.Logger(subsystem: "a", category: "b").info("\(name)")
}

extension View {
  fileprivate func hideKeyboard() {
    UIApplication.shared.sendAction(
      #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  }
}

struct NamesOfPackages: View {
  @SceneStorage("name") private var name = "Ada"
  @State private var count = 2.0
  @State private var tab = 1
  private let paper = Color(UIColor { $0.userInterfaceStyle == .dark ? .black : .white })

  private var marked: AttributedString {
    var text = AttributedString("marked text")
    if let range = text.range(of: "marked") { text[range].backgroundColor = .yellow }
    return text
  }

  var body: some View {
    TabView(selection: $tab) {
      ForEach(0..<2, id: \.self) { index in
        Tab("Tab \(index)", systemImage: "star", value: index) { page }
      }
    }
    .onOpenURL { name = $0.host ?? name }
    .onReceive(
      NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
    ) { _ in name = "" }
  }

  private var page: some View {
    VStack(spacing: 16) {
      TextField("Name", text: $name).textFieldStyle(Underlined())
      Stepper("Count", value: $count, format: .number)
      Text(marked).fontWidth(.condensed)
      Canvas { context, size in
        context.draw(
          Image(systemName: "star"),
          in: CGRect(origin: .zero, size: CGSizeMake(size.height, size.height)))
      }
      .frame(height: 40)
      if let image = UIImage(systemName: "star") { Image(uiImage: image) }
      Button("Done") { hideKeyboard() }.buttonStyle(.glass)
      Text("Glass").padding().glassEffect(.regular.tint(.mint), in: .rect(cornerRadius: 12))
      Color.red.frame(height: 20)._onButtonGesture { _ in
      } perform: {
        count += 1
      }
    }
    .scenePadding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(paper)
  }
}

#Preview { NamesOfPackages() }
