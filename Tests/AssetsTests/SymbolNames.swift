// Part of Snapback, under the MIT licence; see LICENSE.

/// Names of SF Symbols that programs use.
enum SymbolNames {
  /// Those of 454 public gesture programs, the most used first, and of the seeds.
  static let frequent = """
    heart.fill bell.fill chevron.right star.circle.fill forward.fill globe heart lock.fill
    plus.circle.fill xmark arrow.left house line.horizontal.3 lock.open.fill magnifyingglass
    moon play.fill star.fill suit.heart.fill sun.max sun.max.fill xmark.circle.fill
    arrowtriangle.up.fill backward.fill bell camera.fill cart.fill checkmark
    checkmark.circle.fill chevron.up doc.on.doc.fill flame.fill hand.point.right.fill hare
    pause.fill person.crop.circle photo.fill square.and.arrow.up.fill tortoise 0.circle
    45.circle airplane alarm app.gift.fill applelogo arrow.clockwise.circle.fill
    arrow.counterclockwise arrow.down.circle.fill arrow.right.arrow.left
    arrow.up.and.down.circle.fill arrow.up.circle.fill arrow.uturn.backward arrow.uturn.forward
    arrowtriangle.down.fill arrowtriangle.left.fill arrowtriangle.right.fill bed.double.fill
    bolt.fill book bookmark.fill bubbles.and.sparkles.fill car cart checkmark.square
    chevron.compact.up chevron.down chevron.down.circle.fill chevron.left clock
    cup.and.saucer.fill ellipsis envelope.fill envelope.open.badge.clock eye eye.slash
    face.smiling flame flashlight.off.fill gear gear.badge.questionmark hand.point.right
    hand.raised headphones heart.circle.fill heart.text.square.fill house.fill
    line.horizontal.3.decrease list.bullet lock lock.open.rotation map.fill message
    message.fill minus.circle minus.circle.fill moon.fill multiply.circle.fill
    paintbrush.pointed.fill person.fill phone plus.bubble plus.circle record.circle
    rectangle.on.rectangle rotate.3d scribble.variable sidebar.left slash.circle
    slash.circle.fill speaker.wave.3.fill square square.and.arrow.down.fill square.and.arrow.up
    square.grid.2x2 square.grid.3x2 suit.heart sun.min.fill tag timelapse tv waveform wifi
    x.circle xmark.square.fill zzz play.rectangle.on.rectangle safari music.note.house
    music.note
    """.split { " \n".contains($0) }.map(String.init)

