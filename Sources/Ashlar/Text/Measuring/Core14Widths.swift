/// The widths of the letters of a font, in thousandths of its size.
///
/// The numbers are those of the Adobe Font Metrics of the Core 14 fonts: sans is Helvetica, serif is
/// Times-Roman, mono is Courier. Of the original files only widths were taken, and brought into this form; the
/// width of a no-break space is that of a space, and that of a soft hyphen zero. The notice of those files:
///
/// Copyright (c) 1985, 1987, 1989, 1990, 1991, 1992, 1993, 1997 Adobe Systems Incorporated. All Rights
/// Reserved.
///
/// This file and the 14 PostScript(R) AFM files it accompanies may be used, copied, and distributed for
/// any purpose and without charge, with or without modification, provided that all copyright notices are
/// retained; that the AFM files are not distributed without this file; that all modifications to this file
/// or any of the AFM files are prominently noted in the modified file(s); and that this paragraph is not
/// modified. Adobe Systems has no responsibility or obligation to support the use of the AFM files.
struct Core14Widths: Sendable {
  /// Of U+0020 to U+007E, then of U+00A0 to U+00FF; empty if all letters are as wide as a digit.
  let latin: [UInt16]

  /// Of ``punctuation``.
  let marks: [UInt16]

  /// Of a digit.
  let digit: Int

  private init(latin: [UInt16], marks: [UInt16], digit: Int) {
    self.latin = latin
    self.marks = marks
    self.digit = digit
  }

  static let mono = Core14Widths(latin: [], marks: [], digit: 600)
}

// MARK: - Characters

extension Core14Widths {
  /// Letters that stand for those of U+0100 to U+017F, of which nearly all are letters with marks.
  static let extendedBases: [UInt8] = Array(
    ("AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL"
      + "lLlNnNnNnnNnOoOoOoWmRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs").utf8)

  /// Letters that those of U+00C0 to U+00FF are made of; a dot for those that are made of none.
  static let latinBases: [UInt8] = Array(
    "AAAAAA.CEEEEIIII.NOOOOO.OUUUUY..aaaaaa.ceeeeiiii.nooooo.ouuuuy.y".utf8)

  /// The characters beyond U+00FF whose widths are known.
  static let punctuation: [UInt32] = [
    0x0131, 0x0141, 0x0142, 0x0152, 0x0153, 0x0160, 0x0161, 0x0178, 0x017D, 0x017E, 0x0192, 0x2013,
    0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2020, 0x2021, 0x2022, 0x2026, 0x2030,
    0x2039, 0x203A, 0x2044, 0x20AC, 0x2122, 0x2212, 0xFB01, 0xFB02,
  ]
}

// MARK: - Sans

extension Core14Widths {
  static let sans = Core14Widths(
    latin: [
      278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556,
      556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722,
      722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722,
      667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556,
      556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500,
      500, 334, 260, 334, 584, 278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 0,
      737, 333, 400, 584, 333, 333, 333, 578, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611,
      667, 667, 667, 667, 667, 667, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722,
      778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611, 556, 556, 556, 556,
      556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278, 278, 556, 556, 556, 556, 556, 556,
      556, 584, 611, 556, 556, 556, 556, 500, 556, 500,
    ],
    marks: [
      278, 556, 222, 1000, 944, 667, 500, 667, 611, 500, 556, 556, 1000, 222, 222, 222, 333, 333,
      333, 556, 556, 350, 1000, 1000, 333, 333, 167, 556, 1000, 584, 500, 500,
    ],
    digit: 556)
}

// MARK: - Sans, bold

