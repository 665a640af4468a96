import Diagnostics
import Platform
import SwiftModel

/// The problems of packs and of the settings that packs and configurations share.
public enum PackCodes {
    public static let unknownSetting = DiagnosticCode("unknown-setting", .error)
    public static let wrongSetting = DiagnosticCode("wrong-setting", .error)
    public static let incompleteManifest = DiagnosticCode("incomplete-manifest", .error)
    public static let unknownPack = DiagnosticCode("unknown-pack", .error)
    public static let undeclaredSupport = DiagnosticCode("undeclared-support", .warning, isOmission: true)
    public static let circularPack = DiagnosticCode("circular-pack", .error)
    public static let missingTemplate = DiagnosticCode("missing-template", .error)
    public static let unusedTemplate = DiagnosticCode("unused-template", .warning)
    public static let replacedTemplate = DiagnosticCode("replaced-template", .warning)
    public static let movedTemplate = DiagnosticCode("moved-template", .warning)
    public static let samePath = DiagnosticCode("same-path", .error)
    public static let outsidePath = DiagnosticCode("outside-path", .error)

    public static let all: [DiagnosticCode] = [
        unknownSetting, wrongSetting, incompleteManifest, unknownPack, circularPack, missingTemplate, unusedTemplate,
        replacedTemplate, movedTemplate, samePath, outsidePath, undeclaredSupport,
    ]
}

/// The wording of everything that can be wrong with a pack or a setting.
public enum PackMessages {
    public static func unknownKey(_ key: String, in place: String, known: [String], at range: SourceRange?)
        -> Diagnostic
    {
        let near = suggestion(for: key, among: known)
        return PackCodes.unknownSetting("unknown key `\(key)` in \(place)").at(range).help(
            near ?? "known keys: \(known.joined(separator: ", "))")
    }

    public static func wrongValue(of key: String, wanted: String, at range: SourceRange?) -> Diagnostic {
        PackCodes.wrongSetting("`\(key)` must be \(wanted)").at(range)
    }

    public static func wrongWord(_ word: String, of key: String, words: [String], at range: SourceRange?) -> Diagnostic
    {
        let near = suggestion(for: word, among: words)
        let message: Message = word.isEmpty ? "`\(key)` must be a word" : "`\(word)` is not a value of `\(key)`"
        return PackCodes.wrongSetting(message).at(range).help(near ?? "one of: \(words.joined(separator: ", "))")
    }

    static func wrongPattern(_ problem: NamePattern.Problem, of key: String, known: [String], at range: SourceRange?)
        -> Diagnostic
    {
        let message: Message
        var help: Message?
        switch problem {
        case .unknownPlaceholder(let name, let near):
            message = "`\(key)` can't hold `{\(name)}`"
            let words = near.map { [$0] } ?? known
            let shown = words.map { word in
                let isCapital = name.first?.isUppercase ?? false
                return "`{\(isCapital ? word.prefix(1).uppercased() + word.dropFirst() : word)}`"
            }
            help = near == nil ? "there are: \(shown.joined(separator: ", "))" : "did you mean \(shown[0])?"
        case .unclosedBrace: message = "a `{` of `\(key)` is never closed"
        case .strayClosingBrace: message = "a `}` of `\(key)` closes nothing"
        case .emptyPlaceholder: message = "`\(key)` has braces with nothing in them"
        case .invalidText(let text): message = "`\(key)` holds `\(text)`, which can't stand there in a name"
        case .empty: message = "`\(key)` is empty"
        }
        return PackCodes.wrongSetting(message).at(range).help(help)
    }

    static func missing(_ key: String, in place: String, at range: SourceRange?) -> Diagnostic {
        PackCodes.incompleteManifest("\(place) has no `\(key)`").at(range)
    }

    static func unknownPack(_ name: String, known: [String], at range: SourceRange?) -> Diagnostic {
        let own: Message = name.contains("/") ? "" : "; one of your own is a path: `./\(name)`"
        let others: Message = "bundled packs: \(known.joined(separator: ", "))\(own)"
        return PackCodes.unknownPack("there is no pack `\(name)`").at(range).help(
            suggestion(for: name, among: known) ?? others)
    }

    static func noManifest(_ folder: String, at range: SourceRange?) -> Diagnostic {
        let isFile = folder.hasSuffix(".stencil")
        let kind = isFile ? "file" : "folder"
        let help: Message =
            isFile
            ? "a pack of one file begins with its manifest, between two lines `---`"
            : "a pack has a `pack.yaml`; `netlayer templates new` writes a first one"
        return PackCodes.unknownPack("the \(kind) `\(folder)` is not a pack").at(range).help(help)
    }

