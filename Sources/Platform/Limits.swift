/// What a run may ask of the machine before it ends in a diagnostic. Descriptions, packs and configurations of strangers
/// can't change it; only the command line can.
public struct Limits: Sendable, Hashable {
    public var fileSize = 256_000_000
    public var depth = 512
    public var aliases = 1_000_000
    public var documents = 10_000
    public var references = 1_000
    public var files = 100_000
    public var outputSize = 500_000_000
    public var overlaySteps = 20_000_000
    public var templateSteps = 5_000_000

    public static let standard = Limits()

    public init() {}

    /// All limits in one line, by which runs with others are told apart.
    public var text: String { Limit.all.map { "\($0.name)=\(self[keyPath: $0.value])" }.joined(separator: " ") }
}
