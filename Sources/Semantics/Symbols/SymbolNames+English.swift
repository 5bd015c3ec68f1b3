extension SymbolNames {
  /// Symbols and their descriptions in English, as the system's accessibility tables have them.
  ///
  /// Facts read from Apple's shipped strings, from dumps of running apps and from what tests of
  /// apps say they heard; a symbol that is not here has no description that is known.
  static let englishTable = """
    1.magnifyingglass\tzoom to actual size
    a.circle\tA Circle
    a.circle.fill\tA Circle
    books.vertical.fill\tBookshelf
    briefcase\tBriefcase
    briefcase.fill\tBriefcase
    cart\tshopping cart
    cart.badge.minus\tremove from shopping cart
    cart.badge.plus\tadd to shopping cart
    checkmark\tSelected
    checkmark.circle\tselected
    checkmark.circle.fill\tselected
    checkmark.seal\tverified
    checkmark.seal.fill\tverified
    checkmark.square\tselected
    checkmark.square.fill\tselected
    chevron.back\tBack
    chevron.backward\tBack
    chevron.backward.circle.fill\tBack
    chevron.down\tgo down
    chevron.down.circle\tgo down
    chevron.down.circle.fill\tgo down
    chevron.left\tBack
    chevron.left.circle\tgo left
    chevron.right\tForward
    chevron.right.circle\tgo right
    chevron.right.circle.fill\tgo right
    chevron.right.square\tgo right
    chevron.right.square.fill\tgo right
    doc\tdocument
    doc.append\tAppend
    doc.circle\tdocument
    doc.circle.fill\tdocument
    ellipsis\tmore
    ellipsis.circle\tmore
    ellipsis.circle.fill\tmore
    envelope\tget mail
    envelope.badge\tmark unread
    envelope.badge.fill\tmark unread
    exclamationmark.circle\tError
    exclamationmark.icloud\tiCloud upload error
    exclamationmark.icloud.fill\tiCloud upload error
    exclamationmark.triangle\twarning
    exclamationmark.triangle.fill\twarning
    eye.circle\tshow
    eye.circle.fill\tshow
    eye.fill\tshow
    eye.slash\thide
    folder\tMove
    gauge.badge.minus\tremove from dashboard
    gauge.badge.plus\tadd to dashboard
    gear\tsettings
    globe\tGlobe
    hand.thumbsdown.bubble.tapback\tThumbs down
    hand.thumbsdown.fill\tdislike
    hand.thumbsup\tlike
    hand.thumbsup.bubble.tapback\tThumbs up
    hare\tincrease speed
    hare.fill\tincrease speed
    headphones\taudiobook
    headphones.circle\taudiobook
    heart\tlove
    heart.bubble.tapback\tHeart
    heart.bubble.tapback.2\tHeart, and other reactions
    info.circle\tinfo
    info.circle.fill\tinfo
    link\tlink
    link.circle\tlink
    link.circle.fill\tlink
    list.bullet\tList
    location.slash\tlocation services off
    location.slash.fill\tlocation services off
    lock\tlock
    magnifyingglass\tSearch
    paintbrush.fill\tformat
    plus\tAdd
    plus.bubble.tapback\tAdd reaction
    plus.circle\tadd
    plus.circle.fill\tadd
    square.and.arrow.up\tShare
    square.and.arrow.up.fill\tshare
    square.and.arrow.up.on.square\tshare multiple
    square.and.line.vertical.and.square.filled\tCompare Photos
    square.and.pencil\tcompose
    square.dashed\trectangular selection
    square.fill\tsquare
    square.grid.2x2\tGrid view
    square.grid.2x2.fill\tgrid 2x2
    square.stack.3d.down.right.fill\tburst
    square.stack.3d.forward.dottedline\tanimate
    square.stack.3d.up\thdr
    star.circle\tfavorite
    star.circle.fill\tfavorite
    star.fill\tfavorite
    star.lefthalf.fill\tHalf Star
    star.slash.fill\tremove favorite
    star.square\tfavorite
    star.square.fill\tfavorite
    staroflife\tmedical id
    staroflife.circle\tmedical id
    stethoscope\tStethoscope
    stop.fill\tStop
    stopwatch\tstopwatch
    stopwatch.fill\tstopwatch
    tablecells.badge.ellipsis.fill\tedit table
    tablecells.fill\ttable
    tablecells.fill.badge.ellipsis\tedit table
    tag\ttag
    tag.fill\ttag
    tortoise\tdecrease speed
    tortoise.fill\tdecrease speed
    touchid\ttouch id
    trash\ttrash
    trash.circle\ttrash
    trash.circle.fill\ttrash
    trash.fill\ttrash
    wand.and.rays\tenhance
    wand.and.rays.inverse\tenhance
    waveform.path\tWaveform
    wifi\tWi-Fi
    xmark\tClose
    xmark.bin\tjunk
    xmark.circle\tclose
    xmark.circle.fill\tClose
    xmark.icloud\tremoved from iCloud
    xmark.octagon\terror
    xmark.seal\tnot verified
    xmark.seal.fill\tnot verified
    xmark.square\tclose
    """
}
