extension ReportPage {
  /// How the page looks, on light and on dark paper.
  static let style = """

    :root { color-scheme: light dark; --page: #f6f7f9; --sheet: #fff; --text: #22252b; --dim: #667; \
    --edge: #d9dde4; --bad: #d3202a; --warn: #c76a00; --good: #0a66d8 }
    @media (prefers-color-scheme: dark) { :root { --page: #131518; --sheet: #1c1e22; --text: #e4e6ea; \
    --dim: #99a; --edge: #34383f; --bad: #ff5a5f; --warn: #ff9f40; --good: #4da3ff } }
    * { box-sizing: border-box }
    body { margin: 0; background: var(--page); color: var(--text); font: 14px/1.45 system-ui, sans-serif }
    header, .cards, main, .changes { padding: 12px 20px }
    h1 { font-size: 20px; margin: 0 } h2 { font-size: 15px; margin: 0 0 6px } p { margin: 4px 0 }
    header p, small, figcaption { color: var(--dim) }
    main { display: grid; grid-template-columns: minmax(180px, 260px) 1fr minmax(240px, 420px); gap: 12px; \
    align-items: start }
    @media (max-width: 900px) { main { grid-template-columns: 1fr } }
    nav, figure, aside, .card { background: var(--sheet); border: 1px solid var(--edge); border-radius: 8px }
    nav { max-height: 80vh; overflow: auto; padding: 6px }
    nav button { display: block; width: 100%; border: 0; background: none; color: inherit; font: inherit; \
    text-align: left; padding: 2px 6px 2px calc(6px + 12px * var(--depth)); border-radius: 4px; cursor: pointer; \
    white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
    nav button.selected { background: var(--good); color: #fff } nav button.selected small { color: #fff }
    nav button.warned::before { content: "! "; color: var(--bad) }
    figure { margin: 0; padding: 8px; overflow: auto; max-height: 80vh }
    svg { display: block; max-width: 100%; height: auto } svg [data-view] { cursor: pointer }
    aside { padding: 10px 14px; max-height: 80vh; overflow: auto } aside ul, .cards ul, .cards ol { padding-left: 20px }
    .why p { white-space: pre-line } code { font: 12px ui-monospace, Menlo, Consolas, monospace }
    .cards { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(320px, 1fr)) }
    .card { padding: 10px 14px; border-left: 4px solid var(--bad) } .card.free { border-left-color: var(--warn) }
    .lost { color: var(--bad) } .missed { color: var(--warn) }
    .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }

    """
}
