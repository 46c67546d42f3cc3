/// The part of a page's script that manages places on the picture: clipped areas, areas that numbers must not cover,
/// and the positions of numbers.
enum PaperScript {
  static let text = #"""
      // What two rectangles have in common; null for nothing.
      const common = (one, other) => {
        const x = Math.max(one.x, other.x), y = Math.max(one.y, other.y);
        const w = Math.min(one.x + one.w, other.x + other.w) - x, h = Math.min(one.y + one.h, other.y + other.h) - y;
        return w > 0 && h > 0 ? { x, y, w, h } : null;
      };
      const isWithin = (one, other) => one.x >= other.x - 0.01 && one.y >= other.y - 0.01
        && one.x + one.w <= other.x + other.w + 0.01 && one.y + one.h <= other.y + other.h + 0.01;

      class Paper {
        constructor(scale) {
          this.scale = scale;
          this.w = area.w * scale + 2 * margin;
          this.h = area.h * scale + 2 * margin;
          this.rooms = [];
          this.windows = [];
          this.places = new Places();
          this.written = new Places();
          this.contents = new Places();
          this.bars = new Places();
          this.levels = new Map();
          this.definitions = draw("defs", {});
          this.cuts = new Map();
        }

        // Draws a box: what other views clip of it faintly. Its window is the part of the picture in which it is seen.
        cut(box, view, name) {
          const outer = view.parent < 0 ? null : this.windows[view.parent];
          const container = view.parent >= 0 && views[view.parent].clips ? this.rooms[view.parent] : null;
          const edges = container && outer ? common(container, outer) ?? { x: 0, y: 0, w: 0, h: 0 } : container ?? outer;
          this.windows[view.index] = edges;
          const whole = (more) => (isFlat(box) ? drawFlat : drawBox)(box, `${name}${more ? " beyond" : ""}`, { "data-view": view.index });
          if (!edges || isWithin(box, edges)) return [whole(false)];
          return common(box, edges) ? [whole(true), this.clipped(whole(false), view)] : [whole(true)];
        }
        seen(box, view) {
          const edges = this.windows[view.index];
          if (edges && isFlat(box)) return isWithin(box, edges) ? box : null;
          return edges ? common(box, edges) : box;
        }
        isSeen(view) { return this.seen(this.rooms[view.index], view) !== null; }
        clipped(node, view) {
          const edges = this.windows[view.index];
          if (!edges) return node;
          const key = `${edges.x} ${edges.y} ${edges.w} ${edges.h}`;
          if (!this.cuts.has(key)) {
            const id = `cut${this.cuts.size}`;
            this.cuts.set(key, id);
            this.definitions.append(draw("clipPath", { id }, drawBox(edges)));
          }
          node.setAttribute("clip-path", `url(#${this.cuts.get(key)})`);
          return node;
        }

        // Views with nothing inside are contents, but for those that fill what they are in, behind others, or are very large.
        noteContents() {
          for (const view of views) {
            const box = this.rooms[view.index] && this.seen(this.rooms[view.index], view);
            if (!box || view.isGuide || view.isHidden || view.children.some((child) => isShown(views[child]))) continue;
            const outer = this.rooms[view.parent];
            if (box.w * box.h > Math.min(1e6, outer ? 0.8 * outer.w * outer.h : 1e6)) continue;
            this.contents.mark(box.x + 1, box.y + 1, box.w - 2, box.h - 2);
          }
        }

        // Finds the middle of a number: on its line, along it, beside it; else in the margin; null without room.
        place([x1, y1, x2, y2], width, items) {
          const isLevel = Math.abs(y1 - y2) < Math.abs(x1 - x2);
          const middle = [(x1 + x2) / 2, (y1 + y2) / 2];
          const [own, across] = isLevel ? [width, 14] : [14, width];
          const length = isLevel ? Math.abs(x2 - x1) : Math.abs(y2 - y1);
          const moved = (along, aside) => (isLevel ? [middle[0] + along, middle[1] + aside]
            : [middle[0] + aside, middle[1] + along]);
          const both = (steps, make) => steps.flatMap((step) => [make(-step), make(step)]);
          const inside = [1, 2, 3, 4].map((count) => count * (own / 2 + 2)).filter((step) => step <= (length - own) / 2);
          // On a line that is shorter than the number, that would cover all of it.
          const isNarrow = length < own;
          const beyond = length / 2 + own / 2 + 4;
          const tries = [...(isNarrow ? [] : [middle]), ...both(inside, (step) => moved(step, 0)),
            ...both([1, 2].map((count) => count * (across / 2 + 6)), (step) => moved(0, step)),
            ...both([beyond], (step) => moved(step, 0)),
            ...(isNarrow ? both([across + 2], (aside) => moved(-beyond, aside)) : []),
            ...(isNarrow ? both([across + 2], (aside) => moved(beyond, aside)) : []),
            ...both([3, 4, 5, 6, 7].map((count) => count * (across / 2 + 6)), (step) => moved(0, step))];
          const sides = [0, 1, 2, 3].flatMap((count) => both([count * (width + 4)],
            (step) => [[middle[0] + step, 9], [middle[0] + step, this.h - 9]]).flat());
          const rect = ([x, y]) => [x - width / 2, y - 7, width, 14];
          const isFree = (at) => this.isFree(...rect(at));
          const crosses = (at) => {
            const [x, y, w, h] = rect(at);
            return items.some((box) => common({ x, y, w, h }, box) && !isWithin({ x, y, w, h }, box));
          };
          const free = tries.filter(isFree);
          const found = free.find((at) => !crosses(at)) ?? free[0] ?? sides.find(isFree) ?? null;
          if (found) this.places.take(...rect(found));
          if (!found) return null;
          const [along, aside] = (isLevel ? [0, 1] : [1, 0]).map((axis) => Math.abs(found[axis] - middle[axis]));
          return { x: found[0], y: found[1], middle, isFar: isNarrow || aside > across / 2 + 7 || along > length / 2 };
        }
        isFree(x, y, w, h) {
          return x >= 0 && y >= 0 && x + w <= this.w && y + h <= this.h && [this.places, this.written, this.contents]
            .every((taken) => taken.isFree(x, y, w, h));
        }
      }
    """#
}
