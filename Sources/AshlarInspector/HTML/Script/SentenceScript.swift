/// The part of a page's script that draws constraints with their numbers.
enum SentenceScript {
  static let text = #"""
      // Where a constraint is drawn, in pixels; bars for sizes lie beside each other.
      const lineOf = (sentence, paper) => {
        let [x1, y1, x2, y2] = sentence.line;
        ({ x: x1, y: y1 } = pixels(x1, y1, 0, 0, paper.scale));
        ({ x: x2, y: y2 } = pixels(x2, y2, 0, 0, paper.scale));
        if (sentence.kind > 2) {
          const side = `${sentence.kind} ${sentence.first}`;
          const level = paper.levels.get(side) ?? 0;
          paper.levels.set(side, level + 1);
          const distance = 7 + 14 * Math.min(level, 6);
          if (sentence.kind === 3) { y1 += distance; y2 += distance; } else { x1 += distance; x2 += distance; }
        }
        return [x1, y1, x2, y2];
      };

      // A number on its plate, with a line to what it belongs to where that is not near.
      const drawNumber = (sentence, tone, line, paper) => {
        const width = widthOf(sentence.label, 11, "600") + 6;
        const items = [sentence.first, sentence.second].map((item) => paper.rooms[item]).filter((box) => box);
        const place = paper.place(line, width, items);
        if (!place) return null;
        const { x, y, middle, isFar } = place;
        return draw("g", { class: `${tone} number`, "data-sentence": sentence.index },
          isFar ? draw("path", { class: "leader", d: `M${middle[0]} ${middle[1]}L${x} ${y}` }) : "",
          draw("rect", { class: "plate", x: x - width / 2, y: y - 7, width, height: 14, rx: 3 }),
          draw("text", { class: "label", x, y: y + 4, "text-anchor": "middle", "font-size": 11 }, sentence.label));
      };

      // A constraint: a bar with ends for a gap or a size, a plain line where edges are aligned.
      const drawSentence = (sentence, strength, paper) => {
        const [x1, y1, x2, y2] = lineOf(sentence, paper);
        const isLevel = Math.abs(y1 - y2) < Math.abs(x1 - x2);
        const tone = sentence.isInConflict || sentence.state === 5 ? "broken" : sentence.state === 4 ? "missed" : "fine";
        const isChosen = state.kind === "constraint" && state.index === sentence.index;
        const group = draw("g", {
          class: `sentence ${tone}${sentence.isOptional ? " optional" : ""}${strength === 0 ? " faint" : ""}`
            + (isChosen ? " chosen" : ""), "data-sentence": sentence.index,
        }, draw("title", {}, `${sentence.text}\n${sentence.source}`));
        const line = (a, b, c, d, name) => group.append(draw("path", { class: name, d: `M${a} ${b}L${c} ${d}` }));
        line(x1, y1, x2, y2, "reach");
        line(x1, y1, x2, y2, "stroke");
        paper.bars.mark(Math.min(x1, x2) - 1, Math.min(y1, y2) - 1, Math.abs(x2 - x1) + 2, Math.abs(y2 - y1) + 2);
        if (sentence.kind !== 2) {
          for (const [x, y] of [[x1, y1], [x2, y2]]) {
            if (isLevel) line(x, y - 4, x, y + 4, "end"); else line(x - 4, y, x + 4, y, "end");
          }
        }
        if (!sentence.label || strength === 0) return [group];
        return [group, drawNumber(sentence, tone, [x1, y1, x2, y2], paper)];
      };
    """#
}
