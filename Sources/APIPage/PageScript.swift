/// The page's script. Texts of a description become text nodes of the document, never markup.
enum PageScript {
    static let text = frame + "\n" + PageTrial.script

    private static let frame = #"""
        "use strict";
        // The data names what was there before by how far back it is (`PackedText`).
        function unpack(text) {
          const packed = new TextEncoder().encode(text);
          let from = packed.indexOf(32) + 1, to = 0;
          const bytes = new Uint8Array(Number(text.slice(0, from)));
          const number = digits => {
            let value = 0;
            for (; digits; digits -= 1) { const code = packed[from++] - 35; value = value * 90 + (code > 25 ? code - 1 : code); }
            return value;
          };
          while (from < packed.length) {
            bytes[to] = packed[from++];
            const kind = bytes[to] === 126 ? number(1) : 0;
            if (!kind) { to += 1; continue; }
            const short = (kind - 1) % 44;
            const end = to + (short < 43 ? short + 7 : 50 + number(2));
            for (let place = to - number(kind > 44 ? 4 : 3); to < end; to += 1, place += 1) bytes[to] = bytes[place];
          }
          return new TextDecoder().decode(bytes);
        }
        const data = JSON.parse(unpack(document.getElementById("data").textContent));
        const make = (name, attributes, ...children) => {
          const element = document.createElement(name);
          for (const [key, value] of Object.entries(attributes || {})) if (value !== undefined) element.setAttribute(key, value);
          element.append(...children.flat().filter(child => child !== undefined && child !== ""));
          return element;
        };

        // Places: each has an address, a word in the list at the left, and what is shown of it.
        const places = [];
        const groups = [];
        const place = (group, address, text, method, show, words, deprecated) => {
          const one = { address, text, method, show, deprecated, words: words.join(" ").toLowerCase() };
          places.push(one);
          group.places.push(one);
        };
        const group = title => { const one = { title, places: [] }; groups.push(one); return one; };

        const several = data.sections.length > 1;
        if (data.changes.length) {
          const changes = group("Review");
          place(changes, "changes", "What changes", "", showChanges, ["changes"]);
        }
        data.sections.forEach((section, number) => {
          const start = (several ? section.source + "/" : "");
          for (const service of section.services) {
            const list = group(start + service.name);
            for (const operation of service.operations) {
              const [method, ...path] = operation.key.split(" ");
              place(list, `operation/${number}/${encodeURIComponent(operation.key)}`, operation.id || path.join(" "), method,
                main => showOperation(main, section, operation), [operation.key, operation.id || "", operation.summary || ""], operation.deprecated);
            }
          }
          const models = group(start + "Models");
          for (const model of section.models)
            place(models, `model/${number}/${encodeURIComponent(model.name)}`, model.name, "", main => showModel(main, section, model), [model.name]);
        });
        const about = group("About");
        if (data.problems.length) place(about, "problems", `Problems (${data.problems.length})`, "", showProblems, ["problems"]);
        place(about, "costs", "What it costs", "", showCosts, ["costs", "lines", "compile"]);

        // What is written of them.
        function heading(main, title, address) {
          main.append(make("h2", { tabindex: -1 }, title));
          if (address) main.append(make("p", { class: "address" }, address));
        }

        // Paragraphs, lists and `code` of a description; whatever else it says is shown as it stands.
        const inline = line => line.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map(part =>
          /^`.+`$/.test(part) ? make("code", {}, part.slice(1, -1))
            : /^\*\*.+\*\*$/.test(part) ? make("strong", {}, part.slice(2, -2)) : part);
        function prose(text) {
          if (!text) return [];
          return text.trim().split(/\n\s*\n/).map(block => {
            const lines = block.split("\n");
            return lines.every(line => /^\s*[-*] /.test(line))
              ? make("ul", {}, lines.map(line => make("li", {}, inline(line.replace(/^\s*[-*] /, "")))))
              : make("p", {}, inline(lines.join(" ")));
          });
        }

