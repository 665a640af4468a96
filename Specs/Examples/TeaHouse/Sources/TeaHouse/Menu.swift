import Foundation

/// What a screen shows of the menu. It is written by hand, against generated code.
public struct Menu: Sendable {
    private let repository: any TeaRepository

    public init(repository: any TeaRepository = TeaRepositoryImpl()) {
        self.repository = repository
    }

    /// `Sencha, 3.50`, a line for each tea, or what went wrong.
    public func lines(of kind: Kind? = nil) async -> [String] {
        switch await repository.listTeas(kind: kind) {
        case .success(let teas): return teas.map { "\($0.name), \(String(format: "%.2f", $0.price))" }
        case .failure(let error): return ["The menu can't be shown: \(error)"]
        }
    }
}
