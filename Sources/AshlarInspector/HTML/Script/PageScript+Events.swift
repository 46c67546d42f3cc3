extension PageScript {
  /// Listens to what people do, and shows the page for the first time.
  static let events = #"""
      // What people do.
      // The name of a view, with what it is in as far as that tells it from others of the name.
      const namesAround = (index) => {
        const names = [];
        for (let view = views[index]; view; view = views[view.parent]) names.push(view.name);
        return names;
      };
      const toldApart = (index, others) => {
        const names = namesAround(index);
        const same = [...new Set(others)].filter((other) => other !== index && views[other]?.name === names[0]).map(namesAround);
        const place = names.findIndex((name, step) => same.every((other) => other[step] !== name));
        return place > 0 ? `${names[0]} in ${names[place]}` : names[0] ?? "";
      };
      const chips = () => {
        const most = 6;
        const free = data.a.map(([view]) => view);
        const found = (data.p ?? []).map(([, , , items]) => items[0]);
        const parts = [
          ...data.k.map((_, index) => ["conflict", index, () => `Conflict ${index + 1}`]),
          ...free.map((view, index) => ["ambiguity", index, () => `Ambiguous: ${toldApart(view, free)}`]),
          ...found.map((view, index) => ["finding", index, () => `${data.p[index][0]}: ${toldApart(view, found)}`]),
        ];
        const shown = parts.slice(0, most).map(([kind, index, words]) => {
          const chip = link(kind, index, words());
          chip.classList.add(kind === "conflict" ? "broken" : "missed");
          return chip;
        });
        const rest = parts.length - most;
        find("problems").replaceChildren(...shown, ...(rest > 0 || data.f.length > 0
          ? [make("a", { href: "#", onclick: (event) => { event.preventDefault(); choose("", -1); } },
            rest > 0 ? `and ${rest} more` : plural(data.f.length, "fault", "faults"))] : []));
      };

      document.addEventListener("click", (event) => {
        const part = event.target.closest("[data-fold], [data-sentence], [data-view]");
        if (!part) { if (event.target.closest("svg")) choose("", -1); return; }
        const { fold: folded, sentence, view } = part.dataset;
        if (folded !== undefined && part.textContent) return fold(Number(folded), !state.closed.has(Number(folded)));
        if (sentence !== undefined) return choose("constraint", Number(sentence));
        choose("view", Number(view ?? folded));
      });
      tree.addEventListener("keydown", walk);
      for (const pane of document.querySelectorAll(".pane")) {
        pane.addEventListener("keydown", walk);
        pane.addEventListener("wheel", (event) => {
          if (!event.ctrlKey && !event.metaKey) return;
          event.preventDefault();
          const box = pane.getBoundingClientRect();
          setZoom(zoom() * Math.exp(-event.deltaY / 300), event.clientX - box.left, event.clientY - box.top);
        }, { passive: false });
        pane.addEventListener("scroll", () => {
          for (const other of document.querySelectorAll(".pane")) {
            if (other !== pane && other.scrollLeft !== pane.scrollLeft) other.scrollLeft = pane.scrollLeft;
            if (other !== pane && other.scrollTop !== pane.scrollTop) other.scrollTop = pane.scrollTop;
          }
        });
        // Dragging moves what is larger than its pane.
        let start = null;
        pane.addEventListener("pointerdown", (event) => {
          if (event.pointerType === "mouse") start = [event.clientX + pane.scrollLeft, event.clientY + pane.scrollTop];
        });
        pane.addEventListener("pointermove", (event) => {
          if (!start || event.buttons === 0) { start = null; return; }
          pane.scrollLeft = start[0] - event.clientX;
          pane.scrollTop = start[1] - event.clientY;
        });
      }
      find("search").addEventListener("input", (event) => {
        state.query = event.target.value.trim();
        showTree();
        showPicture();
      });
      find("search").addEventListener("keydown", (event) => {
        if (event.key === "ArrowDown" || event.key === "ArrowUp") return walk(event);
        if (event.key !== "Enter") return;
        const found = matches();
        const next = found.find((index) => state.kind !== "view" || index > state.index) ?? found[0];
        if (next !== undefined) choose("view", next);
      });
      find("lines").addEventListener("change", (event) => { state.lines = event.target.value; showPicture(); });
      find("made").addEventListener("change", (event) => {
        setMade(event.target.checked);
        if (state.kind === "view" && !isShown(views[state.index])) choose("", -1);
        showTree();
        showPicture();
        showDetails();
      });
      find("names").addEventListener("change", (event) => { state.names = event.target.checked; showPicture(); });
      find("tone").addEventListener("change", (event) => { document.documentElement.dataset.tone = event.target.value; });
      find("in").addEventListener("click", () => setZoom(zoom() * 1.25));
      find("out").addEventListener("click", () => setZoom(zoom() / 1.25));
      find("fit").addEventListener("click", () => setZoom(0));
      document.addEventListener("keydown", (event) => {
        const isTyping = event.target.closest("input[type=search], input[type=range], select");
        if (event.key === "Escape") {
          if (state.query) { find("search").value = ""; state.query = ""; showTree(); showPicture(); } else choose("", -1);
        }
        if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
        // The keys of the tree work from the beginning.
        if (event.target === document.body && walk(event)) document.querySelector("#tree [aria-selected=true]")?.focus();
        if (event.key === "/") { event.preventDefault(); find("search").focus(); }
        if (event.key === "+" || event.key === "=") setZoom(zoom() * 1.25);
        if (event.key === "-") setZoom(zoom() / 1.25);
        if (event.key === "0") setZoom(0);
      });
      addEventListener("hashchange", () => {
        const stop = stopOf(location.hash);
        if (stop !== state.stop) goTo(stop);
        take(...read(location.hash));
      });
      // The picture fits its pane whatever makes that larger or smaller: the window, or the legend.
      let size = "";
      new ResizeObserver(() => {
        const pane = figures[0].querySelector(".pane");
        const now = `${pane.clientWidth} ${pane.clientHeight}`;
        if (state.zoom !== 0 || now === size) return;
        size = now;
        showPicture();
      }).observe(figures[0].querySelector(".pane"));
      addEventListener("beforeprint", () => { state.zoom = Math.min(2, 640 / area.w / figures.length, 620 / area.h); showPicture(); });
      addEventListener("afterprint", () => { state.zoom = 0; showPicture(); });

      // Of many views only those near the root are open at first.
      if (views.length > 400) {
        for (const view of views) if (view.level > 2 && view.children.length > 0) state.closed.add(view.index);
      }
      if (all.w) goTo(stopOf(location.hash));
      chips();
      take(...(location.hash === "" && !data.b ? firstProblem() : read(location.hash)));
    })();
    """#
}
