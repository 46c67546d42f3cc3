/// The style sheet of a report's page, for light and dark paper, for small screens and for print.
enum PageStyle {
  static let text = """
    :root { color-scheme: light; --page: #f3f4f6; --sheet: #fff; --text: #1f2328; --dim: #5b6472; --edge: #d5dae1;
    --view: #8a94a6; --fill: #5b7db112; --fine: #0a66d8; --missed: #b25f00; --broken: #c9181f; --guide: #7a5cc0;
    --changed: #00796b; --chosen: #0a66d81c; --hit: #ffe08a99; --text-box: #b9c0cc; --control: #0a66d81f; --image: #2e7d3226;
    --stack: #7a5cc0; --scroll: #00838f }
    @media screen { :root[data-tone=dark] { color-scheme: dark; --page: #131518; --sheet: #1c1e22; --text: #e4e6ea; --dim: #a0a7b4;
    --edge: #363b43; --view: #788296; --fill: #8fb4ff12; --fine: #5cabff; --missed: #ffab57; --broken: #ff6b70;
    --guide: #b39ddb; --changed: #4fd1bd; --chosen: #4da3ff2e; --hit: #7a5b0099;
    --text-box: #4a515c; --control: #5cabff2b; --image: #81c78430; --stack: #b39ddb; --scroll: #4dd0e1 } }
    @media screen and (prefers-color-scheme: dark) { :root:not([data-tone=light]) { color-scheme: dark; --page: #131518;
    --sheet: #1c1e22; --text: #e4e6ea; --dim: #a0a7b4; --edge: #363b43; --view: #788296; --fill: #8fb4ff12;
    --fine: #5cabff; --missed: #ffab57; --broken: #ff6b70; --guide: #b39ddb; --changed: #4fd1bd;
    --chosen: #4da3ff2e; --hit: #7a5b0099;
    --text-box: #4a515c; --control: #5cabff2b; --image: #81c78430; --stack: #b39ddb; --scroll: #4dd0e1 } }
    * { box-sizing: border-box }
    body { margin: 0; height: 100vh; display: flex; flex-direction: column; background: var(--page);
    color: var(--text); font: 14px/1.45 system-ui, sans-serif }
    header { display: flex; flex-wrap: wrap; gap: 4px 14px; align-items: center; padding: 8px 14px }
    h1 { font-size: 17px; margin: 0; max-width: 50vw; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    h2 { font-size: 16px; margin: 0 0 6px; overflow-wrap: anywhere } h3 { font-size: 14px; margin: 14px 0 4px }
    p { margin: 4px 0 } #summary, #left, small, .dim, figcaption, dt { color: var(--dim) }
    #left { margin: 0; padding: 0 14px 6px } #left:empty { display: none }
    #problems { order: 1; display: flex; flex-wrap: wrap; gap: 4px; padding: 0 14px 6px }
    #left { order: 1 } main { order: 2 } #problems:empty { display: none }
    #problems a { border: 1px solid currentColor; border-radius: 10px; padding: 0 8px; font-size: 12px;
    text-decoration: none; max-width: 240px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    #problems a[aria-current=true] { background: var(--chosen) }
    .bar { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; margin-left: auto; font-size: 13px }
    .bar label, .bar span { display: inline-flex; gap: 4px; align-items: center }
    .bar output { color: var(--dim) } #scale { min-width: 44px; text-align: center }
    button, select, input[type=search] { font: inherit; color: inherit; background: var(--sheet);
    border: 1px solid var(--edge); border-radius: 6px; padding: 2px 8px }
    input[type=search] { width: 150px } button { cursor: pointer }
    .quiet { font-size: 12px; font-weight: normal; padding: 0 6px; margin-left: 6px; color: var(--dim) }
    :focus-visible { outline: 2px solid var(--fine); outline-offset: 1px }
    main { flex: 1; min-height: 0; display: grid; gap: 8px; padding: 0 14px 14px;
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(160px, 300px) minmax(0, 1fr) minmax(240px, 340px) }
    #tree, figure, #details { background: var(--sheet); border: 1px solid var(--edge); border-radius: 8px }
    #tree { overflow: auto; padding: 4px; position: relative }
    #tree div { display: flex; gap: 4px; align-items: baseline; padding: 1px 6px 1px calc(14px * (var(--level) - 1));
    border-radius: 4px; cursor: pointer; white-space: nowrap }
    #tree span, #tree small { overflow: hidden; text-overflow: ellipsis } #tree small { font-size: 11px; flex: 0 9 auto }
    #tree i { width: 14px; flex: none; text-align: center; font-style: normal; color: var(--dim) }
    #tree div:hover { background: var(--fill) } #tree [aria-selected=true] { background: var(--chosen) }
    #tree q { flex: 1 1 0; min-width: 40px; color: var(--dim); overflow: hidden; text-overflow: ellipsis }
    #tree .way span { color: var(--dim) } b.conflict { color: var(--broken) } b.ambiguous { color: var(--missed) }
    #stage { display: flex; flex-direction: column; gap: 6px; min-width: 0; min-height: 0 }
    #figures { flex: 1; min-height: 0; display: flex; gap: 8px }
    figure { margin: 0; flex: 1; min-width: 0; display: flex; flex-direction: column } figcaption { padding: 2px 10px }
    .pane { flex: 1; min-height: 0; overflow: auto; display: grid; border-radius: 8px }
    .fitted .pane { overflow: hidden } svg { display: block; margin: auto; user-select: none }
    #details { overflow: auto; padding: 10px 14px } #details ul, #details ol { padding-left: 20px; margin: 4px 0 }
    #details li small { display: block } #details li { margin-bottom: 3px; overflow-wrap: anywhere }
    #details a { color: var(--fine) } #details a.code { text-decoration-style: dotted } #details .broken, #details .broken a { color: var(--broken) }
    #details .missed, #details .missed a { color: var(--missed) } .broken { color: var(--broken) }
    .missed { color: var(--missed) } .why, pre { white-space: pre-line; overflow-wrap: anywhere }
    .why summary { cursor: pointer } .facts { display: grid; grid-template-columns: auto 1fr; gap: 1px 10px; margin: 6px 0 }
    .facts dt { margin: 0 } .facts dd { font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere }
    #details ul:has(> .row) { list-style: none; padding: 0 }
    #details .row { display: flex; flex-wrap: wrap; gap: 0 8px; justify-content: space-between; align-items: baseline;
    border-bottom: 1px solid var(--edge); padding: 2px 0; margin: 0 } .row .outcome { flex-basis: 100% }
    pre { margin: 4px 0; font: inherit } dt { font-size: 12px; margin-top: 6px } dd { margin: 0 } dl { margin: 0 }
    blockquote { margin: 6px 0; padding-left: 8px; border-left: 3px solid var(--edge); white-space: pre-line }
    code { font: 12px ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere }
    .result { font-weight: 600 }
    noscript { display: block; padding: 0 14px 14px }
    figure.plain { display: inline-block; max-width: 100%; padding: 8px; margin: 8px 0 }
    .plain svg { max-width: 100%; height: auto; margin: 0 } .plain text { stroke: none } noscript pre { white-space: pre-wrap }
    .plain caption, .plain th { text-align: left }
    .plain td, .plain th { padding: 1px 16px 1px 0 } .plain td:first-child { padding-left: calc(14px * var(--level)) }
    #legend { font-size: 12px } #legend summary { cursor: pointer; color: var(--dim) }
    #legend ul { display: flex; flex-wrap: wrap; gap: 2px 16px; list-style: none; margin: 4px 0; padding: 0 }
    #legend i { display: inline-block; width: 26px; height: 12px; margin-right: 6px; vertical-align: -2px }
    #legend .line { height: 0; border-top: 2px solid; vertical-align: 4px } #legend .box { border: 1.5px solid var(--view) }
    #legend .dashed { border-style: dashed } #legend .dotted { border-style: dotted; opacity: .5 } #legend .line.dashed { border-style: dashed none none }
    .view { stroke: var(--view); fill: var(--fill); cursor: pointer } .guide { stroke: var(--guide); fill: none }
    .guide, .hidden, .ambiguous { stroke-dasharray: 5 3 } .hidden { opacity: .55 }
    .view.ambiguous { stroke: var(--missed) } .view.conflict { stroke: var(--broken); stroke-width: 1.5 }
    .view.changed, .view.moves { stroke: var(--changed); stroke-width: 1.5 } .view.hit { fill: var(--hit) }
    .view.related { stroke-width: 2 } .view.chosen { stroke-width: 2.5; fill: var(--chosen) }
    .view.chosen:not(.conflict, .ambiguous, .changed, .moves) { stroke: var(--fine) }
    .view:hover { fill: var(--chosen) }
    .k2 { fill: none; stroke: var(--text-box) } .k3, .k4, .k6 { fill: var(--control); rx: 4px } .k5 { fill: var(--image) }
    .k7 { stroke: var(--stack); fill: none } .k8, .k9 { stroke: var(--scroll) } .k8, .k9, .k11 { fill: none }
    .k10 { fill: none }
    .control { pointer-events: none; stroke: none } .control.lit { fill: var(--fine) } .control.track { fill: var(--edge) }
    .control.knob { fill: var(--sheet); stroke: var(--view) } .control.sign { fill: var(--dim) }
    .beyond { opacity: .4; fill: none; stroke-dasharray: 2 3 } .number .leader { stroke: var(--tone); opacity: .6 }
    .flat path { stroke: inherit; fill: none } .flat .reach { stroke: transparent; stroke-width: 12 }
    .ghost { fill: none; stroke: var(--dim); stroke-dasharray: 2 3 }
    svg text, svg image { pointer-events: none } .name { fill: var(--dim) } .content { fill: var(--text) }
    .fine { --tone: var(--fine) } g.missed { --tone: var(--missed) } g.broken { --tone: var(--broken) }
    .sentence, .number { cursor: pointer } .sentence path { stroke: var(--tone); stroke-width: 1.25; fill: none }
    .sentence.chosen path.stroke, .sentence:hover path.stroke { stroke-width: 3 } .optional .stroke { stroke-dasharray: 5 3 }
    .sentence path.reach { stroke: transparent; stroke-width: 11 } .faint { opacity: .3 } .faint path.stroke { stroke-width: 1 }
    .plate { fill: var(--sheet) } .label { fill: var(--tone); font-weight: 600 }
    .mark.conflict circle { fill: var(--broken) } .mark.ambiguous circle { fill: var(--missed) }
    .mark { pointer-events: none } .mark text { fill: var(--sheet); font-weight: 700 }
    #tree .kind { margin: 0; width: 13px; height: 13px; flex: none; align-self: center; stroke: var(--dim); fill: none; stroke-width: 1.3 }
    #tree .kind .full { fill: var(--dim); stroke: none }
    #compare, #widths { margin: 0; background: var(--sheet); border: 1px solid var(--edge); border-radius: 8px; padding: 4px 10px }
    #compare label, #widths label { flex: 1; white-space: nowrap } #cut, #width { flex: 1; min-width: 60px; accent-color: var(--fine) }
    [aria-pressed=true] { background: var(--chosen) } #at { min-width: 120px; font-variant-numeric: tabular-nums }
    #strip { flex-basis: 100%; display: flex; gap: 1px; height: 8px } #strip i { flex: 1; background: var(--edge); cursor: pointer }
    #strip i.missed { background: var(--missed) } #strip i.now { outline: 2px solid var(--fine) }
    #figures.over { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); position: relative }
    .over figure { grid-area: 1 / 1 } .over #picture { clip-path: inset(0 0 0 calc(var(--cut) * 1%)) }
    .over #picture figcaption { text-align: right }
    #figures.over::after { content: ""; position: absolute; top: 0; bottom: 0; left: calc(var(--cut) * 1%); border-left: 2px solid var(--fine);
    pointer-events: none }
    #legend .k2 { border-color: var(--text-box) } #legend .k4 { background: var(--control); border-radius: 4px }
    #legend .k5 { background: var(--image) } #legend .k7 { border-color: var(--stack) } #legend .k8 { border-color: var(--scroll) }
    @media (max-width: 800px) { body { height: auto } main { grid-template: none / minmax(0, 1fr);
    padding: 0 8px 8px }
    #stage { order: -1; height: 54vh } #tree { max-height: 40vh } header { padding: 6px 8px }
    h1 { max-width: 100% } .bar { margin: 0 } input[type=search] { width: 110px } }
    @media print { body { height: auto; background: none } #stage { height: auto } .bar, #tree, .quiet { display: none }
    main { display: block } .pane, .fitted .pane { overflow: visible } #details { border: 0 } figure { break-inside: avoid } }
    """
}
