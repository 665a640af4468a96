import SourceTree
import TemplatePacks

/// The files beside the description.
extension ConfigurationReader {
    /// Each `--overlay` comes on top of those before.
    mutating func readOverlays(_ node: SourceNode, to job: inout Job) {
        let nodes = node.isScalar ? [node] : texts(node, of: ConfigurationKey.overlays.rawValue)
        let overlays = nodes.map { Job.Spec(path: path($0.text, in: $0), range: $0.range) }
        job.overlays = node.isScalar ? job.overlays + overlays : overlays
    }

    mutating func readURLs(_ node: SourceNode, to job: inout Job) {
        guard node.isMapping else {
            bag.report(PackMessages.wrongValue(of: "urls", wanted: "a mapping of addresses to paths", at: node.range))
            return
        }
        for entry in node.entries {
            guard let text = text(entry.value, of: .urls) else { continue }
            job.urls.append(.init(url: entry.key.text, path: path(text, in: entry.value)))
        }
    }
}
