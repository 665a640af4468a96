import Diagnostics
import Platform
import TemplatePacks

/// Loads the pack of a job, bundled or from a folder, with the project's own templates and settings laid over it.
public enum PackLoader {
    public static func load(_ job: Job, into bag: inout DiagnosticBag) throws(MachineError) -> Pack? {
        var found = DiagnosticBag()
        let loaded = try Pack.load(job.pack, from: PackFolders(in: job.packRoot), at: job.packRange, into: &found)
        bag.append(contentsOf: found)
        guard var pack = loaded, !found.hasErrors else { return nil }
        if let folder = job.templates {
            do throws(MachineError) {
                pack.override(with: try PackFolders.files(in: folder))
                for status in try TemplateStatus.all(of: pack, in: folder) where status.state == .moved {
                    bag.report(PackMessages.movedTemplate(status.name, of: job.pack, at: pack.templates[status.name]))
                }
            } catch {
                guard error.isWrongPath else { throw error }
                bag.report(KitMessages.missingFolder(error, at: job.templatesRange))
                return nil
            }
        }
        var settings = DiagnosticBag()
        let names = pack.manifest.conventions.names
        let options = pack.manifest.options
        for entry in job.settings { _ = ManifestReader.apply(entry, to: &pack.manifest, into: &settings) }
        pack.checkProjectNames(job.settings, besides: names, into: &settings)
        if job.support == .generate { pack.checkSupportNames(job.settings, instead: options, into: &settings) }
        bag.append(contentsOf: settings)
        if job.templates != nil { pack.checkProjectTemplates(into: &bag) }
        let declared = pack.support.reservedNames
        pack.manifest.conventions.names.reserved += declared
        // An argument hides a function of the same name, but no type.
        pack.manifest.conventions.names.reservedArguments += declared.filter { $0.first?.isLowercase ?? false }
        pack.manifest.conventions.names.reservedArguments += pack.manifest.declaredByTemplates
        return settings.hasErrors ? nil : pack
    }
}
