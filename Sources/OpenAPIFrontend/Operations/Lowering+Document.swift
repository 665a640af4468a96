extension Lowering {
    /// Everything of the document but its schemas.
    func lowerDocument() { DocumentLowering(self).lowerDocument() }
}
