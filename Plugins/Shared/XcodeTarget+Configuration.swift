#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension XcodeTarget {
        /// The configuration among the target's files, or in the folder that has the target's name.
        func configuration(in project: URL) -> Configuration? {
            let file = inputFiles.first { Configuration.fileNames.contains($0.url.lastPathComponent) }
            return file.map { Configuration(file: $0.url) }
                ?? Configuration(in: [project.appending(path: displayName)])
        }

        var isTest: Bool {
            if case .other(let type) = product?.kind { return type.contains("test") }
            return displayName.hasSuffix("Tests")
        }

        /// `My App` → `My_App`
        var moduleName: String {
            String((product?.name ?? displayName).map { $0.isLetter || $0.isNumber ? $0 : "_" })
        }
    }
#endif
