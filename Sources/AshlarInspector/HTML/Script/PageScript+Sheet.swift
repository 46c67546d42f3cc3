extension PageScript {
  /// Scales the picture, and places texts so that none stands on another.
  static let sheet = #"""
      // The picture: everything is placed in points and drawn in pixels, so that letters keep their size.
      const figures = [...document.querySelectorAll("figure")];
      let area;
      const measure = () => {
        const root = views[0];
        const near = { x: root.x - root.w, y: root.y - root.h, r: root.x + 2 * root.w, b: root.y + 2 * root.h };
        const hull = { x: root.x, y: root.y, r: root.x + root.w, b: root.y + root.h };
        const boxes = views.map(({ x, y, w, h, isFar }) => [x, y, w, h, isFar]).concat(
          (data.b?.v ?? []).map(([, x, y, w, h, , isFar]) => [x, y, w, h, isFar]));
        for (const [x, y, w, h, isFar] of boxes) {
          if (isFar || x + w < near.x || y + h < near.y || x > near.r || y > near.b) continue;
          hull.x = Math.min(hull.x, Math.max(x, near.x));
          hull.y = Math.min(hull.y, Math.max(y, near.y));
          hull.r = Math.max(hull.r, Math.min(x + w, near.r));
          hull.b = Math.max(hull.b, Math.min(y + h, near.b));
        }
        // All widths are drawn at the same scale.
        for (const [, , , , { v: [[, , , , , w, h]] }] of all.w ?? []) {
          hull.r = Math.max(hull.r, hull.x + w);
          hull.b = Math.max(hull.b, hull.y + h);
        }
        area = { x: hull.x, y: hull.y, w: Math.max(1, hull.r - hull.x), h: Math.max(1, hull.b - hull.y) };
      };
      measure();
      const margin = 30;
      const fitting = () => {
        const pane = figures[0].querySelector(".pane");
        const room = [pane.clientWidth - 2 * margin, pane.clientHeight - 2 * margin];
        // What is much higher than the pane fits its width, and is scrolled: as a whole it would be a strip.
        const [wide, high] = [Math.min(room[0] / area.w, 4), room[1] / area.h];
        return Math.max(0.02, high < wide / 3 ? wide : Math.min(wide, high));
      };
      const isTall = () => fitting() * area.h > figures[0].querySelector(".pane").clientHeight;
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
          this.mark(x, y, w, h);
          return true;
        }
        mark(x, y, w, h) {
          for (const key of this.keys(x, y, w, h)) {
            if (!this.cells.has(key)) this.cells.set(key, []);
            this.cells.get(key).push([x, y, w, h]);
          }
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

      // The lines of a text, where the layout has them and as wide.
      const drawText = (view, box, scale, places) => view.text[1].flatMap(([line, x, y, width, points, weight]) => {
        const size = points * scale;
        if (size < 3) return [];
        const start = [box.x + x * scale, box.y + y * scale];
        places.take(start[0], start[1] - size * 0.95, width * scale, size * 1.2);
        return [draw("text", {
          class: "content", x: start[0], y: start[1], "font-size": size, "font-weight": weight,
          textLength: width * scale, lengthAdjust: "spacingAndGlyphs",
        }, line)];
      });
    """#
}
