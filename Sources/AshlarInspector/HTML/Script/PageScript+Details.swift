extension PageScript {
  /// Shows the details of the selection.
  static let details = #"""
      // What is known of the choice.
      const outcomes = (sentence) => {
        const amount = number(sentence.amount);
        const words = ["not laid out yet", "holds", "holds; other constraints imply it", `holds with ${amount} to spare`,
          `gave way, missed by ${amount}`, `set aside, missed by ${amount}`][sentence.state];
        return sentence.isInConflict ? `${words}; part of a conflict` : words;
      };
      const link = (kind, index, words, member) => make("a", {
        href: address(kind, index, member),
        onclick: (event) => { event.preventDefault(); choose(kind, index, member); },
      }, words);
      const viewLink = (index) => (index < 0 ? "nothing" : link("view", index, views[index].name));
      const list = (tag, parts, most = 200) => make(tag, {}, parts.slice(0, most),
        parts.length > most ? make("li", {}, `and ${parts.length - most} more`) : "");
      const toneOf = (sentence) => (sentence.isInConflict || sentence.state === 5 ? "broken"
        : sentence.state === 4 ? "missed" : undefined);
      // Files and lines in a text lead to an editor, where the page has its address.
      const files = new Map();
      for (const id of (data.u ?? [])[1] ?? []) {
        const name = id.split("/").pop();
        files.set(name, files.has(name) ? null : id);
      }
      const told = (text) => {
        if (files.size === 0) return [text];
        const parts = [];
        let end = 0;
        for (const found of text.matchAll(/([^\s()/:]+\.swift):(\d+)/g)) {
          const file = files.get(found[1]);
          if (!file) continue;
          const href = data.u[0].replaceAll("{file}", file.split("/").map(encodeURIComponent).join("/"))
            .replaceAll("{line}", found[2]);
          parts.push(text.slice(end, found.index), make("a", { href, class: "code" }, found[0]));
          end = found.index + found[0].length;
        }
        return [...parts, text.slice(end)];
      };
      const sentenceLine = (index) => {
        const sentence = sentences[index];
        const words = outcomes(sentence);
        return make("li", { class: `row ${toneOf(sentence) ?? ""}` }, link("constraint", index, make("code", {}, sentence.text)),
          make("small", {}, told(sentence.source)), words === "holds" ? "" : make("small", { class: "outcome" }, words));
      };
      const title = (kind, words) => make("h2", {}, words, kind === "" ? "" : make("button", {
        class: "quiet", title: "Copy a link to this selection", onclick: (event) => {
          navigator.clipboard?.writeText(location.href);
          event.target.textContent = "Copied";
        },
      }, "Copy link"));

      // What is so, as names and values.
      const factsOf = (view) => {
        const rows = [["Frame", rectangle(view.fx, view.fy, view.w, view.h)]];
        if (view.level > 2) rows.push(["In the root", rectangle(view.x, view.y, view.w, view.h)]);
        const facts = view.facts ?? [];
        for (let place = 0; place < facts.length; place += 2) rows.push([facts[place], facts[place + 1]]);
        return make("dl", { class: "facts" }, rows.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)]));
      };
      // Why a number is what it is: a line, which opens.
      const whyLine = ([name, line, rest]) => {
        const words = [make("b", {}, name), " ", ...told(line)];
        return rest === "" ? make("p", { class: "why" }, words)
          : make("details", { class: "why" }, make("summary", {}, words), make("p", {}, told(rest)));
      };

      // Whether the type names the kind.
      const isInType = ({ kind, type }) => lowered(type).includes(kinds[kind][1].replaceAll(" ", ""));
      const aboutView = (index) => {
        const view = views[index];
        const own = view.sentences.filter((sentence) => !sentences[sentence].isMade);
        const made = view.sentences.filter((sentence) => sentences[sentence].isMade);
        return [
          title("view", view.name),
          make("p", {}, view.type, isInType(view) ? "" : `, ${kinds[view.kind][1]}`, view.isHidden ? ", hidden" : "", "",
            view.isFar ? ", too far away to draw" : "", view.parent >= 0 ? [" in ", viewLink(view.parent)] : ""),
          view.text ? make("blockquote", {}, view.text[0]) : "",
          factsOf(view),
          view.conflicts.map((conflict) => make("p", { class: "broken" }, "Part of ",
            link("conflict", conflict, `conflict ${conflict + 1}`))),
          view.ambiguity ? make("pre", { class: "missed" }, told(view.ambiguity)) : "",
          view.leader >= 0 ? make("p", { class: "missed" }, "It moves with ", viewLink(view.leader),
            ", which nothing determines.") : "",
          view.findings.map((finding) => make("p", { class: "missed" }, link("finding", finding, data.p[finding][0]),
            `: ${headOf(finding)}`)),
          data.e[index] ? make("section", {}, make("h3", {}, "Why"), data.e[index].map(whyLine)) : "",
          make("h3", {}, "Constraints"),
          own.length > 0 ? list("ul", own.map(sentenceLine)) : make("p", {}, made.length > 0 ? "All are made by stacks."
            : "No constraint involves it."),
          made.length > 0 ? make("details", { open: state.made }, make("summary", {},
            `${made.length} made by stacks`), list("ul", made.map(sentenceLine))) : "",
        ];
      };

      const aboutSentence = (index) => {
        const sentence = sentences[index];
        return [
          title("constraint", make("code", {}, sentence.text)),
          make("dl", {}, make("dt", {}, "Between"), make("dd", {}, viewLink(sentence.first),
            sentence.second >= 0 && sentence.second !== sentence.first ? [" and ", viewLink(sentence.second)] : ""),
          make("dt", {}, "Written in"), make("dd", {}, told(sentence.source)),
          make("dt", {}, "Outcome"), make("dd", { class: toneOf(sentence) }, outcomes(sentence)),
          sentence.gaveWay.length > 0 ? [make("dt", {}, "It gave way to"),
            sentence.gaveWay.map((words) => make("dd", {}, told(words)))] : ""),
          sentence.conflicts.map((conflict) => make("p", { class: "broken" }, "Part of ",
            link("conflict", conflict, `conflict ${conflict + 1}`))),
        ];
      };

      const unknown = "The result cannot be computed here.";

      // A conflict, with a switch for each member that leaves it out.
      const aboutConflict = (index) => {
        const conflict = data.k[index];
        const last = conflict.m.length - 1;
        const pick = (member) => make("input", {
          type: "radio", name: `out-${index}`, checked: state.member === member,
          onchange: () => choose("conflict", index, member),
        });
        const members = conflict.m.map(([text, sentence, , , frames], member) => make("li",
          { class: member === last ? "broken" : undefined },
          make("label", {}, pick(member), " without ", make("code", {}, told(text))),
          sentence >= 0 ? [" ", link("constraint", sentence, "show")] : "",
          member === last ? make("small", {}, "set aside now") : frames ? "" : make("small", {}, unknown)));
        const remedies = conflict.s.map(([words, frames, ...outs], place) => make("li", {},
          outs.length > 1 ? [told(words), outs.map((member, place) => [" ", make("button", {
            class: "quiet", onclick: () => choose("conflict", index, member),
          }, `show without ${place === 0 ? "the first" : place === 1 ? "the second" : place + 1}`)])]
            : make("label", {}, pick(last + 1 + place), " ", told(words)),
          frames || outs.length > 1 ? "" : make("small", {}, unknown)));
        const changes = state.member < 0 ? [] : outcome(conflict, state.member);
        const result = state.member < 0 ? "" : changes === null ? unknown
          : changes.length === 0 ? "Frames stay as they are."
            : `${state.member > last ? "After" : "Without"} it the picture shows `
              + `${plural(changes.length, "frame that changes", "frames that change")}:`;
        const frames = frameLines(changes ?? []);
        return [
          title("conflict", `Conflict ${index + 1}`),
          make("p", {}, "These cannot all hold. The last one was set aside; it is missed by ", conflict.by, "."),
          make("div", { role: "radiogroup", "aria-label": "Leave a constraint out, or follow a remedy" },
            make("label", {}, pick(-1), " as it is"), list("ol", members, 60),
            remedies.length > 0 ? [make("h3", {}, "Remedies"), list("ul", remedies)] : ""),
          make("p", { class: "result", role: "status" }, result), frames.length > 0 ? list("ul", frames, 60) : "",
        ];
      };

      // What a check has found, without the reasons and remedies.
      const headOf = (finding) => data.p[finding][1].split("\n")[0].split(", because ")[0];

      const aboutFinding = (index) => {
        const [check, words, others, items] = data.p[index];
        return [
          title("finding", check),
          make("pre", { class: "missed" }, told(words)),
          others.length > 0 ? [make("h3", {}, "The same cause"), list("ul", others.map((other) => make("li", {}, told(other))))] : "",
          items.length > 0 ? [make("h3", {}, "Views"), list("ul", items.map((item) => make("li", {}, viewLink(item), " ",
            make("code", {}, rectangle(views[item].fx, views[item].fy, views[item].w, views[item].h)))))] : "",
        ];
      };

      // The frames that change, and how.
      const frameLines = (changes) => changes.map(([view, x, y, w, h]) => {
        const { fx, fy, w: width, h: height } = views[view];
        return make("li", {}, viewLink(view), " ", make("code", {}, rectangle(fx, fy, width, height), " → ",
          rectangle(fx + x, fy + y, width + w, height + h)));
      });

      // An ambiguity, with a switch for each value that is as good.
      const aboutAmbiguity = (index) => {
        const [view, words, followers, ends] = data.a[index];
        const pick = (member) => make("input", {
          type: "radio", name: `value-${index}`, checked: state.member === member,
          onchange: () => choose("ambiguity", index, member),
        });
        const changes = state.member < 0 ? [] : ends[state.member][1] ?? [];
        return [
          title("ambiguity", "Ambiguity"),
          make("pre", { class: "missed" }, told(words)),
          ends.length > 0 ? [make("h3", {}, "Equally good"), make("div", { role: "radiogroup", "aria-label": "Values that are as good" },
            make("label", {}, pick(-1), " as it is"),
            list("ul", ends.map(([end, frames], member) => make("li", {}, make("label", {}, pick(member), " ", end),
              frames ? "" : make("small", {}, unknown)))))] : "",
          changes.length > 0 ? list("ul", frameLines(changes), 60) : "",
          make("h3", {}, "Views"),
          list("ul", [view, ...followers].filter((item) => item >= 0).map((item) => make("li", {}, viewLink(item)))),
        ];
      };

      const overview = () => [
        title("", data.b ? "Changes" : "Overview"),
        data.b ? list("ul", data.b.d.map(([words, view, others]) => make("li", {}, view < 0 ? words
          : link("view", view, words), others.length === 0 ? "" : make("details", {}, make("summary", {},
            `and ${plural(others.length, "view", "views")} with it`), list("ul", others.map(([words, view]) => make("li", {},
            view < 0 ? words : link("view", view, words)))))))) : "",
        data.k.length + data.f.length + data.a.length + (data.p ?? []).length > 0 || data.b ? "" : make("p", {}, data.p
          ? "Checks find nothing." : "There is no conflict, no ambiguity and no fault. Tests run further checks."),
        data.k.length > 0 ? [make("h3", {}, "Conflicts"), list("ol", data.k.map((conflict, index) => make("li", {},
          link("conflict", index, make("code", {}, conflict.m[conflict.m.length - 1][0])),
          make("small", {}, `missed by ${conflict.by}`))))] : "",
        data.a.length > 0 ? [make("h3", {}, "Ambiguities"), list("ul", data.a.map(([view, words], index) => make("li", {},
          link("ambiguity", index, views[view]?.name ?? "a view"), make("small", {}, words))))] : "",
        data.p?.length > 0 ? [make("h3", {}, "What checks find"), list("ul", data.p.map(([check], index) => make("li", {},
          link("finding", index, check), make("small", {}, headOf(index)))))] : "",
        data.f.length > 0 ? [make("h3", {}, "Faults"), list("ul", data.f.map((words) => make("li", {}, told(words))))] : "",
        make("p", { class: "dim" }, "Select a view in the picture or in the tree: its constraints are drawn, and what "
          + "determines its frame is told here. Arrow keys go through the tree, / searches, + − 0 zoom, Escape ends a selection."),
      ];

      const showDetails = () => {
        const { kind, index } = state;
        const parts = kind === "view" ? aboutView(index) : kind === "constraint" ? aboutSentence(index)
          : kind === "conflict" ? aboutConflict(index) : kind === "finding" ? aboutFinding(index)
          : kind === "ambiguity" ? aboutAmbiguity(index) : overview();
        find("details").replaceChildren(...parts.flat(Infinity).filter((part) => part !== "" && part !== null));
        find("details").scrollTop = 0;
        for (const chip of document.querySelectorAll("#problems a")) {
          chip.setAttribute("aria-current", String(chip.getAttribute("href") === address(kind, index)));
        }
      };
    """#
}
