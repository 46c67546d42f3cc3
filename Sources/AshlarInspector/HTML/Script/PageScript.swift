/// The script of a report: plain JavaScript without a library, in the order in which its parts run.
///
/// It makes elements and writes texts into them, and never markup, so that no name can do anything.
enum PageScript {
  static let text = [
    unpacking, start, sheet, PaperScript.text, SentenceScript.text, drawing, tree, details,
    SliderScript.text, events,
  ].joined(separator: "\n")

  /// Reads packed data back.
  static let unpacking = #"""
    // Reads the data back. In a packed text a tilde, a distance of three digits and a length of one stand for what was there.
    const unpack = () => {
      const element = document.getElementById("data");
      const text = element.textContent;
      if (element.dataset.units === undefined) return JSON.parse(text);
      const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%()*+,-./:;=?@[]^_{|}";
      const value = new Uint16Array(128);
      for (let index = 0; index < digits.length; index += 1) value[digits.charCodeAt(index)] = index;
      const units = new Uint16Array(Number(element.dataset.units));
      const base = digits.length;
      let end = 0;
      for (let place = 0; place < text.length; place += 1) {
        if (text[place] !== "~") { units[end] = text.charCodeAt(place); end += 1; continue; }
        if (text[place + 1] === "~") { units[end] = 126; end += 1; place += 1; continue; }
        const [first, second, third, length] = [1, 2, 3, 4].map((step) => value[text.charCodeAt(place + step)]);
        const start = end - ((first * base + second) * base + third);
        for (let step = 0; step < length + 8; step += 1) units[end + step] = units[start + step];
        end += length + 8;
        place += 4;
      }
      return JSON.parse(new TextDecoder("utf-16le").decode(units));
    };
    """#
}