    static func undeclaredSupport(_ name: String, instead usual: String, of option: String, at range: SourceRange?)
        -> Diagnostic
    {
        PackCodes.undeclaredSupport("nothing that is generated declares `\(name)`").at(range).help(
            "leave `\(option)` out to use `\(usual)`, or declare `\(name)` in the module with the members of `\(usual)`"
        )
    }

    static func circularPack(_ name: String, at range: SourceRange?) -> Diagnostic {
        PackCodes.circularPack("the pack `\(name)` extends itself").at(range)
    }

    static func missingTemplate(_ name: String, known: [String], at range: SourceRange?) -> Diagnostic {
        let near = suggestion(for: name, among: known)
        return PackCodes.missingTemplate("the pack has no template `\(name)`").at(range).help(
            near ?? "add the file, or take one that the pack has")
    }

    static func sameName(_ name: String, of files: [String], at range: SourceRange?) -> Diagnostic {
        PackCodes.wrongSetting("`folders` gives the name `\(name)` to `\(files[0])` and to `\(files[1])`").at(range)
            .help("rename one of them")
    }

    static func unusedTemplate(_ name: String, known: [String], at file: SourceFile?) -> Diagnostic {
        let near = suggestion(for: name, among: known.filter { $0 != name })
        return PackCodes.unusedTemplate("nothing uses the template `\(name)`").at(
            file.map { SourceRange(file: $0, startOffset: 0, endOffset: 0) }
        ).help(near ?? "include it, name it under `files`, or remove it")
    }

    static func replacedTemplate(_ name: String, of pack: String, at file: SourceFile?) -> Diagnostic {
        PackCodes.replacedTemplate("`\(name)` stands in for the one of `\(pack)` wherever that pack includes it").at(
            file.map { SourceRange(file: $0, startOffset: 0, endOffset: 0) }
        ).help("give it another name; or say in the manifest that it is meant to: `replaces: [\(name)]`")
    }

    static func unreplaced(_ name: String, known: [String], at range: SourceRange?) -> Diagnostic {
        PackCodes.wrongSetting("`replaces` names `\(name)`, which doesn't stand in for one of an extended pack").at(
            range
        ).help(suggestion(for: name, among: known) ?? "remove it")
    }

    /// A project's folder of templates that no setting names.
    public static func unusedFolder(_ folder: String, with name: String, at range: SourceRange?) -> Diagnostic {
        PackCodes.unusedTemplate("nothing uses `\(folder)/\(name)`, which has the name of a template of the pack").at(
            range
        ).help("add `templates: \(folder)` to the configuration, or remove the folder")
    }

    public static func movedTemplate(_ name: String, of pack: String, at file: SourceFile?) -> Diagnostic {
        PackCodes.movedTemplate("the pack's `\(name)` has changed since it was copied").at(
            file.map { SourceRange(file: $0, startOffset: 0, endOffset: 0) }
        ).help(
            "compare it with `netlayer templates cat \(pack) \(name)`, take over what matters, and then "
                + "`netlayer templates eject \(pack) \(name) --again`")
    }

    static func samePath(_ path: String, _ first: String, _ second: String, at range: SourceRange?) -> Diagnostic {
        PackCodes.samePath("`\(first)` and `\(second)` both write `\(path)`").at(range).help(
            "give one of them another `path`")
    }

    static func tooManyFiles(_ limits: Limits, at range: SourceRange?) -> Diagnostic {
        Limit.files.exceeded({ "the description makes more than \($0) files" }, of: limits, at: range)
    }

    static func outsidePath(_ path: String, at range: SourceRange?) -> Diagnostic {
        PackCodes.outsidePath("the path `\(path)` leads out of the output folder, or to a hidden file").at(range).help(
            "write a path below the output folder, without `..`")
    }

    static func undeclaredNeed(_ name: String, of entry: String, at range: SourceRange?) -> Diagnostic {
        PackCodes.missingTemplate("the entry `\(entry)` calls `\(name)`, which no support file of the pack declares")
            .at(range).help(
                "declare it in a file of the pack's folder `support`: `{# declares: \(name) #}`; or leave the entry out: "
                    + "`\(entry): false` under `files`")
    }

    static func unknownSupport(_ name: String, known: [String], at range: SourceRange?) -> Diagnostic {
        let near = suggestion(for: name, among: known)
        return PackCodes.missingTemplate("no support file declares `\(name)`").at(range).help(
            near ?? "declare it in a file of the folder `support`, or extend a pack that does: `extends: base`")
    }
}
