// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct OldSpellings: View {
  @State var show = false
  @State var viewState = CGSize.zero
  @State var showCard = false
  @State var bottomState = CGSize.zero
  @State var angle: Double = 0
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    ZStack {
      Text("Certificates")
        .font(.largeTitle)
        .fontWeight(.bold)
        .blur(radius: show ? 20 : 0)
        .opacity(showCard ? 0.4 : 1)
        .offset(y: showCard ? -200 : 0)
        .animation(
          Animation
            .default
            .delay(0.1)
        )

      BackCardView()
        .frame(width: showCard ? 300 : 340, height: 220)
        .background(show ? Color("card3") : Color("card4"))
        .cornerRadius(20)
        .shadow(radius: 20)
        .offset(x: 0, y: show ? -400 : -40)
        .offset(x: viewState.width, y: viewState.height)
        .scaleEffect(showCard ? 1 : 0.9)
        .rotationEffect(.degrees(show ? 0 : 10))
        .rotation3DEffect(Angle(degrees: 10), axis: (x: 10.0, y: 0, z: 0))
        .blendMode(.hardLight)
        .animation(.easeInOut(duration: 0.5))

      VStack {
        HStack {
          VStack(alignment: .leading) {
            Text("UI Design").font(.title).fontWeight(.bold).foregroundColor(.white)
            Text("Certificate").foregroundColor(Color("accent"))
          }
          Spacer()
          Image("Logo1")
        }
        .padding(.horizontal, 20)
        .padding(.top, 20)
        Spacer()
        Image("Card1")
          .resizable()
          .aspectRatio(contentMode: .fill)
          .frame(width: 300, height: 110, alignment: .top)
      }
      .frame(width: showCard ? 375 : 340.0, height: 220.0)
      .background(Color.black)
      .clipShape(RoundedRectangle(cornerRadius: showCard ? 30 : 20, style: .continuous))
      .shadow(radius: 20)
      .offset(x: viewState.width, y: viewState.height)
      .animation(.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0))
      .onTapGesture { self.showCard.toggle() }
      .gesture(
        DragGesture().onChanged { value in
          self.viewState = value.translation
          self.show = true
        }
        .onEnded { value in
          self.viewState = .zero
          self.show = false
        }
      )
    }
    .edgesIgnoringSafeArea(.all)
    .accentColor(.pink)
  }
}

struct BackCardView: View {
  var body: some View {
    VStack { Spacer() }
  }
}

struct OldSpellings_Previews: PreviewProvider {
  static var previews: some View {
    OldSpellings()
  }
}
