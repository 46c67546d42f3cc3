/// The part of a page's script with its sliders: between before and after, and between the layouts at several widths.
enum SliderScript {
  static let text = #"""
      // Before and after over each other, with a slider between them; on small screens from the beginning.
      const compare = (cut) => {
        const isOver = cut !== null;
        find("figures").classList.toggle("over", isOver);
        if (isOver) find("figures").style.setProperty("--cut", cut);
        find("beside").setAttribute("aria-pressed", String(!isOver));
        showPicture();
      };
      if (find("compare")) {
        find("cut").addEventListener("input", (event) => compare(event.target.value));
        find("beside").addEventListener("click", () => compare(null));
        if (innerWidth <= 800) compare(find("cut").value);
      }

      // What a page opens on: its first problem.
      const firstProblem = () => {
        const kind = ["conflict", "ambiguity", "finding"].find((kind) => ({
          conflict: data.k, ambiguity: data.a, finding: data.p ?? [],
        })[kind].length > 0);
        return kind ? [kind, 0, -1] : ["", -1, -1];
      };

      // The layout at another width. What is selected stays so, if it is there.
      const goTo = (stop) => {
        const path = state.kind === "view" ? paths[state.index] : null;
        state.stop = stop;
        load(stop);
        measure();
        const [width, summary, omission, hasProblems] = all.w[stop];
        find("summary").textContent = summary;
        find("left").textContent = omission;
        find("width").value = stop;
        find("width").setAttribute("aria-valuetext", `${number(width)} points`);
        find("at").textContent = `${number(width)} points${hasProblems ? ", with problems" : ""}`;
        [...find("strip").children].forEach((mark, index) => mark.classList.toggle("now", index === stop));
        chips();
        const view = places.get(path);
        return view !== undefined ? ["view", view, -1] : firstProblem();
      };
      const slideTo = (stop) => choose(...goTo(stop));
      if (all.w) {
        const ends = [all.w[0][0], all.w[all.w.length - 1][0]].map(number).join(" to ");
        find("widths").title = `${all.w.length} widths from ${ends} are laid out: where frames follow other constraints, where texts `
          + "get another line, and some between. Nothing between two stops is drawn.";
        find("width").max = all.w.length - 1;
        find("strip").replaceChildren(...all.w.map(([width, , , hasProblems], stop) => make("i", {
          class: hasProblems ? "missed" : undefined, title: `${number(width)} points`, onclick: () => slideTo(stop),
        })));
        find("width").addEventListener("input", (event) => slideTo(Number(event.target.value)));
      }
    """#
}
