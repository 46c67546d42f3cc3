extension PageScript {
  /// Draws views and constraints.
  static let drawing = #"""
      const marks = { conflict: "!", ambiguous: "?" };

      // A frame in pixels.
      const pixels = (x, y, w, h, scale) => ({
        x: margin + (x - area.x) * scale, y: margin + (y - area.y) * scale, w: w * scale, h: h * scale,
      });
      const drawBox = (box, name, more) => draw("rect", {
        class: name, x: box.x, y: box.y, width: Math.max(box.w, 0), height: Math.max(box.h, 0), ...more,
      });

      const drawnViews = (view, others, chosen, hits) => {
        const names = ["view", `k${view.kind}`];
        if (view.isGuide) names.push("guide");
        if (view.isHidden) names.push("hidden");
        if (isFree(view)) names.push("ambiguous");
        if (view.conflicts.length > 0) names.push("conflict");
        if (data.b && data.b.m.includes(view.index)) names.push("changed");
        if (hits.has(view.index)) names.push("hit");
        if (chosen.includes(view.index)) names.push("chosen");
        else if (others.has(view.index)) names.push("related");
        return names.join(" ");
      };

      // A view of size 0 is a cross or a line where it is, with its name beside it.
      const isFlat = (box) => box.w < 0.5 || box.h < 0.5;
      const drawFlat = (box, name, more) => {
        const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
        const [across, down] = [Math.max(4, box.w / 2), Math.max(4, box.h / 2)];
        const d = `M${x - across} ${y}H${x + across}M${x} ${y - down}V${y + down}`;
        return draw("g", { class: `${name} flat`, ...more }, draw("path", { class: "reach", d }), draw("path", { d }));
      };
      const drawNameBeside = (name, box, size, { places, written, bars }) => {
        const text = shortened(name, size, 160);
        const width = widthOf(text, size);
        const tries = [[box.x + box.w + 7, box.y + box.h / 2 - size / 2], [box.x - width - 7, box.y + box.h / 2 - size / 2],
          [box.x, box.y + box.h + 6], [box.x, box.y - size - 6]];
        const place = tries.find(([x, y]) => x > 0 && written.isFree(x, y, width, size) && bars.isFree(x, y, width, size)
          && places.take(x, y, width, size));
        return place ? [draw("text", { class: "name", x: place[0], y: place[1] + size - 1, "font-size": size }, text)] : [];
      };

      // The parts of a control, where they are in its view.
      const drawControl = (view, box, scale) => view.control.map(([role, x, y, w, h, radius]) => draw("rect", {
        class: `control ${role}`, x: box.x + x * scale, y: box.y + y * scale, width: w * scale, height: h * scale, rx: radius * scale,
      }));

      // The name of a view in its corner where reading begins, or in its middle if nothing is inside it. No bar crosses it.
      const drawName = (name, box, isLeaf, isRightToLeft, paper) => {
        const size = 11;
        const { places, written, bars } = paper;
        if (isFlat(box)) return drawNameBeside(name, box, size, paper);
        const text = shortened(name, size, box.w - 6);
        if (!text || box.h < size + 3) return [];
        const width = widthOf(text, size);
        const [left, right] = [box.x + 4, box.x + box.w - width - 4];
        const [start, end] = isRightToLeft ? [right, left] : [left, right];
        const corner = [start, box.y + 2];
        const middle = [box.x + (box.w - width) / 2, box.y + (box.h - size) / 2];
        const tries = isLeaf ? [middle, corner] : [corner, [start, corner[1] + size + 2], [end, corner[1]]];
        const place = tries.find(([x, y]) => y + size < box.y + box.h
          && written.isFree(x - 2, y, width + 4, size + 2) && bars.isFree(x, y + 1, width, size)
          && places.take(x - 2, y, width + 4, size + 2));
        return place ? [draw("text", { class: "name", x: place[0], y: place[1] + size - 1, "font-size": size }, text)] : [];
      };

      const drawMark = (box, kind, places) => {
        const r = Math.max(4, Math.min(8, Math.max(box.w, box.h) / 4));
        const x = Math.max(r, box.x + box.w - 3);
        const y = box.y + 3;
        places.take(x - r, y - r, 2 * r, 2 * r);
        return draw("g", { class: `mark ${kind}` }, draw("circle", { cx: x, cy: y, r }),
          draw("text", { x, y: y + r / 2, "text-anchor": "middle", "font-size": 1.4 * r }, marks[kind]));
      };

      const sheet = (figure, scale, parts) => {
        const width = area.w * scale + 2 * margin;
        const height = area.h * scale + 2 * margin;
        const svg = figure.querySelector("svg");
        svg.setAttribute("width", width);
        svg.setAttribute("height", height);
        svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
        svg.replaceChildren(...parts);
      };

      // What was before. Texts are those of now: their lines where the view was as wide, else the text on one line.
      const showBefore = (figure, scale) => {
        const paper = new Paper(scale);
        const chosen = chosenViews();
        const boxes = [], names = [], labels = [];
        for (const [name, x, y, w, h, after, isFar, isLeaf] of data.b.v) {
          if (isFar || (after >= 0 && !isShown(views[after]))) continue;
          const box = pixels(x, y, w, h, scale);
          const kind = `view${chosen.includes(after) ? " chosen" : ""}`
            + (after < 0 || data.b.m.includes(after) ? " changed" : "");
          boxes.push(drawBox(box, kind, { "data-view": after < 0 ? undefined : after }));
          const view = views[after];
          if (view?.text && view.w === w) {
            const moved = { ...box, y: box.y + (h - view.h) / 2 * scale };
            names.push(...drawText(view, moved, scale, paper.written));
          } else if (state.names) {
            labels.push([view?.text ? `“${view.text[0]}”` : name, box, isLeaf, view?.isRightToLeft, paper]);
          }
        }
        for (const label of labels) names.push(...drawName(...label));
        sheet(figure, scale, [...boxes, ...names]);
      };

      const showPicture = () => {
        // First, because scroll bars take room.
        for (const figure of figures) figure.classList.toggle("fitted", state.zoom === 0 && !isTall());
        const scale = zoom();
        const chosen = chosenViews();
        const drawn = drawnSentences();
        const others = new Set();
        for (const [index, strength] of drawn) {
          if (strength < 2) continue;
          for (const item of [sentences[index].first, sentences[index].second]) if (item > 0) others.add(item);
        }
        const hits = new Set(state.query ? matches() : []);
        const shifts = moved();
        const paper = new Paper(scale);
        const boxes = [], texts = [], names = [], badges = [], lines = [], numbers = [];
        const put = (view, index) => {
          if (view.isFar || !isShown(view)) return null;
          const [dx, dy, dw, dh] = shifts ? shifts[index] : [0, 0, 0, 0];
          const box = pixels(view.x + dx, view.y + dy, view.w + dw, view.h + dh, scale);
          if (dx || dy || dw || dh) boxes.push(drawBox(pixels(view.x, view.y, view.w, view.h, scale), "ghost"));
          const name = drawnViews(view, others, chosen, hits) + (shifts && (dx || dy || dw || dh) ? " moves" : "");
          for (const rect of paper.cut(box, view, name)) {
            rect.append(draw("title", {}, `${view.name}: ${view.type} ${rectangle(view.fx, view.fy, view.w, view.h)}`));
            boxes.push(rect);
          }
          return box;
        };
        for (const view of views) paper.rooms.push(put(view, view.index));
        paper.noteContents();
        const { rooms, places, written } = paper;
        // Later ones come first: what is chosen and what is wrong gets its place before names do.
        views.forEach((view, index) => {
          if (!rooms[index]) return;
          if (view.conflicts.length > 0) badges.push(drawMark(rooms[index], "conflict", places));
          else if (isFree(view)) badges.push(drawMark(rooms[index], "ambiguous", places));
        });
        for (const view of views) {
          if (!rooms[view.index] || !view.picture || !paper.isSeen(view)) continue;
          const [href, x, y, w, h] = view.picture;
          const image = draw("image", { class: "content", href, x: rooms[view.index].x + x * scale,
            y: rooms[view.index].y + y * scale, width: w * scale, height: h * scale, preserveAspectRatio: "none" });
          texts.push(paper.clipped(image, view));
        }
        for (const view of views) {
          if (!rooms[view.index] || !view.control || !paper.isSeen(view)) continue;
          written.mark(rooms[view.index].x, rooms[view.index].y, rooms[view.index].w, rooms[view.index].h);
          for (const part of drawControl(view, rooms[view.index], scale)) texts.push(paper.clipped(part, view));
        }
        views.forEach((view, index) => {
          if (!rooms[index] || !view.text || !paper.isSeen(view)) return;
          for (const line of drawText(view, rooms[index], scale, written)) texts.push(paper.clipped(line, view));
        });
        for (const [index, strength] of [...drawn].sort((one, other) => other[1] - one[1] || one[0] - other[0])) {
          const [line, label] = drawSentence(sentences[index], strength, paper);
          lines.push(line);
          if (label) numbers.push(label);
        }
        views.forEach((view, index) => {
          const box = rooms[index] && paper.seen(rooms[index], view);
          if (box && !view.text && !view.control && state.names) {
            const isLeaf = !view.children.some((child) => isShown(views[child]));
            names.push(...drawName(view.name, box, isLeaf, view.isRightToLeft, paper));
          }
        });
        lines.reverse();
        sheet(find("picture"), scale, [paper.definitions, ...boxes, ...texts, ...names, ...lines, ...numbers, ...badges]);
        const before = find("before");
        if (before) showBefore(before, scale);
        find("scale").textContent = `${Math.round(scale * 100)} %`;
      };

      // Scrolls to what is chosen, if it is not to be seen or the picture has another size now.
      const reveal = (isAlways) => {
        if (state.zoom === 0 && !isTall()) return;
        for (const pane of document.querySelectorAll(".pane")) {
          const boxes = [...pane.querySelectorAll(".chosen")].map((part) => part.getBoundingClientRect());
          if (boxes.length === 0) continue;
          const frame = pane.getBoundingClientRect();
          const x = (Math.min(...boxes.map((box) => box.left)) + Math.max(...boxes.map((box) => box.right))) / 2 - frame.left;
          const y = (Math.min(...boxes.map((box) => box.top)) + Math.max(...boxes.map((box) => box.bottom))) / 2 - frame.top;
          if (!isAlways && x > 0 && y > 0 && x < pane.clientWidth && y < pane.clientHeight) continue;
          pane.scrollLeft += x - pane.clientWidth / 2;
          pane.scrollTop += y - pane.clientHeight / 2;
        }
      };

      const setZoom = (scale, x, y) => {
        const old = zoom();
        state.zoom = scale && Math.max(0.02, Math.min(scale, 16));
        const ratio = zoom() / old;
        showPicture();
        if (x === undefined && chosenViews().length > 0) return reveal(true);
        for (const other of document.querySelectorAll(".pane")) {
          const place = [x ?? other.clientWidth / 2, y ?? other.clientHeight / 2];
          other.scrollLeft = (other.scrollLeft + place[0] - margin) * ratio - place[0] + margin;
          other.scrollTop = (other.scrollTop + place[1] - margin) * ratio - place[1] + margin;
        }
      };
    """#
}