  /// Further ones that are often used.
  static let common = """
    arrow.up arrow.down arrow.right arrow.up.left arrow.up.right arrow.down.left arrow.down.right
    arrow.up.circle arrow.down.circle arrow.left.circle arrow.right.circle arrow.right.circle.fill
    arrow.left.circle.fill arrow.up.arrow.down arrow.left.arrow.right arrow.clockwise
    arrow.triangle.2.circlepath arrow.uturn.left arrow.uturn.right arrow.up.and.down
    arrow.left.and.right arrow.up.left.and.arrow.down.right arrow.down.right.and.arrow.up.left
    arrow.turn.up.left arrow.right.square arrow.up.square.fill arrow.backward arrow.forward
    chevron.left.circle chevron.right.circle.fill chevron.up.circle chevron.down.circle
    chevron.compact.down chevron.compact.left chevron.compact.right chevron.up.chevron.down
    chevron.left.2 chevron.right.2 chevron.backward chevron.forward
    play pause stop stop.fill play.circle play.circle.fill pause.circle pause.circle.fill stop.circle
    playpause.fill forward backward forward.end forward.end.fill backward.end backward.end.fill
    forward.end.alt.fill backward.end.alt.fill forward.circle.fill backward.circle.fill shuffle repeat
    repeat.1 repeat.circle shuffle.circle.fill record.circle.fill eject eject.fill gobackward goforward
    gobackward.10 gobackward.15 gobackward.30 goforward.10 goforward.15 goforward.30 speaker speaker.fill
    speaker.slash speaker.slash.fill speaker.wave.1 speaker.wave.1.fill speaker.wave.2
    speaker.wave.2.fill speaker.wave.3 music.note music.note.list music.quarternote.3 music.mic mic
    mic.fill mic.slash mic.slash.fill mic.circle.fill waveform.circle.fill airpods hifispeaker.fill
    radio film film.fill video video.fill video.slash.fill camera camera.circle tv.fill display
    sun.min moon.stars moon.stars.fill moon.zzz.fill moon.circle.fill cloud cloud.fill cloud.rain
    cloud.rain.fill cloud.bolt cloud.bolt.fill cloud.snow cloud.snow.fill cloud.sun cloud.sun.fill
    cloud.moon.fill cloud.drizzle.fill cloud.fog.fill cloud.heavyrain.fill wind snowflake tornado
    hurricane thermometer thermometer.sun drop drop.fill umbrella umbrella.fill rainbow sunrise.fill
    sunset sunset.fill bolt bolt.circle.fill flame.circle sparkles sparkle
    heart.slash heart.slash.fill heart.circle heart.square.fill bolt.heart.fill suit.club.fill
    suit.diamond.fill suit.spade.fill star star.circle star.square.fill star.slash star.slash.fill
    star.leadinghalf.filled crown crown.fill medal.fill trophy trophy.fill rosette
    person person.circle person.circle.fill person.crop.circle.fill person.2 person.2.fill
    person.badge.plus person.fill.badge.plus figure.walk figure.wave figure.stand
    person.crop.square person.slash person.crop.circle.badge.plus
    hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.thumbsdown.fill hand.tap hand.tap.fill
    hand.draw hand.draw.fill hand.point.up hand.point.up.left.fill hand.point.left hand.raised.fill
    hand.raised.slash hand.pinch
    trash trash.fill trash.circle.fill trash.slash pencil pencil.circle.fill pencil.tip
    square.and.pencil highlighter scribble eraser eraser.fill paintbrush paintbrush.fill
    paintpalette.fill scissors hammer hammer.fill wrench.fill wrench.and.screwdriver.fill screwdriver
    ruler eyedropper wand.and.stars bookmark bookmark.circle.fill bookmark.slash flag flag.fill
    flag.circle.fill flag.slash bell.slash bell.slash.fill bell.badge bell.badge.fill bell.circle.fill
    tag.fill tag.circle.fill pin pin.fill pin.slash paperclip paperclip.circle.fill link link.circle
    folder folder.fill folder.badge.plus folder.circle tray tray.fill archivebox archivebox.fill doc
    doc.fill doc.text doc.text.fill doc.on.doc doc.badge.plus note.text newspaper book.fill
    book.circle.fill book.closed books.vertical calendar calendar.badge.plus calendar.circle clock.fill
    clock.arrow.circlepath alarm.fill stopwatch stopwatch.fill timer hourglass envelope envelope.open
    envelope.circle.fill envelope.badge.plus paperplane paperplane.fill phone.fill phone.down.fill
    phone.circle.fill bubble.left bubble.left.fill bubble.right bubble.right.fill
    bubble.left.and.bubble.right bubble.left.and.bubble.right.fill quote.bubble text.bubble
    ellipsis.circle ellipsis.circle.fill ellipsis.bubble exclamationmark exclamationmark.circle
    exclamationmark.circle.fill exclamationmark.triangle exclamationmark.triangle.fill questionmark
    questionmark.circle questionmark.circle.fill info info.circle info.circle.fill checkmark.seal
    checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.circle checkmark.square.fill
    xmark.circle xmark.square xmark.octagon.fill plus plus.square plus.square.fill plus.app
    plus.magnifyingglass minus minus.square minus.magnifyingglass multiply equal equal.circle
    percent number at asterisk nosign lock.circle.fill lock.shield lock.slash lock.slash.fill lock.open
    key key.fill eye.fill eye.slash.fill eye.circle faceid touchid shield shield.fill shield.slash
    house.circle.fill building building.2 building.2.fill building.columns.fill map mappin
    mappin.circle.fill mappin.and.ellipse location location.fill location.circle.fill globe.americas.fill
    safari.fill network wifi.slash antenna.radiowaves.left.and.right dot.radiowaves.left.and.right
    battery.0 battery.25 battery.50 battery.75 battery.100 battery.100.bolt iphone ipad laptopcomputer
    desktopcomputer applewatch keyboard printer printer.fill headphones.circle gamecontroller
    gamecontroller.fill dice dice.fill die.face.1 die.face.6.fill puzzlepiece puzzlepiece.fill
    car.fill bus bus.fill tram tram.fill bicycle airplane.circle airplane.departure fuelpump.fill
    sailboat cart.badge.plus cart.circle.fill bag bag.fill bag.circle creditcard creditcard.fill
    gift gift.fill gift.circle.fill banknote dollarsign.circle dollarsign.circle.fill eurosign.circle
    bitcoinsign.circle.fill giftcard cup.and.saucer fork.knife fork.knife.circle.fill wineglass leaf
    leaf.fill leaf.circle tree tree.fill pawprint pawprint.fill ladybug ant hare.fill tortoise.fill
    hare.circle tortoise.circle.fill circle circle.fill circle.circle circle.dashed circle.lefthalf.filled
    square.fill square.dashed square.on.square square.stack square.stack.3d.up.fill rectangle
    filemenu.and.cursorarrow filemenu.and.selection rectangle.righthalf.inset.fill.arrow.right
    rectangle.fill rectangle.portrait rectangle.portrait.fill capsule capsule.fill triangle
    triangle.fill diamond diamond.fill hexagon hexagon.fill octagon pentagon.fill oval oval.fill
    app app.fill app.badge square.grid.2x2.fill square.grid.3x3 square.grid.3x3.fill
    circle.grid.3x3.fill rectangle.grid.1x2 list.dash list.number list.bullet.rectangle
    slider.horizontal.3 line.3.horizontal line.3.horizontal.decrease.circle text.alignleft
    text.aligncenter text.alignright textformat bold italic underline gearshape gearshape.fill
    gear.circle.fill command option shift.fill return delete.left delete.left.fill power power.circle
    viewfinder qrcode qrcode.viewfinder barcode camera.viewfinder photo photo.on.rectangle
    photo.circle.fill cube cube.fill shippingbox.fill chart.bar chart.bar.fill chart.pie.fill
    chart.line.uptrend.xyaxis speedometer gauge lightbulb lightbulb.fill lightbulb.slash lamp.desk
    bandage.fill pills.fill lungs.fill brain ear theatermasks.fill ticket.fill graduationcap.fill
    megaphone.fill tshirt.fill eyeglasses sofa.fill swift a.circle b.circle.fill z.square
    m.square.fill 1.circle 7.circle.fill 12.circle 23.circle.fill 50.circle 3.square.fill 10.square
    """.split { " \n".contains($0) }.map(String.init)

