import Diagnostics

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
    public static let movedTemplate = DiagnosticCode("moved-template", .warning)
    public static let samePath = DiagnosticCode("same-path", .error)
    public static let outsidePath = DiagnosticCode("outside-path", .error)

    public static let all: [DiagnosticCode] = [
        unknownSetting, wrongSetting, incompleteManifest, unknownPack, circularPack, missingTemplate, unusedTemplate,
        movedTemplate, samePath, outsidePath, undeclaredSupport,
    ]
}
