import APIModel
import Diagnostics
import SourceTree

extension DocumentReader {
    func readInfo(_ located: Located, into api: inout API) {
        guard let located = nodes.mapping(located, "`info`") else { return }
        for (key, value, _) in nodes.items(of: located, as: InfoKey.self, in: "`info`") {
            switch key {
            case .title: api.title = nodes.string(value.node, key.rawValue) ?? ""
            case .version: api.version = nodes.string(value.node, key.rawValue) ?? ""
            case .description: api.documentation = nodes.string(value.node, key.rawValue)
            case .contact: nodes.checkKeys(of: value, as: ContactKey.self, in: "`contact`")
            case .license: nodes.checkKeys(of: value, as: LicenseKey.self, in: "`license`")
            case .summary:
                if api.documentation == nil { api.documentation = nodes.string(value.node, key.rawValue) }
            case .termsOfService: break
            }
        }
        api.infoExtensions = nodes.extensions(of: located.node)
    }

    /// The tags that are not of the kind by which operations are grouped: badges, audiences.
    func marks(_ located: Located?) -> Set<String> {
        let marks = located?.node.elements.filter { tag in
            guard tag.isMapping, let kind = tag["kind"], kind.isScalar, !kind.isNull else { return false }
            return kind.text != "nav"
        }
        return Set(marks?.compactMap { $0["name"]?.text.trimmed } ?? [])
    }

    /// The services that the document declares, each once.
    func tags(_ located: Located) -> [Service] {
        var names: Set<String> = []
        return (nodes.list(located, "`tags`") ?? []).filter { !$0.node.isNull }
            .compactMap(tag)
            .filter { names.insert($0.name).inserted }
    }

    private func tag(_ located: Located) -> Service? {
        guard let located = nodes.mapping(located, "a tag") else { return nil }
        var name: String?
        var summary: String?
        var documentation: String?
        for (key, value, _) in nodes.items(of: located, as: TagKey.self, in: "a tag") {
            switch key {
            case .name: name = nodes.string(value.node, key.rawValue)?.trimmed
            case .summary: summary = nodes.string(value.node, key.rawValue)
            case .description: documentation = nodes.string(value.node, key.rawValue)
            case .externalDocs: nodes.checkKeys(of: value, as: ExternalDocsKey.self, in: "`externalDocs`")
            case .parent: nodes.report(ObjectMessages.unsupported("`parent` of a tag is not used", at: value.range))
            case .kind: break
            }
        }
        guard let name else {
            nodes.report(ObjectMessages.missingKey("name", of: "a tag", at: located.range))
            return nil
        }
        return Service(
            name: name,
            documentation: documentation ?? summary,
            origin: nodes.documents.origin(of: located)
        )
    }
}