  /// Names of which no icon has the name, and which are composed.
  static let composed = """
    gyroscope allergens video.badge.waveform airpods.max figure.badminton figure.archery
    car.front.waves.up
    airplane airplayaudio person.3 person.3.fill parkingsign.circle parkingsign.circle.fill
    arrow.trianglehead.clockwise arrow.trianglehead.2.clockwise.rotate.90 eyedropper.halffull
    arrow.trianglehead.counterclockwise.circle ladybug ladybug.fill questionmark.bubble
    questionmark.bubble.fill lock.icloud lock.icloud.fill checkmark.diamond star.hexagon
    questionmark.app plus.rectangle plus.rectangle.fill bolt.shield.fill questionmark.folder.fill
    location.viewfinder heart.rectangle.fill exclamationmark.lock.fill bell.badge.fill
    message.badge folder.badge.person.crop person.badge.key sun.max.trianglebadge.exclamationmark
    rectangle.lefthalf.inset.filled rectangle.bottomthird.inset.filled rectangle.inset.filled
    square.trailinghalf.filled rectangle.center.inset.filled arrowshape.turn.up.forward.fill
    circle.lefthalf.fill 02.square arrow.down.to.line.alt hourglass.tophalf.fill microphone microphone.fill microphone.slash.fill microphone.circle chevron.forward.2 document.badge.plus dumbbell dumbbell.fill figure.run figure.yoga
    figure.run.circle.fill fish fish.fill cat dog bird carrot.fill birthday.cake.fill flask
    soccerball football.fill tennisball steeringwheel stethoscope syringe tent.fill atom
    camera.aperture dot.scope pianokeys sportscourt.fill moonphase.waxing.crescent
    moonphase.waning.gibbous gearshape.2 gearshape.2.fill hand.wave.fill movieclapper.fill
    """.split { " \n".contains($0) }.map(String.init)
}
