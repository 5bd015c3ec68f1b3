extension Phrases {
  /// English, the language of everyone whose language is not here.
  public static let english = Phrases(
    language: "en",
    numbers: NumberFormat(grouping: ","),
    roles: RolePhrases(
      button: .apple("Button"),
      backButton: .apple("Back Button"),
      switchButton: .apple("Switch Button"),
      tab: .apple("Tab"),
      popUpButton: .apple("Pop-up Button"),
      datePicker: .apple("Date Picker"),
      timePicker: .apple("Time Picker"),
      dateAndTimePicker: .apple("Date and Time Picker"),
      radioButton: .apple("Radio Button"),
      textField: .apple("Text Field"),
      secureTextField: .apple("Secure Text Field"),
      heading: .apple("Heading"),
      headingLevel: .apple("Heading level {1}"),
      link: .apple("Link"),
      pickerItem: .apple("Picker Item"),
      adjustable: .apple("Adjustable"),
      image: .apple("Image"),
      searchField: .apple("Search Field"),
      draggable: .apple("Draggable"),
      rowHeader: .observed("Row Header"),
      columnHeader: .observed("Column Header")
    ),
    states: StatePhrases(
      selected: .apple("Selected"),
      unselected: .derived("Unselected", as: "\"un-selected\", written as one word"),
      dimmed: .apple("Dimmed"),
      on: .apple("On"),
      off: .apple("Off"),
      mixed: .apple("Mixed"),
      isEditing: .apple("Is editing"),
      expanded: .apple("Expanded"),
      collapsed: .apple("Collapsed")
    ),
    positions: PositionPhrases(
      indexOfCount: .apple("{1} of {2}"),
      row: .apple("Row {1}"),
      column: .apple("Column {1}"),
      rowSpan: .oneAndOther(
        one: .observed("Spans {1} row"), other: .apple("Spans {1} rows")),
      columnSpan: .oneAndOther(
        one: .observed("Spans {1} column"), other: .apple("Spans {1} columns")),
      listStart: .apple("List Start"),
      listEnd: .apple("List End"),
      landmarkStart: .apple("Landmark"),
      landmarkEnd: .apple("End"),
      pageOfCount: .apple("Page {1} of {2}"),
      rowsOfCount: .apple("Rows {1} to {2} of {3}")
    ),
    hints: HintPhrases(
      activate: .derived("Double tap to activate.", as: "the hint of embedded links"),
      toggle: .apple("Double tap to toggle setting."),
      adjust: .apple("Swipe up or down with one finger to adjust the value."),
      edit: .apple("Double tap to edit."),
      misspelledWords: .observed("Use the rotor to access Misspelled Words"),
      openPicker: .apple("Double tap to activate the picker"),
      expand: .observed("Double tap to expand."),
      collapse: .observed("Double tap to collapse."),
      drag: .apple("Double tap and hold, wait for the sound, then drag to rearrange."),
      directTouch: .observed("Use the rotor to enable Direct Touch for this app."),
      actionsAvailable: .apple("Actions available"),
      chooseAction: .apple(
        "Swipe up or down to select a custom action, then double tap to activate."),
      moreContentAvailable: .derived(
        "More content available", as: "\"More Content\" and \"Actions available\"")
    ),
    rotors: RotorPhrases(
      links: .init(
        name: .apple("Links"), notFound: .derived("Link not found", as: "\"Text field not found\"")),
      headings: .init(
        name: .apple("Headings"),
        notFound: .derived("Heading not found", as: "\"Text field not found\"")),
      headingLevel: .init(
        name: .apple("Heading {1}"),
        notFound: .derived("Heading level {1} not found", as: "\"Text field not found\"")),
      buttons: .init(
        name: .derived("Buttons", as: "Shortcuts"),
        notFound: .derived("Button not found", as: "\"Text field not found\"")),
      textFields: .init(name: .apple("Text Fields"), notFound: .apple("Text field not found")),
      images: .init(
        name: .apple("Images"),
        notFound: .derived("Image not found", as: "\"Text field not found\"")),
      formControls: .init(
        name: .derived("Form Controls", as: "the command \"Next Form Item\""),
        notFound: .derived("Form control not found", as: "\"Text field not found\"")),
      landmarks: .init(name: .apple("Landmarks"), notFound: .apple("Landmark not found")),
      tables: .init(name: .apple("Tables"), notFound: .apple("Table not found")),
      lists: .init(
        name: .apple("Lists"), notFound: .derived("List not found", as: "\"Text field not found\"")),
      containers: .init(
        name: .apple("Containers"),
        notFound: .derived("Container not found", as: "\"Text field not found\"")),
      actions: .apple("Actions"),
      moreContent: .apple("More Content"),
      adjustValue: .observed("Adjust Value"),
      notFound: .derived("{1} not found", as: "\"Text field not found\"")
    ),
    system: SystemPhrases(
      back: .apple("Back"),
      alert: .apple("Alert"),
      search: .observed("Search"),
      sheetGrabber: .apple("Sheet Grabber"),
      dismissPopup: .apple("dismiss popup"),
      dismissPopupHint: .observed("Double tap to dismiss popup window"),
      dismissContextMenu: .observed("Dismiss context menu"),
      inProgress: .apple("In progress"),
      increment: .apple("Increment"),
      decrement: .apple("Decrement"),
      edit: .apple("Edit"),
      done: .apple("Done"),
      share: .derived("Share…", as: "the share button"),
      ok: .apple("OK"),
      cancel: .apple("Cancel"),
      paste: .apple("Paste"),
      rename: .apple("Rename"),
      files: .apple("Files"),
      photos: .apple("Photos"),
      quickLook: .apple("Quick Look")
    )
  )
}
