/// A file as it is to be: its path below the output folder, and its bytes.
public struct RenderedFile: Sendable {
    public let path: String
    public let bytes: [UInt8]
    /// The entry of the manifest that made it; `support` for support code.
    public let entry: String
    public let kind: ArtefactKind
    /// How many bytes the comment at its head takes.
    public let headLength: Int
    /// What it imports, behind the head.
    public let imports: ModuleImports
    /// How many bytes are before its declarations.
    public let bodyOffset: Int
    /// What is declared for this file alone.
    public let privateNames: [String]
}
