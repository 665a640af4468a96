import Foundation

#if canImport(Observation)
    /// The reads of `BoatsRepository` for views to observe, and the writes that make them stale.
    @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    extension Queries<any BoatsRepository> {
        /// The boats of a harbour, page by page.
        func listBoats(harbour: String? = nil, after: String? = nil) -> PagedQuery<Boat> {
            self.pool.query(
                BoatsEndpoint.listBoats(harbour: harbour, after: after).cacheKey(of: "listBoats", shape: "")
            ) { [repository] in
                PagedQuery<Boat> {
                    repository.listBoatsItems(harbour: harbour, after: after)
                }
            }
        }

        /// Adds a boat.
        func addBoat(_ request: Boat) async throws -> Boat {
            try await self.pool.write(staling: [.entries(of: "listBoats")]) { [repository] in
                try await repository.addBoat(request)
            }
        }

        /// A boat, where it is now.
        func fetchBoat(id: String) -> LiveQuery<Boat> {
            self.pool.query(BoatsEndpoint.getBoat(id: id).cacheKey(of: "getBoat", shape: "")) { [repository] in
                LiveQuery<Boat> {
                    try await repository.fetchBoat(id: id)
                } values: {
                    repository.observeBoat(id: id)
                }
            }
        }

        @available(*, deprecated)
        func deleteBoat(id: String) async throws {
            try await self.pool.write(staling: [
                .entries(of: "listBoats"),
                .entries(of: "getBoat", at: "/boats/\(id.pathEscaped)"),
                .entries(of: "getCrew", at: "/boats/\(id.pathEscaped)"),
            ]) { [repository] in
                try await repository.deleteBoat(id: id)
            }
        }

        @available(*, deprecated)
        func fetchCrew(id: String) -> LiveQuery<[String]> {
            self.pool.query(BoatsEndpoint.getCrew(id: id).cacheKey(of: "getCrew", shape: "")) { [repository] in
                LiveQuery<[String]> {
                    try await repository.fetchCrew(id: id)
                } values: {
                    repository.observeCrew(id: id)
                }
            }
        }
    }
#endif

#if canImport(Observation)
    /// The reads of `HarboursRepository` for views to observe, and the writes that make them stale.
    @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    extension Queries<any HarboursRepository> {
        func fetchHarbour(id: String) -> Query<GetHarbourResponse> {
            self.pool.query(HarboursEndpoint.getHarbour(id: id).cacheKey(of: "getHarbour", shape: "")) { [repository] in
                Query<GetHarbourResponse> {
                    try await repository.fetchHarbour(id: id)
                }
            }
        }

        func nearestHarbour() -> Query<String> {
            self.pool.query(nil) { [repository] in
                Query<String> {
                    try await repository.nearestHarbour()
                }
            }
        }

        func renameHarbour(_ request: String) async throws {
            try await self.pool.write(staling: [.entries(of: "getHarbour")]) { [repository] in
                try await repository.renameHarbour(request)
            }
        }
    }
#endif
