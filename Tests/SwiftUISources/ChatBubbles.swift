// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct ChatMessage: Identifiable, Equatable {
  let id: Int
  let text: String
  let isMine: Bool
}

struct BubbleShape: Shape {
  var myMessage: Bool

  func path(in rect: CGRect) -> Path {
    let width = rect.width
    let height = rect.height
    let bezierPath = UIBezierPath()
    if !myMessage {
      bezierPath.move(to: CGPoint(x: 20, y: height))
      bezierPath.addLine(to: CGPoint(x: width - 15, y: height))
      bezierPath.addCurve(
        to: CGPoint(x: width, y: height - 15), controlPoint1: CGPoint(x: width - 8, y: height),
        controlPoint2: CGPoint(x: width, y: height - 8))
      bezierPath.addLine(to: CGPoint(x: width, y: 15))
      bezierPath.addCurve(
        to: CGPoint(x: width - 15, y: 0), controlPoint1: CGPoint(x: width, y: 8),
        controlPoint2: CGPoint(x: width - 8, y: 0))
      bezierPath.addLine(to: CGPoint(x: 20, y: 0))
      bezierPath.addCurve(
        to: CGPoint(x: 5, y: 15), controlPoint1: CGPoint(x: 12, y: 0),
        controlPoint2: CGPoint(x: 5, y: 8))
      bezierPath.addLine(to: CGPoint(x: 5, y: height - 10))
      bezierPath.addCurve(
        to: CGPoint(x: 0, y: height), controlPoint1: CGPoint(x: 5, y: height - 1),
        controlPoint2: CGPoint(x: 0, y: height))
      bezierPath.addCurve(
        to: CGPoint(x: 12, y: height - 4), controlPoint1: CGPoint(x: 4, y: height + 1),
        controlPoint2: CGPoint(x: 8, y: height - 1))
    } else {
      bezierPath.append(
        UIBezierPath(
          roundedRect: CGRect(x: 0, y: 0, width: width - 5, height: height),
          byRoundingCorners: [.topLeft, .topRight, .bottomLeft],
          cornerRadii: CGSize(width: 15, height: 15)))
    }
    bezierPath.close()
    return Path(bezierPath.cgPath)
  }
}

struct ChatBubbles: View {
  @State private var messages = [
    ChatMessage(id: 0, text: "Hey! Are we still on for the climbing gym?", isMine: false),
    ChatMessage(id: 1, text: "Yes", isMine: true),
    ChatMessage(
      id: 2, text: "I'll bring the rope and the chalk, you only need shoes.", isMine: true),
    ChatMessage(id: 3, text: "Perfect. Six o'clock?", isMine: false),
  ]
  @State private var draft = ""
  @State private var typing = false
  @FocusState private var editing: Bool

  var body: some View {
    NavigationView {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 10) {
            ForEach(messages) { message in
              bubble(message)
                .id(message.id)
                .transition(
                  .scale(scale: 0.4, anchor: message.isMine ? .bottomTrailing : .bottomLeading)
                    .combined(with: .opacity))
            }
            if typing {
              HStack {
                TypingIndicator()
                Spacer()
              }
              .id("typing")
            }
          }
          .padding()
        }
        .onChange(of: messages) { _ in
          withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
        }
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          TextField("Message", text: $draft, axis: .vertical)
            .lineLimit(1...4)
            .textFieldStyle(.roundedBorder)
            .focused($editing)
            .onSubmit(send)
          Button(action: send) {
            Image(systemName: "arrow.up.circle.fill").font(.title)
          }
          .disabled(draft.isEmpty)
        }
        .padding()
        .background(.bar)
      }
      .navigationTitle("Kim")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private func bubble(_ message: ChatMessage) -> some View {
    HStack {
      if message.isMine { Spacer(minLength: 60) }
      Text(message.text)
        .padding(.vertical, 10)
        .padding(.leading, message.isMine ? 14 : 20)
        .padding(.trailing, message.isMine ? 20 : 14)
        .background(message.isMine ? Color.blue : Color(UIColor.systemGray5))
        .foregroundColor(message.isMine ? .white : .primary)
        .clipShape(BubbleShape(myMessage: message.isMine))
      if !message.isMine { Spacer(minLength: 60) }
    }
  }

  private func send() {
    guard !draft.isEmpty else { return }
    withAnimation(.spring()) {
      messages.append(ChatMessage(id: messages.count, text: draft, isMine: true))
      typing = true
    }
    draft = ""
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
      withAnimation(.spring()) {
        typing = false
        messages.append(ChatMessage(id: messages.count, text: "👍", isMine: false))
      }
    }
  }
}

struct TypingIndicator: View {
  @State private var phase = 0
  let timer = Timer.publish(every: 0.3, on: .main, in: .default).autoconnect()

  var body: some View {
    HStack(spacing: 5) {
      ForEach(0..<3) { index in
        Circle()
          .frame(width: 9, height: 9)
          .opacity(phase == index ? 1 : 0.3)
      }
    }
    .padding(14)
    .background(Capsule().fill(Color(.systemGray5)))
    .onReceive(timer) { _ in
      withAnimation { phase = (phase + 1) % 3 }
    }
  }
}

struct ChatBubbles_Previews: PreviewProvider {
  static var previews: some View {
    ChatBubbles()
  }
}
