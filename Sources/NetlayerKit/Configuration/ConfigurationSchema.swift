import Diagnostics
import Directives
import TemplatePacks

/// The JSON Schema of `netlayer.yml`, for editors. It is made of the tables that the reader uses.
public enum ConfigurationSchema {
    public static var json: String {
        var writer = JSONWriter()
        writer.writeConfigurationSchema()
        return writer.text + "\n"
    }
}

extension JSONWriter {
    fileprivate mutating func writeConfigurationSchema() {
        object {
            $0.field("$schema", "http://json-schema.org/draft-07/schema#")
            $0.field("title", "netlayer.yml")
            $0.field("description", "What Netlayer generates from which API descriptions.")
            $0.type("object")
            $0.field("additionalProperties", false)
            $0.references(ConfigurationKey.known.filter { $0 != "name" })
            $0.object("definitions") {
                for key in ConfigurationKey.all {
                    $0.object(key.name) {
                        $0.field("description", key.summary)
                        $0.value(key.kinds)
                    }
                }
                $0.manifestDefinitions()
                for section in SettingsReader.topLevelKeys { $0.definition(ofSection: section) }
                $0.filterSide()
                $0.directives()
            }
        }
    }

    private mutating func manifestDefinitions() {
        object("options") {
            $0.field("description", "The options of the pack; `netlayer templates list PACK` lists them.")
            $0.type("object")
        }
        object("layout") {
            $0.field("description", "Whether files are laid out by layer, by feature, or in single files.")
            $0.words(PackFile.Layout.allCases.map(\.rawValue))
        }
        object("files") {
            $0.field("description", "Files of the pack to leave out (`false`), to change, or to add.")
            $0.type("object")
            $0.object("additionalProperties") {
                $0.object("properties") { for key in PackFile.keys { $0.object(key) { _ in } } }
                $0.field("additionalProperties", false)
            }
        }
        object("services") {
            $0.field(
                "description",
                "Options of the pack, the `access` and the folder (`feature`) for the code of single services.")
            $0.type("object")
            $0.object("additionalProperties") { $0.type("object") }
        }
        object("supportFiles") {
            $0.field("description", "Support code that is written although nothing generated uses it.")
            $0.list()
        }
        object("supportPath") {
            $0.field(
                "description", "The path of each file of the support code, as a template: one, or one for each layout.")
            $0.value(["string", "object"])
        }
    }

    private mutating func definition(ofSection section: String) {
        let settings = Settings.all.filter { $0.path == section || $0.path.hasPrefix(section + ".") }
        object(section) {
            if let setting = settings.first, setting.path == section {
                $0.body(of: setting)
                return
            }
            $0.type("object")
            $0.field("additionalProperties", false)
            $0.object("properties") {
                for setting in settings {
                    $0.object(String(setting.path.dropFirst(section.count + 1))) { $0.body(of: setting) }
                }
            }
        }
    }

    private mutating func body(of setting: Setting) {
        field("description", setting.summary)
        switch setting.kind {
        case .flag: type("boolean")
        case .word(let words): self.words(words)
        case .text: value(["string", "null"])
        case .number: type("integer")
        case .texts: list()
        case .map: if case .word = setting.content { map(of: ["string", "null"]) } else { map() }
        }
    }

    private mutating func filter() {
        type("object")
        field("additionalProperties", false)
        object("properties") { for side in ["include", "exclude"] { $0.object(side) { $0.reference("filterSide") } } }
    }

    private mutating func targets() {
        type("array")
        object("items") {
            $0.type("object")
            $0.field("additionalProperties", false)
            $0.references(ConfigurationKey.known.filter { $0 != "targets" })
        }
    }

    private mutating func plugin() {
        type("object")
        field("additionalProperties", false)
        object("properties") {
            for key in PluginKey.allCases {
                $0.object(key.rawValue) {
                    $0.field("description", key.summary)
                    switch key {
                    case .shards: $0.type("integer")
                    case .mocks: $0.words(PluginSettings.Mocks.allCases.map(\.rawValue))
                    case .drift: $0.words(PluginSettings.Drift.allCases.map(\.rawValue))
                    }
                }
            }
        }
    }

    /// Lists warnings only, since the level of an error can't be changed.
    private mutating func problems() {
        type("object")
        object("propertyNames") { $0.words(DiagnosticCodes.all.filter { $0.severity == .warning }.map(\.name)) }
        object("additionalProperties") { $0.words(ProblemLevels.Level.allCases.map(\.rawValue)) }
    }

    private mutating func filterSide() {
        object("filterSide") {
            $0.type("object")
            $0.field("additionalProperties", false)
            $0.object("properties") {
                for key in FilterKey.allCases {
                    $0.object(key.rawValue) {
                        $0.field("description", key.summary)
                        if key == .deprecated { $0.type("boolean") } else { $0.value(["string", "list"]) }
                    }
                }
            }
        }
    }

    private mutating func directives() {
        object("directives") {
            $0.field("additionalProperties", false)
            $0.object("properties") {
                for directive in Directive.all {
                    $0.object(directive.key) { $0.field("description", directive.summary) }
                }
            }
        }
    }

    mutating func type(_ type: String) { field("type", type) }

    mutating func reference(_ name: String) { field("$ref", "#/definitions/\(name)") }

    private mutating func references(_ names: [String]) {
        object("properties") { for name in names { $0.object(name) { $0.reference(name) } } }
    }

    mutating func words(_ words: [String]) { texts("enum", words) }

    mutating func list() {
        type("array")
        object("items") { $0.type("string") }
    }

    mutating func map(of kinds: [String] = ["string"]) {
        type("object")
        object("additionalProperties") { $0.value(kinds) }
    }

    /// A value of one of these kinds: a type of JSON Schema, or a word that stands for several keywords.
    mutating func value(_ kinds: [String]) {
        if kinds.count == 1 { return value(kinds[0]) }
        list("anyOf", kinds) { writer, kind in writer.object { $0.value(kind) } }
    }

    private mutating func value(_ kind: String) {
        switch kind {
        case "list": list()
        case "map": map()
        case "false": field("const", false)
        case "separate": words([kind])
        case "only":
            type("array")
            object("items") { $0.words(ArtefactKind.allCases.map(\.rawValue)) }
        case "operations":
            type("object")
            object("additionalProperties") { $0.reference("directives") }
        case "filter": filter()
        case "formatter": words(Formatter.allCases.map(\.rawValue))
        case "plugin": plugin()
        case "problems": problems()
        case "targets": targets()
        default: type(kind)
        }
    }
}
