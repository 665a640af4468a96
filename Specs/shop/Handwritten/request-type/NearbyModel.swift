import Foundation

/// What the screen of workshops nearby shows: written by hand, as any team would over the generated repository.
@MainActor
public final class NearbyModel {
    public enum State: Equatable {
        case idle
        case workshops([Workshop])
        case message(String)
    }

    public private(set) var state = State.idle
    private let repository: any WorkshopRepository
    private var cursor: String?

    public init(repository: any WorkshopRepository) {
        self.repository = repository
    }

    public func load(around input: NearbyInput) async {
        switch await repository.fetchWorkshopsNearby(input: input) {
        case .success(let page):
            cursor = page.nextCursor
            state = .workshops(page.contents)
        case .failure(let error):
            state = .message(error.localizedDescription)
        }
    }

    /// Adds the next workshops of a kind to those that are shown; does nothing at the end of the list.
    public func loadMore(of kind: Service) async {
        guard case .workshops(let shown) = state, let cursor else {
            return
        }
        switch await repository.fetchWorkshopsOfKind(kind: kind, cursor: cursor) {
        case .success(let page):
            self.cursor = page.nextCursor
            state = .workshops(shown + page.contents)
        case .failure(let error):
            state = .message(error.localizedDescription)
        }
    }
}
