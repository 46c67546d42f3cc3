/// Letters of three by six pixels for pictures made of pixels: enough to read names and numbers.
///
/// A letter is six octal digits, one for each row from the top; the last row is for what hangs below the
/// line. In a digit 4 is the left pixel, 2 the middle one and 1 the right one.
enum PixelFont {
  /// How many pixels wide a letter is, with the gap after it.
  static let advance = 4

  /// How many pixels high a letter is above the line.
  static let height = 5

  /// The rows of a character, from the top. What has no letter of its own is a box.
  static func rows(of character: Character) -> [UInt8] {
    let digits = letter(of: character)
    return (0..<6).map { UInt8(digits >> UInt32(3 * (5 - $0)) & 7) }
  }

  private static func letter(of character: Character) -> UInt32 {
    if let value = character.asciiValue, value >= 32, value < 127 {
      return letters[Int(value) - 32]
    }
    return others[character] ?? 0o777770
  }

  private static let others: [Character: UInt32] = [
    "…": 0o000050, "×": 0o052500, "≤": 0o124217, "≥": 0o421247, "±": 0o272070, "→": 0o027200,
    "⏎": 0o115740, "“": 0o550000, "”": 0o550000, "’": 0o220000, "–": 0o007000,
  ]

  /// The letters of ASCII from the blank on.
  private static let letters: [UInt32] = [
    0o000000, 0o222020, 0o550000, 0o575750, 0o362630, 0o512450, 0o252530, 0o220000,  // blank to '
    0o122210, 0o422240, 0o052500, 0o027200, 0o000024, 0o007000, 0o000020, 0o112440,  // ( to /
    0o755570, 0o262270, 0o717470, 0o717170, 0o557110, 0o747170, 0o747570, 0o711220,  // 0 to 7
    0o757570, 0o757170, 0o020200, 0o020024, 0o124210, 0o070700, 0o421240, 0o712020,  // 8 to ?
    0o755430, 0o257550, 0o656560, 0o344430, 0o655560, 0o746470, 0o746440, 0o345530,  // @ to G
    0o557550, 0o722270, 0o111520, 0o556550, 0o444470, 0o577550, 0o655550, 0o255520,  // H to O
    0o656440, 0o255630, 0o656550, 0o342160, 0o722220, 0o555570, 0o555520, 0o557750,  // P to W
    0o552550, 0o552220, 0o712470, 0o644460, 0o442110, 0o311130, 0o250000, 0o000007,  // X to _
    0o420000, 0o035530, 0o465560, 0o034430, 0o135530, 0o037430, 0o127220, 0o035536,  // ` to g
    0o465550, 0o202220, 0o101116, 0o456550, 0o622270, 0o077550, 0o065550, 0o025520,  // h to o
    0o065564, 0o035531, 0o056440, 0o036360, 0o272210, 0o055530, 0o055520, 0o055770,  // p to w
    0o052250, 0o055536, 0o071470, 0o126210, 0o222222, 0o423240, 0o003600,  // x to ~
  ]
}
