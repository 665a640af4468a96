import Diagnostics

/// The keys of a reply in a scenario, for the reader and the JSON Schema.
enum ReplyKey: String, CaseIterable {
    case status, example, body, text, file, type, headers, latency, fault, events, then

    var summary: String {
        switch self {
        case .status: "The status, from 200 to 599."
        case .example: "The description's example of this name."
        case .body: "The body, as JSON."
        case .text: "The body as it is sent, whether or not it is JSON."
        case .file: "A file with the body, below the folder of the scenarios."
        case .type: "The media type of the body."
        case .headers: "Headers in addition."
        case .latency: "How long the reply takes, in place of the scenario's latency: `300ms`, `2s`, `300ms ± 100`."
        case .fault: "How the connection misbehaves: it is reset, it ends in mid-body, or nothing is ever sent."
        case .events: "What a stream or channel sends, each `after` a time."
        case .then: "Whether a stream or channel ends behind its last event, or stays open."
        }
    }
}

/// The JSON Schema of `scenarios.yml`, for editors.
enum ScenarioSchema {
    static let faults = Reply.Fault.allCases.map(\.rawValue)

    static var json: String {
        var writer = JSONWriter()
        writer.object {
            $0.field("$schema", "http://json-schema.org/draft-07/schema#")
            $0.field("title", "scenarios.yml")
            $0.field("description", "What goes wrong while `netlayer serve` runs: a name for each scenario.")
            $0.field("type", "object")
            $0.object("additionalProperties") { $0.scenario() }
            $0.object("definitions") {
                $0.object("latency") {
                    $0.list("type", ["string", "number"]) { $0.string($1) }
                    $0.field("pattern", #"^\s*[0-9.]+\s*(ms|s)?\s*((±|\+-)\s*[0-9.]+\s*(ms|s)?)?\s*$"#)
                }
                $0.object("reply") { $0.reply() }
            }
        }
        return writer.text + "\n"
    }
}

extension JSONWriter {
    fileprivate mutating func reference(_ name: String) { field("$ref", "#/definitions/\(name)") }

    fileprivate mutating func scenario() {
        list("type", ["object", "null"]) { $0.string($1) }
        object("properties") {
            $0.object("latency") { $0.reference("latency") }
            $0.object("credentials") {
                $0.field(
                    "description", "The number of calls after which a credential is refused, until another one is sent."
                )
                $0.field("type", "object")
                $0.object("properties") { $0.object("expireAfter") { $0.count() } }
                $0.field("additionalProperties", false)
            }
        }
        object("additionalProperties") {
            $0.field("description", "The replies of an operation, named by its id or by its request: `GET /orders`.")
            $0.list("anyOf", [false, true]) { json, isList in
                json.object { json in
                    guard isList else { return json.reference("reply") }
                    json.field("type", "array")
                    json.object("items") { $0.reference("reply") }
                }
            }
        }
    }

    private mutating func count() {
        field("type", "integer")
        field("minimum", 0)
    }

    fileprivate mutating func reply() {
        key("anyOf")
        beginArray()
        object { $0.texts("enum", ["ok"] + ScenarioSchema.faults) }
        object { $0.status() }
        object {
            $0.field("type", "object")
            $0.object("properties") {
                for key in ReplyKey.allCases {
                    $0.object(key.rawValue) {
                        $0.field("description", key.summary)
                        $0.value(of: key)
                    }
                }
            }
            $0.field("additionalProperties", false)
        }
        endArray()
    }

    private mutating func status() {
        field("type", "integer")
        field("minimum", 200)
        field("maximum", 599)
    }

    private mutating func value(of key: ReplyKey) {
        switch key {
        case .status: status()
        case .example, .text, .file, .type: field("type", "string")
        case .body: break
        case .headers:
            field("type", "object")
            object("additionalProperties") { $0.list("type", ["string", "number", "boolean"]) { $0.string($1) } }
        // Beside a `$ref`, draft 7 ignores other keywords.
        case .latency: list("allOf", ["latency"]) { json, name in json.object { $0.reference(name) } }
        case .fault: texts("enum", ScenarioSchema.faults)
        case .events: field("type", "array")
        case .then: texts("enum", ["end", "stay"])
        }
    }
}
