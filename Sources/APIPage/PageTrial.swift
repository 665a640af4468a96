import APIModel
import Diagnostics
import FakeServer
import SwiftModel

extension PageSection {
    /// Reads the replies to operations that a reader of the page tries.
    public var reading: FakeServer.ReplyReading {
        { [views] operation, view, status, reply in
            let operations = views.indices.contains(view) ? views[view].plan.services.flatMap(\.operations) : []
            guard let plan = operations.first(where: { $0.key == operation }),
                let (type, envelope) = plan.received(with: status)
            else { return nil }
            let received = CallSamples(views[view].plan).received(reply, as: type, under: envelope)
            var json = JSONWriter(isPretty: false)
            json.object {
                $0.field("type", type.text)
                if let value = received.value { $0.field("value", value.text()) }
                $0.texts("faults", received.faults)
                $0.texts("notes", received.notes)
            }
            return json.bytes
        }
    }
}

/// The part of the script that lets readers try operations, if a server of the API serves the page.
enum PageTrial {
    static let script = #"""
        // A request to the server that shows the page, and its reply.
        function tryOut(operation, body) {
          if ((operation.body || []).length && !body)
            return make("section", { "aria-label": "Try it" }, make("h3", {}, "Try it"),
              make("p", { class: "soft" }, "Its body isn't JSON: try it by the app, or by curl."));
          const field = ([name, where, value], isNeeded) => ({ name, where, input: make("input",
            { "aria-label": `${name}, ${where}`, value: isNeeded ? value : undefined, placeholder: isNeeded ? undefined : value }) });
          const fields = (operation.given || []).map(one => field(one, true)).concat(
            (operation.parameters || []).map(([name, where, , required, , value, spread]) => ({ ...field([name, where, value], required), spread })));
          const text = body && make("textarea", { rows: 8, "aria-label": "Body", spellcheck: "false" }, joined(body[3]));
          const send = make("button", { type: "button" }, "Send");
          const log = make("div", { role: "status" });
          send.onclick = async () => {
            const [method, ...rest] = operation.key.split(" ");
            // A fixed query is among the fields.
            const path = rest.join(" ").split("?")[0];
            const given = where => fields.filter(field => field.where === where && field.input.value);
            let address = location.origin + path.replace(/\{([^}]*)\}/g, (all, name) =>
              encodeURIComponent(fields.find(field => field.where === "path" && field.name === name)?.input.value ?? all));
            const query = new URLSearchParams(given("query").flatMap(({ name, input, spread }) =>
              (spread ? input.value.split(",") : [input.value]).map(value => [name, value]))).toString();
            if (query) address += "?" + query;
            const headers = Object.fromEntries(given("header").map(({ name, input }) => [name, input.value]));
            if (text) headers["Content-Type"] = body[0];
            const quoted = word => `'${word.replaceAll("'", "'\\''")}'`;
            const curl = ["curl", "-X", method, quoted(address), ...Object.entries(headers).flatMap(([name, value]) => ["-H", quoted(`${name}: ${value}`)]),
              ...(text ? ["--data", quoted(text.value)] : [])].join(" ");
            log.replaceChildren(make("figure", {}, make("figcaption", {}, "The same by curl"), make("pre", { tabindex: 0 }, make("code", {}, curl))));
            try {
              const reply = await fetch(address, { method, headers, body: text?.value });
              const type = reply.headers.get("Content-Type") || "";
              let words = /json|text|xml/.test(type) ? await reply.text() : `${(await reply.arrayBuffer()).byteLength} bytes`;
              const became = await decoded(operation, reply.status, words);
              // What isn't JSON is shown as it is, and so are long numbers, which JavaScript rounds.
              try { if (!/\d{16}/.test(words)) words = JSON.stringify(JSON.parse(words), null, 2); } catch { }
              log.prepend(make("figure", {}, make("figcaption", {}, `${reply.status} ${type}`), swift(words || "(no body)")), ...became);
            } catch (failure) { log.prepend(make("p", { class: "error" }, String(failure))); }
          };
          return make("section", { "aria-label": "Try it", class: "try" }, make("h3", {}, "Try it"),
            fields.length ? table(["value of", "where", ""], fields.map(({ name, where, input }) => [[make("code", {}, name)], where, input])) : "",
            text || "", send, log);
        }

        // What the reply becomes in the pack that is shown.
        async function decoded(operation, status, words) {
          const query = new URLSearchParams({ operation: operation.key, view: chosenView, status });
          const reply = words && await fetch(`${location.pathname}/value?${query}`, { method: "POST", body: words });
          if (!reply || reply.status !== 200) return [];
          const { type, value, faults, notes } = await reply.json();
          const list = (title, lines, kind) => lines ? [make("p", { class: kind }, title), make("ul", {}, lines.map(line => make("li", {}, inline(line))))] : [];
          return [...(value ? [make("figure", { class: "sample" }, make("figcaption", {}, `In Swift, of type ${type}`), swift(value))] : []),
            ...list(`It can't be decoded as ${type}:`, faults, "error"), ...list("Not all of it is in the value:", notes, "soft")];
        }

        // A page that is served is loaded again when it changes.
        if (data.served) {
          let version;
          const look = () => fetch(location.pathname + "/version").then(reply => reply.text()).then(now => {
            if (version && now !== version) location.reload();
            version = now;
          }).catch(() => {});
          look();
          setInterval(look, 700);
        }
        """#
}
