/// A piece of a template after its white space has been sorted out: text never holds a line break any more.
enum TemplatePiece: Sendable {
    case text(TextSpan)
    case value(TemplateToken)
    /// `indentation` is the column of an include or a switch that stands alone on its line.
    case tag(TemplateToken, indentation: Int?)
    /// The end of a line that has content, or would have had if its values were not empty.
    case endLine
    /// A line that is blank in the template.
    case blankLine
}
