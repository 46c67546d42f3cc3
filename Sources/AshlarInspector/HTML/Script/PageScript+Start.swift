extension PageScript {
  /// Reads the data, and keeps what is chosen in the fragment of the address.
  static let start = #"""
    (() => {
      "use strict";
      const all = unpack();
      // What is shown: the data of the page, or, of a page of several widths, those of one of them.
      let data, views, sentences;
      const paths = [];
      const places = new Map();
      const isFree = (view) => view.ambiguity !== undefined || view.leader !== undefined;
      const isInside = (view, outer) => {
        for (let place = views[view].parent; place >= 0; place = views[place].parent) if (place === outer) return true;
        return false;
      };
      const readViews = () => data.v.map(([parent, name, type, fx, fy, w, h, x, y, flags, kind], index) => ({
        index, parent, name, type, fx, fy, w, h, x, y, kind, children: [], sentences: [], conflicts: [],
        level: parent < 0 ? 1 : 0, isHidden: flags & 1, isGuide: flags & 2, isMade: flags & 4, isFar: flags & 8,
        clips: flags & 16, isRightToLeft: flags & 32, findings: [],
      }));
      const readSentences = () => data.c.map(([text, source, state, amount, first, second, kind, line, label, flags], index) => ({
        index, text, source, state, amount, first, second, kind, line, label, conflicts: [], gaveWay: [],
        isOptional: flags & 1, isMade: flags & 2, isInConflict: flags & 4,
      }));
      const load = (stop) => {
        data = all.w ? all.w[stop][4] : all;
        views = readViews();
        sentences = readSentences();
        for (const view of views) {
          if (view.parent < 0) continue;
          view.level = views[view.parent].level + 1;
          views[view.parent].children.push(view.index);
        }
        for (const sentence of sentences) {
          for (const item of new Set([sentence.first, sentence.second])) {
            if (item >= 0) views[item].sentences.push(sentence.index);
          }
        }
        for (const [index, reasons] of data.l) sentences[index].gaveWay = reasons;
        data.a.forEach(([index, text, followers]) => {
          if (index >= 0) views[index].ambiguity = text;
          for (const follower of followers) views[follower].leader = index;
        });
        (data.p ?? []).forEach(([, , , items], index) => items.forEach((item) => views[item].findings.push(index)));
        for (const [index, ...text] of data.x) views[index].text = text;
        for (const [index, ...parts] of data.g) views[index].control = parts;
        for (const [index, ...picture] of data.i) views[index].picture = picture;
        for (const [index, ...facts] of data.d) views[index].facts = facts;
        // A conflict is marked on the innermost views of which it speaks.
        data.k.forEach((conflict, index) => {
          const items = new Set();
          for (const [, sentence, one, other] of conflict.m) {
            if (sentence >= 0) sentences[sentence].conflicts.push(index);
            for (const item of [one, other]) if (item >= 0) items.add(item);
          }
          for (const item of items) {
            if (![...items].some((other) => isInside(other, item))) views[item].conflicts.push(index);
          }
        });
        namePaths();
      };
      // The way to a view by names, which stays the same when the page is made again; for what is very deep, its number.
      const namePaths = () => {
        paths.length = 0;
        places.clear();
        for (const view of views) {
          const start = view.parent < 0 ? "" : `${paths[view.parent]}/`;
          const step = view.level > 40 ? `@${view.index}` : start + encodeURIComponent(view.name);
          let path = step;
          for (let count = 1; places.has(path); count += 1) path = `${step}[${count}]`;
          paths.push(path);
          places.set(path, view.index);
        }
      };
      load(all.first ?? 0);

      // What is chosen, and how it is shown.
      const state = {
        kind: "", index: -1, member: -1, zoom: 0, lines: "near", made: false, names: true, query: "",
        closed: new Set(), stop: all.first ?? 0,
      };

      const find = (id) => document.getElementById(id);
      const svgSpace = "http://www.w3.org/2000/svg";

      // Makes an element. What is text is only ever text.
      const fill = (node, properties, parts) => {
        for (const [name, value] of Object.entries(properties ?? {})) {
          if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
          else if (value !== undefined && value !== false) node.setAttribute(name, value === true ? "" : value);
        }
        node.append(...parts.flat(Infinity).filter((part) => part !== undefined && part !== null && part !== ""));
        return node;
      };
      const make = (tag, properties, ...parts) => fill(document.createElement(tag), properties, parts);
      const draw = (tag, properties, ...parts) => fill(document.createElementNS(svgSpace, tag), properties, parts);

      const number = (value) => String(Math.round(value * 1000) / 1000);
      const rectangle = (...numbers) => `(${numbers.map(number).join(", ")})`;
      const plural = (count, one, many) => `${count === 0 ? "no" : count} ${count === 1 ? one : many}`;
      const isShown = (view) => state.made || !view.isMade;

      // Choices: the fragment of the address says what is chosen.
      const address = (kind, index, member = -1) => `#${all.w ? `at/${number(all.w[state.stop][0])}/` : ""}${step(kind, index, member)}`;
      const step = (kind, index, member) =>
        kind === "" ? "" : kind === "view" ? `view/${paths[index]}` : `${kind}/${index + 1}${way(kind, index, member)}`;
      // What is otherwise: in a conflict a member that is left out, or, counted on, a remedy that is followed; of an ambiguity
      // another value that is as good.
      const way = (kind, index, member) => {
        if (kind === "ambiguity") return member < 0 ? "" : `/value/${member + 1}`;
        const count = kind === "conflict" ? data.k[index].m.length : 0;
        return member < 0 ? "" : member < count ? `/without/${member + 1}` : `/after/${member - count + 1}`;
      };
      const outcome = (conflict, member) =>
        (member < conflict.m.length ? conflict.m[member][4] : conflict.s[member - conflict.m.length][1]) ?? null;

      const read = (fragment) => {
        const words = fragment.replace(/^#(at\/[^/]*\/?)?/, "");
        const [kind, index, step, number] = words.split("/");
        if (kind === "view") {
          const place = places.get(words.slice(5)) ?? places.get(encodePath(words.slice(5)));
          return place === undefined ? ["", -1, -1] : ["view", place, -1];
        }
        const list = { constraint: sentences, conflict: data.k, finding: data.p, ambiguity: data.a }[kind];
        const place = Number(index) - 1;
        if (!list || !list[place]) return ["", -1, -1];
        if (kind === "ambiguity") return [kind, place, list[place][3][Number(number) - 1] ? Number(number) - 1 : -1];
        if (kind !== "conflict") return [kind, place, -1];
        const isRemedy = step === "after";
        const member = (isRemedy ? data.k[place].s : data.k[place].m)[Number(number) - 1];
        return [kind, place, member ? Number(number) - 1 + (isRemedy ? data.k[place].m.length : 0) : -1];
      };
      const encodePath = (path) => path.split("/").map((step) => {
        const [, name, count] = /^(.*?)(\[\d+\])?$/.exec(step);
        try { return encodeURIComponent(decodeURIComponent(name)) + (count ?? ""); } catch { return step; }
      }).join("/");

      // The stop of the slider that the address names: the widest that is not wider.
      const stopOf = (fragment) => {
        const width = Number(/^#at\/([\d.]+)/.exec(fragment)?.[1] ?? NaN);
        const found = all.w?.findLastIndex(([other]) => other <= width + 0.001) ?? -1;
        return found < 0 ? state.stop : found;
      };
      const choose = (kind, index, member = -1) => {
        const target = address(kind, index, member);
        if (location.hash !== target) history.replaceState(null, "", target);
        take(kind, index, member);
      };

      // Zooms in on a view that is too small to be seen.
      const approach = (view) => {
        const size = Math.max(view.w, view.h);
        if (view.isFar || size <= 0 || size * zoom() >= 32) return false;
        state.zoom = Math.min(16, 64 / size);
        return true;
      };
      const take = (kind, index, member) => {
        Object.assign(state, { kind, index, member });
        const isNearer = kind === "view" && approach(views[index]);
        if (kind === "view") {
          if (views[index].isMade) setMade(true);
          for (let view = views[views[index].parent]; view; view = views[view.parent]) state.closed.delete(view.index);
        }
        if (kind === "constraint" && sentences[index].isMade) setMade(true);
        showTree();
        showPicture();
        showDetails();
        reveal(isNearer);
      };
      const setMade = (isOn) => {
        state.made = isOn;
        find("made").checked = isOn;
      };

      // The views that the choice is about.
      const chosenViews = () => {
        if (state.kind === "view") return [state.index];
        if (state.kind === "constraint") {
          return [sentences[state.index].first, sentences[state.index].second].filter((item) => item >= 0);
        }
        if (state.kind === "finding") return data.p[state.index][3];
        if (state.kind === "ambiguity") {
          const [index, , followers] = data.a[state.index];
          return [index, ...followers].filter((item) => item >= 0);
        }
        if (state.kind === "conflict") {
          return views.filter((view) => view.conflicts.includes(state.index)).map((view) => view.index);
        }
        return [];
      };

      // The constraints that are drawn, each with how strongly: those of the choice, and faintly those of its neighbours.
      const drawnSentences = () => {
        const strength = new Map();
        if (state.member >= 0 || state.lines === "none") return strength;
        const allowed = (sentence) => sentence.kind > 0 && (state.made || !sentence.isMade);
        if (state.lines === "all") for (const sentence of sentences) if (allowed(sentence)) strength.set(sentence.index, 1);
        if (state.kind === "view") {
          const near = new Set();
          for (const index of views[state.index].sentences) {
            const { first, second } = sentences[index];
            for (const item of [first, second]) if (item >= 0 && item !== state.index) near.add(item);
          }
          near.delete(views[state.index].parent);
          for (const item of near) {
            if (views[item].sentences.length > 40) continue;
            for (const index of views[item].sentences) {
              if (allowed(sentences[index]) && !strength.has(index)) strength.set(index, 0);
            }
          }
          for (const index of views[state.index].sentences) if (allowed(sentences[index])) strength.set(index, 2);
        }
        if (state.kind === "constraint") strength.set(state.index, 2);
        if (state.kind === "finding" || state.kind === "ambiguity") {
          for (const view of chosenViews().slice(0, 12)) {
            for (const index of views[view].sentences.slice(0, 40)) if (allowed(sentences[index])) strength.set(index, 1);
          }
        }
        if (state.kind === "conflict") {
          for (const [, index] of data.k[state.index].m) if (index >= 0) strength.set(index, 2);
        }
        return strength;
      };

      // The frames without a member of the conflict: how far each view has moved, and by how much it has grown.
      const moved = () => {
        const changes = state.member < 0 ? null : state.kind === "ambiguity" ? data.a[state.index][3][state.member][1]
          : outcome(data.k[state.index], state.member);
        if (!changes) return null;
        const own = new Map(changes.map(([index, ...numbers]) => [index, numbers]));
        const all = [];
        for (const view of views) {
          const [x, y, w, h] = own.get(view.index) ?? [0, 0, 0, 0];
          const outer = all[view.parent] ?? [0, 0];
          all.push([outer[0] + x, outer[1] + y, w, h]);
        }
        return all;
      };
    """#
}
