/// What is measured: each stage with all that come before it, and the two kinds of whole runs.
enum Stage: String, CaseIterable {
    /// libyaml's events alone: the measure of all others.
    case events
    case tree
    case api
    case plan
    case render
    /// A run into an empty folder.
    case generate
    /// A run that finds all files as they should be.
    case unchanged
    /// A check that finds the same.
    case check
    /// As `unchanged`, by a user without a cache.
    case uncached

    var summary: String {
        switch self {
        case .events: return "libyaml's events"
        case .tree: return "read the tree"
        case .api: return "… and lower it to the API"
        case .plan: return "… and plan"
        case .render: return "… and render"
        case .generate: return "generate, nothing there"
        case .unchanged: return "generate, nothing to write"
        case .check: return "check, nothing to say"
        case .uncached: return "generate, no cache"
        }
    }
}