extension Core14Widths {
  static let sansBold = Core14Widths(
    latin: [
      278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556,
      556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722,
      722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722,
      667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611,
      611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556,
      500, 389, 280, 389, 584, 278, 333, 556, 556, 556, 556, 280, 556, 333, 737, 370, 556, 584, 0,
      737, 333, 400, 584, 333, 333, 333, 611, 556, 278, 333, 333, 365, 556, 834, 834, 834, 611,
      722, 722, 722, 722, 722, 722, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722,
      778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611, 556, 556, 556, 556,
      556, 556, 889, 556, 556, 556, 556, 556, 278, 278, 278, 278, 611, 611, 611, 611, 611, 611,
      611, 584, 611, 611, 611, 611, 611, 556, 611, 556,
    ],
    marks: [
      278, 611, 278, 1000, 944, 667, 556, 667, 611, 500, 556, 556, 1000, 278, 278, 278, 500, 500,
      500, 556, 556, 350, 1000, 1000, 333, 333, 167, 556, 1000, 584, 611, 611,
    ],
    digit: 556)
}

// MARK: - Serif

extension Core14Widths {
  static let serif = Core14Widths(
    latin: [
      250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500,
      500, 500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667,
      722, 611, 556, 722, 722, 333, 389, 722, 611, 889, 722, 722, 556, 722, 667, 556, 611, 722,
      722, 944, 722, 722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500, 444, 333, 500,
      500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500,
      444, 480, 200, 480, 541, 250, 333, 500, 500, 500, 500, 200, 500, 333, 760, 276, 500, 564, 0,
      760, 333, 400, 564, 300, 300, 333, 510, 453, 250, 333, 300, 310, 500, 750, 750, 750, 444,
      722, 722, 722, 722, 722, 722, 889, 667, 611, 611, 611, 611, 333, 333, 333, 333, 722, 722,
      722, 722, 722, 722, 722, 564, 722, 722, 722, 722, 722, 722, 556, 500, 444, 444, 444, 444,
      444, 444, 667, 444, 444, 444, 444, 444, 278, 278, 278, 278, 500, 500, 500, 500, 500, 500,
      500, 564, 500, 500, 500, 500, 500, 500, 500, 500,
    ],
    marks: [
      278, 611, 278, 889, 722, 556, 389, 722, 611, 444, 500, 500, 1000, 333, 333, 333, 444, 444,
      444, 500, 500, 350, 1000, 1000, 333, 333, 167, 500, 980, 564, 556, 556,
    ],
    digit: 500)
}

// MARK: - Serif, bold

extension Core14Widths {
  static let serifBold = Core14Widths(
    latin: [
      250, 333, 555, 500, 500, 1000, 833, 278, 333, 333, 500, 570, 250, 333, 250, 278, 500, 500,
      500, 500, 500, 500, 500, 500, 500, 500, 333, 333, 570, 570, 570, 500, 930, 722, 667, 722,
      722, 667, 611, 778, 778, 389, 500, 778, 667, 944, 722, 778, 611, 778, 722, 556, 667, 722,
      722, 1000, 722, 722, 667, 333, 278, 333, 581, 500, 333, 500, 556, 444, 556, 444, 333, 500,
      556, 278, 333, 556, 278, 833, 556, 500, 556, 556, 444, 389, 333, 556, 500, 722, 500, 500,
      444, 394, 220, 394, 520, 250, 333, 500, 500, 500, 500, 220, 500, 333, 747, 300, 500, 570, 0,
      747, 333, 400, 570, 300, 300, 333, 601, 540, 250, 333, 300, 330, 500, 750, 750, 750, 500,
      722, 722, 722, 722, 722, 722, 1000, 722, 667, 667, 667, 667, 389, 389, 389, 389, 722, 722,
      778, 778, 778, 778, 778, 570, 778, 722, 722, 722, 722, 722, 611, 556, 500, 500, 500, 500,
      500, 500, 722, 444, 444, 444, 444, 444, 278, 278, 278, 278, 500, 556, 500, 500, 500, 500,
      500, 570, 500, 556, 556, 556, 556, 500, 556, 500,
    ],
    marks: [
      278, 667, 278, 1000, 722, 556, 389, 722, 667, 444, 500, 500, 1000, 333, 333, 333, 500, 500,
      500, 500, 500, 350, 1000, 1000, 333, 333, 167, 500, 1000, 570, 556, 556,
    ],
    digit: 500)
}