        function table(head, rows) {
          return make("table", head[0] === "status" ? { class: "statuses" } : {}, make("thead", {}, make("tr", {}, head.map(title => make("th", { scope: "col" }, title)))),
            make("tbody", {}, rows.map(row => make("tr", {}, row.map(cell => make("td", {}, cell))))));
        }

        const parts = /(\/\/[^\n]*)|("(?:\\.|[^"\\\n])*")|\b(actor|any|as|associatedtype|async|await|case|catch|class|default|do|else|enum|extension|fileprivate|final|for|func|get|guard|if|import|in|indirect|init|inout|internal|is|let|mutating|nil|nonisolated|package|private|protocol|public|return|self|some|static|struct|switch|throws|throw|true|false|try|typealias|var|where|while)\b|\b([A-Z]\w*)/g;
        function swift(text) {
          const code = make("code");
          let end = 0;
          for (const match of text.matchAll(parts)) {
            const kind = match[1] ? "c" : match[2] ? "s" : match[3] ? "k" : "t";
            code.append(text.slice(end, match.index), make("span", { class: kind }, match[0]));
            end = match.index + match[0].length;
          }
          code.append(text.slice(end));
          return make("pre", { tabindex: 0 }, code);
        }

        const joined = numbers => numbers.map(number => data.lines[number]).join("\n");
        let chosenView = 0;
        function code(section, lists, calls) {
          const box = make("section", { "aria-label": "In Swift" });
          const names = section.views.map(view => view.name);
          const panel = make("div", names.length > 1 ? { role: "tabpanel", id: "code", "aria-label": "Code" } : {});
          const show = () => {
            const shown = lists[Math.min(chosenView, lists.length - 1)] || [];
            const files = new Map();
            for (const [path, ...lines] of shown) {
              const text = joined(lines);
              files.set(path, files.has(path) ? files.get(path) + "\n\n" + text : text);
            }
            const call = (calls || [])[Math.min(chosenView, lists.length - 1)];
            panel.replaceChildren(...(call ? [make("figure", {},
              make("figcaption", {}, "A call" + (data.lines[call[0]] === "-" ? "" : `, given ${data.lines[call[0]]}`)), swift(joined(call.slice(1))))] : []), ...(files.size ? [...files].map(([path, text]) =>
              make("figure", {}, make("figcaption", {}, data.paths[path]), swift(text)))
              : [make("p", { class: "soft" }, "This pack writes nothing of its own for it.")]));
          };
          if (names.length > 1) {
            const tabs = names.map((name, index) => make("button", { role: "tab", type: "button", "aria-controls": "code" }, name));
            const choose = index => {
              chosenView = index;
              tabs.forEach((tab, other) => { tab.setAttribute("aria-selected", other === index); tab.tabIndex = other === index ? 0 : -1; });
              show();
            };
            tabs.forEach((tab, index) => {
              tab.onclick = () => choose(index);
              tab.onkeydown = event => {
                const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
                if (!step) return;
                const next = (index + step + tabs.length) % tabs.length;
                choose(next);
                tabs[next].focus();
              };
            });
            box.append(make("div", { role: "tablist", "aria-label": "Packs" }, tabs));
            choose(Math.min(chosenView, names.length - 1));
          } else {
            box.append(make("h3", {}, "In Swift"));
            show();
          }
          box.append(panel);
          return box;
        }

        function showOperation(main, section, operation) {
          heading(main, operation.summary || operation.id || operation.key, operation.key);
          if (operation.deprecated) main.append(make("p", { class: "warning" }, "Deprecated."));
          main.append(...prose(operation.doc));
          const http = make("section", { "aria-label": "Over HTTP" });
          if ((operation.parameters || []).length) http.append(make("h3", {}, "Parameters"), table(["name", "where", "type"],
            operation.parameters.map(([name, where, type, required, doc]) => [[make("code", {}, name)], where, typed(type, required, doc)])));
          if ((operation.body || []).length) http.append(make("h3", {}, "Body"), contents(operation.body));
          const isExplained = (operation.responses || []).some(response => response.doc);
          if ((operation.responses || []).length) http.append(make("h3", {}, "Responses"), table(["status", ...(isExplained ? ["meaning"] : []), "content"],
            operation.responses.map(response => [[make("code", {}, response.status)], ...(isExplained ? [response.doc || ""] : []),
              response.contents.map(([media, type, note]) => make("div", {}, make("code", {}, media), " ", type, note ? `, ${note}` : ""))])));
          const reply = (operation.responses || []).flatMap(response => response.contents.map(content => [response.status, content]))
            .find(([status, content]) => content[3] && !/^[45]/.test(status));
          const body = (operation.body || []).find(content => content[3]);
          if (body) http.append(sample("A body", body[3]));
          if (reply) http.append(sample(`A reply, ${reply[0]}`, reply[1][3]));
          if (operation.security) http.append(make("h3", {}, "Credentials"), make("p", {}, operation.security));
          if (data.served && !operation.key.startsWith("CHANNEL ")) http.append(tryOut(operation, body));
          main.append(make("div", { class: "columns" }, http, code(section, operation.code, operation.calls)));
        }

        const typed = (type, required, doc) => [type, required ? make("span", { class: "soft" }, `, ${required}`) : "", ...prose(doc)];

        const sample = (title, numbers) =>
          make("figure", { class: "sample" }, make("figcaption", {}, title), swift(joined(numbers)));

        function contents(list) {
          return table(["media type", "type"], list.map(([media, type, note]) => [[make("code", {}, media)], [type, note ? `, ${note}` : ""]]));
        }

        function showModel(main, section, model) {
          heading(main, model.name);
          main.append(...prose(model.doc));
          const shape = make("section", { "aria-label": "In JSON" });
          if (model.is) shape.append(make("h3", {}, "In JSON"), make("p", {}, model.is));
          if (model.properties) shape.append(make("h3", {}, "In JSON"), table(["property", "type"],
            model.properties.map(([name, type, required, doc]) => [[make("code", {}, name)], typed(type, required, doc)])));
          if (model.sample) shape.append(sample("A value", model.sample));
          main.append(make("div", { class: "columns" }, shape, code(section, model.code)));
        }

        const addressOf = ([kind, number, name]) => `${kind}/${number}/${encodeURIComponent(name)}`;
        function problem(problem, isAtPlace) {
          const owner = isAtPlace || !problem.of ? undefined : places.find(place => place.address === addressOf(problem.of));
          return make("div", { class: "change" },
            make("p", {}, make("strong", { class: problem.severity }, problem.severity), " ", inline(problem.message)),
            problem.help ? make("p", {}, inline("Help: " + problem.help)) : "",
            owner ? make("p", {}, "Concerns ", make("a", { href: "#" + owner.address }, owner.text)) : "",
            problem.at ? origin("", problem.at) : "");
        }
        function showProblems(main) {
          heading(main, "Problems");
          main.append(...data.problems.map(one => problem(one, false)));
        }
        // The problems of one place, which are listed there, too.
        function problemsAt(main, address) {
          const found = data.problems.filter(one => one.of && addressOf(one.of) === address);
          if (found.length) main.querySelector(".columns")?.before(make("section", { "aria-label": "Problems" }, make("h3", {}, "Problems"), found.map(one => problem(one, true))));
        }

        const verdicts = {
          breaking: ["Needs new versions of apps", "Apps have to be changed before they can use the new version of the service."],
          behaviour: ["Works differently", "Apps go on without being changed, but what they send or receive is something else."],
          deprecation: ["Announced to end", "Apps go on working for now."],
          addition: ["New", "Nothing has to be done."],
          documentation: ["In other words", "Only the description's words differ."],
        };
        const count = (number, one, several) => `${number} ${number === 1 ? one : several}`;
        function showChanges(main) {
          heading(main, "What changes");
          for (const changes of data.changes) {
            const by = verdict => changes.list.filter(change => change.verdict === verdict);
            const parts = [["breaking", "change needs", "changes need", "new versions of apps"], ["behaviour", "thing works", "things work", "differently"],
              ["deprecation", "thing is", "things are", "announced to end"], ["addition", "thing is", "things are", "new"]].flatMap(([verdict, one, several, rest]) =>
                by(verdict).length ? `${count(by(verdict).length, one, several)} ${rest}` : []);
            main.append(make("p", {}, make("strong", {}, parts.length ? parts.join(", ") + "." : "Nothing changes for apps.")),
              make("p", { class: "soft" }, `Compared: ${changes.old} with ${changes.new}. `,
                changes.step === "none" ? "" : `By semantic versioning, the next version is a ${changes.step} one.`));
            for (const [verdict, [title, meaning]] of Object.entries(verdicts)) {
              const list = by(verdict);
              if (!list.length) continue;
              main.append(make("h3", { class: verdict }, `${title} (${list.length})`), make("p", { class: "soft" }, meaning));
              for (const change of list) main.append(make("div", { class: "change" },
                make("p", {}, make("strong", {}, change.title), ": ", change.meaning),
                change.agreement ? make("p", { class: "agreement" }, make("strong", {}, "To agree on: "), change.agreement) : "",
                make("p", { class: "soft" }, "For developers: ", make("code", {}, change.symbol), " ", inline(change.message),
                  change.note ? ["; ", ...inline(change.note)] : ""), sides(change)));
            }
          }
        }

        // What both versions say is not shown twice.
        function sides({ old, new: now }) {
          if (old && now && old[1].trim() === now[1].trim())
            return make("div", { class: "soft" }, `Before at ${old[0]}, now at ${now[0]}`);
          return make("div", { class: "columns" }, origin("Before", old), origin("After", now));
        }

        function origin(title, at) {
          if (!at) return title ? make("figure", {}, make("figcaption", {}, `${title}: not there`)) : "";
          return make("figure", {}, make("figcaption", {}, (title ? title + ": " : "") + at[0]), make("pre", { tabindex: 0 }, make("code", {}, at[1])));
        }

        // Each part gets an area by its lines, the largest first, along the longer side of what is left.
        function layOut(box, items, left, top, width, height) {
          if (!items.length || width <= 0 || height <= 0) return;
          const sum = items.reduce((sum, item) => sum + item.cost, 0);
          if (items.length === 1) {
            const [item] = items;
            if (item.parts?.length > 1) { layOut(box, item.parts, left, top, width, height); return; }
            const words = `${item.name}: ${seconds(item.cost)}, ${item.lines} lines`;
            const tile = make("div", { title: words, class: item.kind }, ...(height > 8 && width > 6 ? [item.name, make("br"), seconds(item.cost)] : []));
            Object.assign(tile.style, { left: left + "%", top: top + "%", width: width + "%", height: height + "%" });
            box.append(tile);
            return;
          }
          let first = 0, count = 0;
          while (count < items.length - 1 && first < sum / 2) first += items[count++].cost;
          const share = first / sum;
          const [head, tail] = [items.slice(0, count), items.slice(count)];
          if (width > height) {
            layOut(box, head, left, top, width * share, height);
            layOut(box, tail, left + width * share, top, width * (1 - share), height);
          } else {
            layOut(box, head, left, top, width, height * share);
            layOut(box, tail, left, top + height * share, width, height * (1 - share));
          }
        }
        function showCosts(main) {
          heading(main, "What it costs");
          main.append(make("p", { class: "soft" }, "Estimated seconds of one processor for a debug build, from what was measured of each kind of code on one machine: ratios hold on others. The support code, which all services share, is left out."));
          for (const section of data.sections) for (const view of section.views) {
            const owners = new Map();
            for (const [owner, kind, lines, cost] of view.costs) {
              const item = owners.get(owner) || { name: owner, lines: 0, cost: 0, parts: [] };
              const parts = [...item.parts, { name: `${owner}, ${kind}`, kind, lines, cost }].sort((one, other) => other.cost - one.cost);
              owners.set(owner, { name: owner, kind, lines: item.lines + lines, cost: item.cost + cost, parts });
            }
            const items = [...owners.values()].sort((one, other) => other.cost - one.cost);
            const total = key => items.reduce((sum, item) => sum + item[key], 0);
            const box = make("div", { class: "map", "aria-hidden": "true" });
            layOut(box, items, 0, 0, 100, 100);
            main.append(make("h3", {}, (several ? section.source + ", " : "") + view.name + `: ${seconds(total("cost"))}, ${total("lines")} lines`), box,
              table(["for", "kind", "seconds", "lines"], view.costs.map(([owner, kind, lines, cost]) => [owner, kind, seconds(cost), String(lines)])));
          }
        }
        const seconds = cost => `${(cost / 1000).toFixed(cost < 10000 ? 2 : 0)} s`;

        // The frame: search and list at the left, one place at the right.
        const search = make("input", { type: "search", placeholder: "Search ( / )", "aria-label": "Search operations and models", autocomplete: "off" });
        const nav = make("nav", { "aria-label": "Operations and models" });
        for (const one of groups) {
          one.box = make("section", {}, make("h2", {}, one.title), make("ul", {}, one.places.map(place => {
            place.link = make("a", { href: "#" + place.address, class: place.deprecated ? "old" : undefined },
              place.method ? make("span", { class: "method" }, place.method) : "", make("span", {}, place.text));
            place.item = make("li", {}, place.link);
            return place.item;
          })));
          nav.append(one.box);
        }
        const none = make("p", { class: "soft", hidden: "", role: "status" }, "Nothing matches.");
        nav.append(none);
        const first = data.sections[0] || { title: "API" };
        const main = make("main", { id: "main" });
        document.body.append(make("a", { class: "skip", href: "#main" }, "To the content"),
          make("div", { class: "side" }, make("header", {}, make("h1", {}, first.title + " ", make("small", {}, first.version || "")), search), nav), main);

        search.oninput = () => {
          const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
          let found = 0;
          for (const one of groups) {
            let shown = 0;
            for (const place of one.places) {
              const fits = words.every(word => place.words.includes(word));
              if (place.item.hidden === fits) place.item.hidden = !fits;
              if (fits) shown += 1;
            }
            if (one.box.hidden !== !shown) one.box.hidden = !shown;
            found += shown;
          }
          none.hidden = found > 0;
        };
        const shownLinks = () => places.filter(place => !place.item.hidden).map(place => place.link);
        document.addEventListener("keydown", event => {
          if (event.key === "/" && document.activeElement !== search) { event.preventDefault(); search.focus(); search.select(); return; }
          const isInList = document.activeElement === search || nav.contains(document.activeElement);
          if (!isInList) return;
          if (event.key === "Escape") { search.value = ""; search.oninput(); search.focus(); return; }
          if (event.key === "Enter" && document.activeElement === search) { shownLinks()[0]?.click(); return; }
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          const links = shownLinks();
          const next = links.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
          if (next < 0) search.focus(); else links[Math.min(next, links.length - 1)]?.focus();
        });

        function show() {
          const address = location.hash.slice(1);
          if (address === "main") { main.querySelector("h2")?.focus(); return; }
          const chosen = places.find(place => place.address === address) || places[0];
          for (const place of places) if (place.link.hasAttribute("aria-current")) place.link.removeAttribute("aria-current");
          main.replaceChildren();
          if (!chosen) return;
          chosen.link.setAttribute("aria-current", "page");
          chosen.show(main);
          problemsAt(main, chosen.address);
          document.title = `${chosen.text} · ${first.title}`;
          if (!address) return;
          const [top, bottom] = [chosen.link.offsetTop, chosen.link.offsetTop + chosen.link.offsetHeight];
          if (top < nav.scrollTop || bottom > nav.scrollTop + nav.clientHeight) nav.scrollTop = top - nav.clientHeight / 2;
          main.scrollIntoView({ block: "start" });
        }
        window.addEventListener("hashchange", () => { show(); });
        show();
        """#
}
