/// A key of one kind of object of the formats, with its name as its raw value.
protocol ObjectKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    static var table: KeyTable<Self> { get }
    /// The versions that have the key.
    var versions: ClosedRange<SpecVersion> { get }
    /// Whether the object may hold `x-netlayer`.
    static var takesDirectives: Bool { get }
}

extension ObjectKey {
    var versions: ClosedRange<SpecVersion> { .all }
    static var takesDirectives: Bool { false }
}

extension KeyTable where Key: RawRepresentable<String> & CaseIterable {
    /// The table of all cases.
    init() { self.init(Key.allCases.map { ($0.rawValue, $0) }) }
}

extension ClosedRange<SpecVersion> {
    static var all: Self { .swagger2 ... .openAPI32 }
    static var onlySwagger2: Self { .swagger2 ... .swagger2 }
    static var since30: Self { .openAPI30 ... .openAPI32 }
    static var since31: Self { .openAPI31 ... .openAPI32 }
    static var since32: Self { .openAPI32 ... .openAPI32 }

    /// `.since31` → `OpenAPI 3.1`
    var displayName: String { lowerBound.displayName }
}
