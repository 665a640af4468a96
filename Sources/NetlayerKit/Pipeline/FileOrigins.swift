import TemplatePacks

/// What the files of one description come from.
struct FileOrigins {
    /// The hash of the description and of all that it refers to.
    private let description: String
    /// The hash of what the job says.
    private let configuration: String
    private var pack: PackDigest

    init(of target: PreparedJob, description: String) {
        self.description = description
        configuration = ContentHash.of(Array(target.job.summary.utf8))
        pack = target.digest
    }

    mutating func origin(of file: RenderedFile) -> FileOrigin {
        FileOrigin(
            description: description,
            template: pack.hash(ofEntry: file.entry),
            configuration: configuration
        )
    }
}
