import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Rules of taste, not of correctness: what a program writes needs no house style.
    'attr-case': 'off',
    'attr-quotes': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    // The RGAA asks for this role of a picture with a caption, for those programs that do not know the element.
    'no-redundant-role': ['error', { exclude: ['figure'] }],
    // Boxes of one question share its name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
  },
})

/** Returns the errors of html-validate in a document. */
export async function faultsOfHtml(name: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${name}:${line} ${ruleId}: ${message}`))
}
