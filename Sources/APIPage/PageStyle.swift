/// The page's style sheet: plain, in the system's colour scheme, for phones up to wide windows.
enum PageStyle {
    static let css = """
        :root { color-scheme: light dark; --back: #fff; --side: #f6f6f4; --text: #1d1d1f; --soft: #5c5c63; --line: #dcdcd8;
          --mark: #0a58c2; --chosen: #e3edfb; --code: #f4f4f1; --key: #9b2393; --type: #1c5f73; --string: #b3261e;
          --comment: #58636c; --bad: #b3261e; --warn: #8a5300; --good: #1a6b36; --note: #6b3fa0; }
        @media (prefers-color-scheme: dark) { :root { --back: #1b1c1f; --side: #232428; --text: #ececf0; --soft: #a9abb4;
          --line: #3a3b41; --mark: #7fb2ff; --chosen: #24364f; --code: #25262b; --key: #ff8ad8; --type: #7fd4e6;
          --string: #ff9d94; --comment: #9aa4b0; --bad: #ff9d94; --warn: #f0c069; --good: #83d69b; --note: #c9a7f5; } }
        * { box-sizing: border-box; }
        body { margin: 0; font: 15px/1.55 -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; color: var(--text);
          background: var(--back); display: grid; grid-template-columns: 20rem minmax(0, 1fr); min-height: 100vh; }
        a { color: var(--mark); }
        :focus-visible { outline: 2px solid var(--mark); outline-offset: 1px; border-radius: 3px; }
        .skip { position: absolute; left: -100rem; }
        .skip:focus { left: 0.5rem; top: 0.5rem; background: var(--back); padding: 0.4rem 0.8rem; z-index: 2; }
        .side { background: var(--side); border-right: 1px solid var(--line); height: 100vh; position: sticky; top: 0;
          display: flex; flex-direction: column; }
        .side header { padding: 1rem 1rem 0.75rem; border-bottom: 1px solid var(--line); }
        .side h1 { font-size: 1.05rem; margin: 0 0 0.6rem; line-height: 1.3; overflow-wrap: anywhere; }
        .side h1 small { color: var(--soft); font-weight: normal; }
        input, select, textarea { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line);
          border-radius: 6px; padding: 0.35rem 0.6rem; width: 100%; }
        .side nav { position: relative; overflow-y: auto; padding: 0.5rem 0 2rem; flex: 1; }
        .side h2 { font-size: 0.8rem; color: var(--soft); margin: 1rem 1rem 0.25rem; font-weight: 600;
          overflow-wrap: anywhere; }
        .side ul { list-style: none; margin: 0; padding: 0; }
        .side li a { display: flex; gap: 0.5rem; padding: 0.16rem 1rem; color: inherit; text-decoration: none;
          font-size: 0.88rem; align-items: baseline; }
        .side li a:hover { background: var(--chosen); }
        .side li a[aria-current] { background: var(--chosen); font-weight: 600; }
        .side li span { overflow-wrap: anywhere; }
        .method { font: 600 0.68rem/1.4 ui-monospace, Menlo, Consolas, monospace; color: var(--soft); flex: 0 0 3.4rem; }
        .old > span { text-decoration: line-through; }
        main { padding: 2rem 2.5rem 5rem; max-width: 76rem; min-width: 0; }
        main h2 { font-size: 1.45rem; line-height: 1.3; margin: 0 0 0.35rem; overflow-wrap: anywhere; }
        main h3 { font-size: 0.95rem; margin: 2rem 0 0.5rem; }
        main p { max-width: 46rem; overflow-wrap: anywhere; }
        .address { font: 0.92rem/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
        .soft { color: var(--soft); }
        .columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 2.5rem; }
        .columns > * { min-width: 0; }
        table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
        th, td { text-align: left; vertical-align: top; padding: 0.35rem 0.9rem 0.35rem 0;
          border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
        th { font-weight: 600; color: var(--soft); font-size: 0.8rem; white-space: nowrap; }
        td:first-child { min-width: 8.6rem; }
        td:nth-child(2):not(:last-child) { overflow-wrap: break-word; }
        .statuses td:first-child { min-width: 0; white-space: nowrap; }
        td p { margin: 0.15rem 0 0; color: var(--soft); font-size: 0.85rem; }
        td ul { margin: 0.15rem 0 0; padding-left: 1.1rem; }
        ::placeholder { color: var(--soft); opacity: 1; }
        code, pre { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.84rem; }
        pre { background: var(--code); border-radius: 8px; padding: 0.8rem 1rem; overflow-x: auto; margin: 0.3rem 0 1rem;
          line-height: 1.5; tab-size: 4; }
        figure { margin: 0; }
        .sample { margin-top: 1.5rem; }
        .sample pre { max-height: 24rem; overflow-y: auto; }
        figcaption { color: var(--soft); font-size: 0.8rem; overflow-wrap: anywhere; }
        .k { color: var(--key); } .t { color: var(--type); } .s { color: var(--string); } .c { color: var(--comment); }
        [role=tablist] { display: flex; flex-wrap: wrap; gap: 0.25rem; margin: 1.9rem 0 0.8rem; }
        [role=tab] { font: inherit; font-size: 0.85rem; color: inherit; background: none; border: 1px solid var(--line);
          border-radius: 999px; padding: 0.15rem 0.75rem; cursor: pointer; }
        [role=tab][aria-selected=true] { background: var(--chosen); border-color: var(--mark); }
        .breaking, .error { color: var(--bad); } .behaviour, .warning { color: var(--warn); }
        .addition { color: var(--good); } .deprecation { color: var(--note); } .documentation { color: var(--soft); }
        .change { border-top: 1px solid var(--line); padding: 0.9rem 0; }
        .change p { margin: 0 0 0.35rem; }
        .change .soft { font-size: 0.85rem; max-width: none; }
        .change pre { white-space: pre-wrap; overflow-wrap: anywhere; }
        textarea { font: 0.84rem/1.5 ui-monospace, Menlo, Consolas, monospace; margin: 0.5rem 0; display: block; }
        .try button { font: inherit; color: inherit; background: var(--chosen); border: 1px solid var(--mark);
          border-radius: 6px; padding: 0.3rem 1.1rem; margin: 0.5rem 0 1rem; cursor: pointer; }
        .map { position: relative; height: 22rem; margin: 0.5rem 0 1.5rem; overflow: hidden; }
        .map div { position: absolute; overflow: hidden; border: 1px solid var(--back); background: var(--chosen);
          font-size: 0.75rem; line-height: 1.3; padding: 0.2rem 0.35rem; overflow-wrap: anywhere; }
        .map .services { background: var(--code); } .map .mocks { background: var(--side); }
        [hidden] { display: none !important; }
        @media (max-width: 72rem) { .columns { grid-template-columns: minmax(0, 1fr); } }
        @media (max-width: 46rem) { body { display: block; } .side { position: static; height: auto; border-right: 0; }
          .side nav { max-height: 40vh; } main { padding: 1.2rem 1rem 4rem; } }
        """
}
