extension PageScript {
  /// Scales the picture, and places texts so that none stands on another.
  static let sheet = #"""
      // The picture: everything is placed in points and drawn in pixels, so that letters keep their size.
      const figures = [...document.querySelectorAll("figure")];
      const area = (() => {
        const root = views[0];
        const near = { x: root.x - root.w, y: root.y - root.h, r: root.x + 2 * root.w, b: root.y + 2 * root.h };
        const all = { x: root.x, y: root.y, r: root.x + root.w, b: root.y + root.h };
        const boxes = views.map(({ x, y, w, h, isFar }) => [x, y, w, h, isFar]).concat(
          (data.b?.v ?? []).map(([, x, y, w, h, , isFar]) => [x, y, w, h, isFar]));
        for (const [x, y, w, h, isFar] of boxes) {
          if (isFar || x + w < near.x || y + h < near.y || x > near.r || y > near.b) continue;
          all.x = Math.min(all.x, Math.max(x, near.x));
          all.y = Math.min(all.y, Math.max(y, near.y));
          all.r = Math.max(all.r, Math.min(x + w, near.r));
          all.b = Math.max(all.b, Math.min(y + h, near.b));
        }
        return { x: all.x, y: all.y, w: Math.max(1, all.r - all.x), h: Math.max(1, all.b - all.y) };
      })();
      const margin = 30;
      const fitting = () => {
        const pane = figures[0].querySelector(".pane");
        const room = [pane.clientWidth - 2 * margin, pane.clientHeight - 2 * margin];
        return Math.max(0.02, Math.min(room[0] / area.w, room[1] / area.h, 4));
      };
      const zoom = () => state.zoom || fitting();

      // Where letters stand, so that none stand on others.
      class Places {
        constructor() { this.cells = new Map(); }
        keys(x, y, w, h) {
          const keys = [];
          for (let i = Math.floor(x / 64); i <= Math.floor((x + w) / 64); i += 1) {
            for (let j = Math.floor(y / 64); j <= Math.floor((y + h) / 64); j += 1) keys.push(`${i},${j}`);
          }
          return keys;
        }
        isFree(x, y, w, h) {
          for (const key of this.keys(x, y, w, h)) {
            for (const other of this.cells.get(key) ?? []) {
              if (x < other[0] + other[2] && other[0] < x + w && y < other[1] + other[3] && other[1] < y + h) return false;
            }
          }
          return true;
        }
        // Keeps a place free of others, if it is free itself.
        take(x, y, w, h) {
          if (!this.isFree(x, y, w, h)) return false;
          for (const key of this.keys(x, y, w, h)) {
            if (!this.cells.has(key)) this.cells.set(key, []);
            this.cells.get(key).push([x, y, w, h]);
          }
          return true;
        }
      }

      const pencil = document.createElement("canvas").getContext("2d");
      const widthOf = (text, size, weight = "") => {
        pencil.font = `${weight} ${size}px system-ui, sans-serif`;
        return pencil.measureText(text).width;
      };
      const shortened = (text, size, room) => {
        if (widthOf(text, size) <= room) return text;
        let count = Math.min(text.length, Math.floor(room / (size * 0.3)));
        while (count > 0 && widthOf(`${text.slice(0, count)}…`, size) > room) count -= 1;
        return count < 2 ? "" : `${[...text.slice(0, count)].join("")}…`;
      };

      // The lines of a text in so much room; words that are too long are set more closely.
      const wrapped = (text, size, weight, room, most) => {
        const lines = [];
        for (const paragraph of text.split("\n")) {
          let line = "";
          for (const word of paragraph.split(" ")) {
            const longer = line ? `${line} ${word}` : word;
            if (line && widthOf(longer, size, weight) > room + 1) { lines.push(line); line = word; } else line = longer;
          }
          lines.push(line);
        }
        return lines.length > most ? [...lines.slice(0, most - 1), lines.slice(most - 1).join(" ")] : lines;
      };
      const drawText = (view, box, scale, places) => {
        const [text, points, most, align, isBold] = view.text;
        const size = points * scale;
        if (size < 3 || box.w < 4 || box.h < 3) return [];
        const weight = isBold ? "600" : "";
        const count = most > 0 ? most : Math.max(1, Math.round(box.h / (size * 1.2)));
        const lines = wrapped(text, size, weight, box.w, count);
        const step = Math.min(size * 1.3, box.h / lines.length);
        const top = box.y + (box.h - step * lines.length) / 2;
        return lines.map((line, index) => {
          const width = widthOf(line, size, weight);
          const isTight = width > box.w;
          const shift = align === 1 && !isTight ? (box.w - width) / 2 : 0;
          places.take(box.x + shift, top + step * index, Math.min(width, box.w), step);
          const x = align === 1 && !isTight ? box.x + box.w / 2 : align === 2 && !isTight ? box.x + box.w : box.x;
          return draw("text", {
            class: "content", x, y: top + step * (index + 0.5) + size * 0.35, "font-size": size,
            "font-weight": weight || undefined,
            "text-anchor": isTight ? undefined : ["start", "middle", "end"][align],
            textLength: isTight ? box.w : undefined, lengthAdjust: isTight ? "spacingAndGlyphs" : undefined,
          }, line);
        });
      };
    """#
}
