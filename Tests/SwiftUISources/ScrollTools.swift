// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct ChatMessage: Identifiable, Equatable {
  let id: Int
  let text: String
  let mine: Bool
}

struct ChatScreen: View {
  @State private var messages = (0..<30).map {
    ChatMessage(id: $0, text: "Message number \($0)", mine: $0 % 3 == 0)
  }
  @State private var draft = ""
  @State private var isAtEnd = true

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(messages) { message in
            HStack {
              if message.mine { Spacer(minLength: 60) }
              Text(message.text)
                .padding(.horizontal, 14)
                .padding(.vertical, 8)
                .background(message.mine ? Color.blue : Color(.systemGray5))
                .foregroundColor(message.mine ? .white : .primary)
                .clipShape(
                  UnevenRoundedRectangle(
                    topLeadingRadius: 16, bottomLeadingRadius: message.mine ? 16 : 4,
                    bottomTrailingRadius: message.mine ? 4 : 16, topTrailingRadius: 16))
              if !message.mine { Spacer(minLength: 60) }
            }
            .id(message.id)
            .transition(.asymmetric(insertion: .push(from: .bottom), removal: .opacity))
          }
        }
        .padding()
      }
      .defaultScrollAnchor(.bottom)
      .scrollDismissesKeyboard0()
      .onScrollPhaseChange { _, phase in isAtEnd = phase == .idle }
      .onChange(of: messages) { _, new in
        withAnimation(.smooth) { proxy.scrollTo(new.last?.id, anchor: .bottom) }
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          TextField("Message", text: $draft)
            .textFieldStyle(.roundedBorder)
            .onSubmit(send)
          Button(action: send) { Image(systemName: "arrow.up.circle.fill").font(.title) }
            .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
        }
        .padding(8)
        .background(.ultraThinMaterial)
      }
    }
  }

  private func send() {
    guard !draft.isEmpty else { return }
    messages.append(ChatMessage(id: messages.count, text: draft, mine: true))
    draft = ""
  }
}

extension View {
  fileprivate func scrollDismissesKeyboard0() -> some View { self }
}

struct PagingScreen: View {
  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<5) { i in
            ZStack {
              Color(hue: Double(i) / 5, saturation: 0.4, brightness: 1)
              Text("\(i)").font(.system(size: 90))
            }
            .frame(width: geo.size.width, height: geo.size.height)
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.never)
      .scrollDisabled(false)
      .scrollClipDisabled()
    }
    .ignoresSafeArea()
    .safeAreaPadding(.horizontal, 12)
  }
}

#Preview { ChatScreen() }
#Preview { PagingScreen() }
