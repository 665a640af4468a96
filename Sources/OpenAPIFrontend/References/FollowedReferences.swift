/// What the resolver knows of the references of one document, or of a schema with an `$id` in it, by their texts.
final class FollowedReferences {
    /// Where references lead; nil is one that leads nowhere.
    var targets: [String: Located?] = [:]
    /// The same, whatever dynamic references mean there, as far as that was asked.
    var namedTargets: [String: Located] = [:]
    /// What references that lead nowhere may have meant; nil is nothing.
    var suggestions: [String: String?] = [:]
    /// Where the references that lead somewhere end.
    var finalTargets: [String: Located] = [:]
    /// The names that references give to what they refer to.
    var componentNames: [String: String?] = [:]
    /// References that lead to a circle, which was reported.
    var circular: Set<String> = []
    /// References that are being followed, to notice one that leads through itself.
    var open: Set<String> = []
}
