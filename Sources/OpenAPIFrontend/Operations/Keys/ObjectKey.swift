/// A key of one kind of object of the formats. The raw value is the position of its name in `known`.
protocol ObjectKey: RawRepresentable<Int>, CaseIterable, Sendable {
    static var known: KnownKeys { get }
    /// The versions that have the key.
    var versions: ClosedRange<SpecVersion> { get }
}

extension ObjectKey {
    var versions: ClosedRange<SpecVersion> { .all }
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
