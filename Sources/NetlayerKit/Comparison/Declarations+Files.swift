import Evolution
import TemplatePacks

extension Declarations {
    /// What files declare for callers. Mocks are for tests, which may lie elsewhere, and are left out.
    init(of files: [RenderedFile]) { self.init(files: files.filter { $0.kind != .mocks }.map(\.bytes)) }
}
