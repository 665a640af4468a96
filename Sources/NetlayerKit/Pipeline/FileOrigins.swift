import TemplatePacks

/// What the files of one description come from.
struct FileOrigins {
    /// The hash of the description and of all that it refers to.
    let description: String
    /// The hash of what the job says.
    let configuration: String
    var pack: PackDigest

    mutating func origin(of file: RenderedFile) -> FileOrigin {
        FileOrigin(
            description: description,
            template: pack.hash(ofEntry: file.entry),
            configuration: configuration
        )
    }
}
