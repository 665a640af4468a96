#if canImport(SwiftUI)
    import SwiftUI

    /// The menu on a screen, which is read again when an order has changed it.
    public struct MenuView: View {
        let teas: Query<[Tea]>

        public init(teas: Query<[Tea]>) {
            self.teas = teas
        }

        public var body: some View {
            List(teas.lines, id: \.self) { line in
                Text(line)
            }
            .overlay {
                if teas.isLoading { ProgressView() }
            }
            .task(id: teas.isStale) { await teas.load() }
            .refreshable { await teas.refresh() }
        }
    }

    /// The screen in the app: the repository comes from the environment, the pool from whoever shows the screen.
    public struct MenuScreen: View {
        @Environment(\.teaRepository) private var repository
        let pool: QueryPool

        public init(pool: QueryPool) {
            self.pool = pool
        }

        public var body: some View {
            MenuView(teas: Queries(repository, in: pool).listTeas())
        }
    }

    #Preview("Loading") { MenuView(teas: .preview(.loading)) }
    #Preview("Failed") { MenuView(teas: .preview(.failed())) }
#endif
