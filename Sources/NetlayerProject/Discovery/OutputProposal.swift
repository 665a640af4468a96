import Platform

/// Where generated code would lie in a project: below the module that has its hand-written counterpart, or the one
/// module that there is.
public enum OutputProposal {
    /// `Sources/Shop/Generated`; `Generated` where nothing shows.
    public static func folder(in root: String = ".", for conventions: TeamConventions) -> String {
        let name = "Generated"
        if let folder = conventions.folder, !folder.isEmpty, folder != "Sources" { return folder + "/" + name }
        if let modules = folders(in: FilePath.join(root, "Sources")), let first = modules.first {
            return "Sources/\(first)/\(name)"
        }
        // A project of Xcode has its sources in a folder of the same name.
        let names = (try? Disk.names(in: root)) ?? []
        for project in names where project.hasSuffix(".xcodeproj") {
            let stem = String(project.dropLast(".xcodeproj".count))
            if Disk.target(FilePath.join(root, stem)) == .folder { return stem + "/" + name }
        }
        return name
    }

    /// Whether code outside of the module in which a folder lies uses it, as the manifest says.
    public static func isUsedOutside(_ folder: String) -> Bool { PackageManifest.isUsedOutside(folder) }

    private static func folders(in folder: String) -> [String]? {
        guard let names = try? Disk.names(in: folder) else { return nil }
        return names.filter { !$0.hasPrefix(".") && Disk.target(FilePath.join(folder, $0)) == .folder }
    }
}
