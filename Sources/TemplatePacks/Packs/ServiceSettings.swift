import APIModel
import Diagnostics
import SourceTree
import SwiftModel

/// A team's settings for the code of one service, which override those for all.
public struct ServiceSettings: Sendable {
    /// The service's name in the description.
    public var name: String
    var options: [String: PackOption.Value] = [:]
    public internal(set) var access: (level: AccessLevel, range: SourceRange)?
    /// The folder of its files, if its name differs from the service's.
    var feature: String?
}

extension PackManifest {
    /// The value of an option for a service; nil where no option has the name.
    package func text(of option: String, for service: String) -> String? {
        let own = services.first { $0.name == service }?.options[option]
        guard case .text(let text)? = own ?? options.first(where: { $0.name == option })?.value else { return nil }
        return text
    }

    /// Reports `nonexhaustive` where it changes nothing: code in the enum's own package is built with it, so its
    /// `switch` has to name all cases anyway.
    public func reportUselessNonexhaustive(_ entries: [SourceEntry], into bag: inout DiagnosticBag) {
        guard conventions.models.isNonexhaustive, conventions.access != .public else { return }
        let range = entries.last { $0.key.text == "models" }?.value.entries.last { $0.key.text == "nonexhaustive" }?
            .value.range
        let wanted =
            "`false` where the access is `\(conventions.access.rawValue)`; `access: public` lets other packages see enums"
        bag.refuse("models.nonexhaustive", wanted: wanted, at: range)
    }

    /// Refuses an access for services and files that is wider than that of the models which their code names, or that
    /// would hide declarations from other files which use them.
    func reportUnfitAccess(into bag: inout DiagnosticBag) {
        for file in files {
            guard let access = file.access else { continue }
            let key = "files.\(file.name).access"
            if access.level > conventions.access {
                let wanted = "no more than `\(conventions.access.rawValue)`, which the models have"
                bag.refuse(key, wanted: wanted, at: access.range)
            } else if access.level < conventions.access, !file.isInner {
                let known = files.filter(\.isInner).map { "`\($0.name)`" }.joined(separator: ", ")
                let wanted = "left out, since declarations of other files name its types; it can be set for \(known)"
                bag.refuse(key, wanted: wanted, at: access.range)
            }
        }
        for service in services {
            guard let access = service.access, access.level > conventions.access else { continue }
            let wanted = "no more than `\(conventions.access.rawValue)`, which the models have"
            bag.refuse("services.\(service.name).access", wanted: wanted, at: access.range)
        }
    }
}

extension ManifestReader {
    /// `services: { Map: { implementation: struct, access: internal } }`
    static func readServices(_ node: SourceNode, to manifest: inout PackManifest, into bag: inout DiagnosticBag) {
        for entry in bag.entries(of: node, under: "services", wanted: "a mapping of services to settings") {
            guard entry.value.isMapping else {
                bag.refuse(entry.value, of: "services.\(entry.key.text)", wanted: "a mapping of settings to values")
                continue
            }
            var service = ServiceSettings(name: entry.key.text)
            for setting in entry.value.entries { read(setting, to: &service, manifest, into: &bag) }
            manifest.services.append(service)
        }
    }

    private static func read(
        _ entry: SourceEntry, to service: inout ServiceSettings, _ manifest: PackManifest, into bag: inout DiagnosticBag
    ) {
        let place = "services.\(service.name)"
        let name = entry.key.text
        if name == "access" {
            let access: AccessLevel? = bag.word(entry.value, of: "\(place).access")
            if let access { service.access = (access, entry.value.range) }
        } else if name == "feature" {
            if let feature = FixedName(entry.value.text), entry.value.isScalar {
                service.feature = feature.text
            } else {
                bag.refuse(entry.value, of: "\(place).feature", wanted: "the name of a folder, of letters and digits")
            }
        } else if let option = manifest.options.first(where: { $0.name == name }) {
            if let value = value(of: option, entry.value, into: &bag) { service.options[name] = value }
        } else {
            bag.refuse(entry, in: "`\(place)`", known: ["access", "feature"] + manifest.options.map(\.name))
        }
    }

    /// `supportFiles: [MultipartPart]`
    static func readSupportFiles(_ node: SourceNode, to manifest: inout PackManifest, into bag: inout DiagnosticBag) {
        let wanted = "a list of names of the support code"
        guard let names = bag.texts(node, of: "supportFiles", wanted: wanted) else { return }
        manifest.supportFiles = names
        for name in node.elements { manifest.supportRanges[name.text] = name.range }
    }
}
