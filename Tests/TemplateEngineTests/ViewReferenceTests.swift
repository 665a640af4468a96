import TemplateEngine
import Testing

@Suite struct ViewReferenceTests {
    @Test func findsEveryTypeThatARootReachesOnce() {
        let catalog = ViewReference(sampleRoots.map(\.type))
        #expect(catalog.types.map(\.name) == ["api", "options", "case", "node", "argument"])
    }

    @Test func describesEveryFieldForTemplateAuthors() {
        #expect(
            ViewReference([CaseView.table.viewType, optionsType]).referencePage() == """
                ## `case`

                A case of an API.

                | field | holds | meaning |
                |---|---|---|
                | `name` | text | Its name. |
                | `doc` | text, or none | Its comment. |
                | `arguments` | list of [`argument`](#argument) | Its values. |

                ## `options`

                Options of the pack.

                | field | holds | meaning |
                |---|---|---|
                | `access` | text: `public`, `internal` | The access word. |
                | `has_mocks` | flag | Whether mocks are written. |

                ## `argument`

                A value of a case.

                | field | holds | meaning |
                |---|---|---|
                | `label` | text | Its label. |
                | `type` | text | Its type. |

                """
        )
    }
}
