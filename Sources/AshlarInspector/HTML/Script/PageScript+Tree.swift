extension PageScript {
  /// Shows the tree, searches it, and walks through it with the keyboard.
  static let tree = #"""
      // The tree and the search.
      const tree = find("tree");
      const lowered = (text) => text.toLowerCase();
      const matches = () => {
        const words = lowered(state.query);
        return views.filter((view) => isShown(view) && (
          lowered(view.name).includes(words) || lowered(view.type).includes(words)
          || lowered(view.text?.[0] ?? "").includes(words)
          || view.sentences.some((index) => (state.made || !sentences[index].isMade)
            && lowered(sentences[index].source).includes(words)))).map((view) => view.index);
      };
      // The views that the tree shows, in its order.
      const listed = () => {
        let found = null;
        if (state.query) {
          found = new Set();
          for (const index of matches()) {
            for (let view = views[index]; view && !found.has(view.index); view = views[view.parent]) found.add(view.index);
          }
        }
        const rows = [];
        const closedAbove = [];
        for (const view of views) {
          closedAbove[view.index] = view.parent >= 0
            && (closedAbove[view.parent] || !found && state.closed.has(view.parent));
          if (isShown(view) && !closedAbove[view.index] && (!found || found.has(view.index))) rows.push(view);
        }
        return rows;
      };
      // A sign for each kind of view: of it, its paths, and its word.
      const kinds = [["M1 1h11v11h-11z", "view"], ["M1 1h11v11h-11zM4 4h5v5h-5z", "container"], ["M2 3v-2h9v2M6.5 1v11M5 12h3", "label"],
        ["M1 3h11v7h-11zM3.5 5v3", "text field"], ["M1 3.5h11v6h-11zM4 6.5h5", "button"],
        ["M1 1h11v11h-11zM1 10l3.5 -4l3 3l1.500 -1.500l3 3.500M9 4h.5", "image"], ["M1 6.500h11M8 4v5", "control"],
        ["M1 1h11v3h-11zM1 5h11v3h-11zM1 9h11v3h-11z", "stack"], ["M1 1h11v11h-11zM6.500 3v7M5 4.500l1.500 -1.500l1.500 1.500M5 8.500l1.500 1.500l1.500 -1.500", "scroll view"],
        ["M1 1h11v11h-11zM1 4.700h11M1 8.400h11", "table or collection"], ["M1 4h11v5h-11z", "cell"], ["M1 1h11v11h-11zM1 4h11", "window"],
        ["M1 1h2M5 1h3M10 1h2v2M12 5v3M12 10v2h-2M8 12h-3M3 12h-2v-2M1 8v-3M1 3v-2", "layout guide"]];
      const kindSign = (view) => {
        const [d, word] = kinds[view.kind];
        return draw("svg", { class: "kind", viewBox: "0 0 13 13", role: "img", "aria-label": word }, draw("path", { d }));
      };

      // What is after a name in the tree: type and text, without what the name says.
      const besideName = ({ name, type, text }) => (name.startsWith(`${type} "`) ? [] : [
        make("small", {}, type === name.split("#")[0] ? "" : type),
        text && lowered(text[0]) !== lowered(name) ? make("q", {}, text[0].slice(0, 60)) : "",
      ]);

      const showTree = () => {
        const rows = listed();
        const chosen = chosenViews();
        const hits = state.query ? new Set(matches()) : null;
        const current = rows.find((view) => chosen.includes(view.index)) ?? rows[0];
        const hadFocus = tree.contains(document.activeElement);
        // Of very many rows those around the current one are made.
        const most = 800;
        const start = Math.max(0, Math.min(rows.indexOf(current) - most / 2, rows.length - most));
        const shown = rows.slice(start, start + most);
        const note = (count, words) => (count > 0 ? [make("p", { class: "dim" }, `${count} ${words}`)] : []);
        tree.replaceChildren(...note(start, "more above"), ...shown.map((view) => {
          const children = view.children.filter((child) => isShown(views[child]));
          const isOpen = children.length > 0 ? String(!state.closed.has(view.index) || hits !== null) : undefined;
          const signs = [
            view.conflicts.length > 0 ? make("b", { class: "conflict", title: "part of a conflict" }, "!") : "",
            isFree(view) ? make("b", { class: "ambiguous", title: "nothing determines it" }, "?") : "",
            view.findings.length > 0 ? make("b", { class: "ambiguous", title: data.p[view.findings[0]][0] }, "•") : "",
            view.isHidden ? make("small", {}, "hidden") : "",
          ];
          return make("div", {
            role: "treeitem", "data-view": view.index, id: `row-${view.index}`, "aria-level": view.level,
            "aria-expanded": isOpen, "aria-selected": String(chosen.includes(view.index)),
            tabindex: view === current ? 0 : -1, style: `--level:${Math.min(view.level, 24)}`,
            class: hits && !hits.has(view.index) ? "way" : undefined,
            title: `${view.name}: ${view.type}, ${kinds[view.kind][1]} ${rectangle(view.fx, view.fy, view.w, view.h)}`,
          }, make("i", { "data-fold": view.index, "aria-hidden": "true" }, isOpen ? (isOpen === "true" ? "▾" : "▸") : ""),
          kindSign(view), make("span", {}, view.name), signs, besideName(view));
        }), ...note(rows.length - start - shown.length, "more below: select the last row, or search"));
        if (rows.length === 0) tree.replaceChildren(make("p", {}, "No view matches."));
        const row = current && find(`row-${current.index}`);
        if (row && chosen.length > 0) {
          const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
          if (top < tree.scrollTop || bottom > tree.scrollTop + tree.clientHeight) {
            tree.scrollTop = top - tree.clientHeight / 2;
          }
        }
        if (hadFocus && row) row.focus({ preventScroll: true });
        find("found").textContent = hits ? `${plural(hits.size, "view", "views")} found` : "";
      };

      const fold = (index, isClosed) => {
        if (isClosed) state.closed.add(index); else state.closed.delete(index);
        showTree();
      };

      // The keys of a tree, which also work on the picture.
      const walk = (event) => {
        // From the search the keys go through what is found, and not through what leads to it.
        const found = state.query && event.currentTarget === find("search") ? new Set(matches()) : null;
        const rows = listed().filter((view) => !found || found.has(view.index));
        const place = rows.findIndex((view) => state.kind === "view" && view.index === state.index);
        const view = rows[place];
        const isClosed = view && state.closed.has(view.index);
        const go = (other) => { if (other) choose("view", other.index); };
        const keys = {
          ArrowDown: () => go(rows[place + 1]),
          ArrowUp: () => go(rows[place < 0 ? 0 : place - 1]),
          Home: () => go(rows[0]),
          End: () => go(rows[rows.length - 1]),
          ArrowLeft: () => (view && !isClosed && view.children.length > 0 && event.currentTarget === tree
            ? fold(view.index, true) : go(views[view?.parent])),
          ArrowRight: () => (isClosed ? fold(view.index, false) : go(rows.find((row) => row.parent === view?.index))),
          Enter: () => find("details").focus(),
        };
        if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        keys[event.key]();
        return true;
      };
    """#
}
