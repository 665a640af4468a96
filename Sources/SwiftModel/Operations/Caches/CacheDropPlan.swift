/// Kept responses that are wrong after a call.
public struct CacheDropPlan: Sendable, Hashable {
    public var operation: String
    /// The beginning of their paths as an expression; nil for all.
    public var path: String?
}

extension CacheDropPlan {
    /// - Parameters:
    ///   - path: the path of the write.
    ///   - arguments: those of the call, which the path may need.
    static func plans(of drops: [CacheDrafts.Drop], path: PathPlan, arguments: [ArgumentPlan]) -> [CacheDropPlan] {
        if drops.isEmpty { return [] }
        let known = Set(arguments.filter { $0.pinnedValue == nil }.map(\.identifier))
        return drops.map { drop in
            let place = path.prefix(segments: drop.segments)
            let isUsable = !place.values.isEmpty && place.arguments.allSatisfy(known.contains)
            return CacheDropPlan(operation: drop.name, path: isUsable ? place.text : nil)
        }
    }
}

extension PathPlan {
    /// The beginning of a path: of `/users/{id}/posts` with two segments, `/users/{id}`.
    fileprivate func prefix(segments count: Int) -> PathPlan {
        var result = PathPlan(pieces: [])
        var segments = 0
        for piece in pieces {
            guard case .text(let text) = piece else {
                result.pieces.append(piece)
                continue
            }
            var kept = ""
            for character in text {
                if character == "/" { segments += 1 }
                if segments > count || character == "?" {
                    if !kept.isEmpty { result.pieces.append(.text(kept)) }
                    return result
                }
                kept.append(character)
            }
            result.pieces.append(.text(kept))
        }
        return result
    }
}
