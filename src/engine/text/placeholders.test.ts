import { describe, expect, it } from 'vitest'
import { parameterDefinitions } from '#domain/parameters.ts'
import { placeholderValues } from '#domain/text/placeholder-values.ts'
import { resolvePlaceholders, resolvePlaceholdersInHtml, resolvePlaceholdersInUrl, splitAtPlaceholders } from './placeholders.ts'

const values = new Map([
  ['COMPANY_NAME', 'Dupont & Fils <SARL>'],
  ['COMPANY_PHONE', '+33 1 99 00 37 00'],
  ['COMPANY_EMAIL', 'a+b@example.org'],
  ['HEAD_OFFICE', '{{COMPANY_NAME}}'],
  ['EVIL', 'javascript:alert(1)'],
  ['BLANK', '  '],
])

function missingIn(resolve: (missing: (name: string) => void) => unknown): string[] {
  const names: string[] = []
  resolve((name) => names.push(name))
  return names
}

describe('resolvePlaceholders', () => {
  it('fills a plain text as it is: the view escapes it', () => {
    expect(resolvePlaceholders('La société {{COMPANY_NAME}}.', values)).toBe('La société Dupont & Fils <SARL>.')
  })

  it('takes blanks inside the braces, and fills no value twice', () => {
    expect(resolvePlaceholders('{{ HEAD_OFFICE }}', values)).toBe('{{COMPANY_NAME}}')
  })

  it.each([
    '{{  COMPANY_PHONE  }}',
    '{{\u00a0COMPANY_PHONE\u202f}}',
    '{{\n\tCOMPANY_PHONE}}',
    '{{{COMPANY_PHONE}}}',
    '{{{{ COMPANY_PHONE }}}}',
  ])('shows no brace of %j: blanks and additional braces belong to the placeholder', (text) => {
    expect(resolvePlaceholders(`Appelez le ${text}.`, values)).toBe('Appelez le +33 1 99 00 37 00.')
    expect(resolvePlaceholdersInHtml(`<p>${text.replace('\u00a0', '&nbsp;')}</p>`, values)).toBe('<p>+33 1 99 00 37 00</p>')
    expect(resolvePlaceholdersInUrl(`tel:${text}`, values)).toBe('tel:+33199003700')
  })

  it('leaves braces that are no placeholder', () => {
    for (const text of ['{COMPANY_NAME}', '{{company}}', '{{', '}} {{', '{{}}']) expect(resolvePlaceholders(text, values)).toBe(text)
  })

  it.each([
    ['SIRET : {{NONE}}.', 'SIRET.'],
    ['Dupont, {{NONE}}, Lyon', 'Dupont, Lyon'],
    ['Dupont, {{NONE}}.', 'Dupont.'],
    ['{{NONE}}, Lyon', 'Lyon'],
    ['Dupont ({{NONE}}) à Lyon', 'Dupont à Lyon'],
    ['Dupont « {{NONE}} » à Lyon', 'Dupont à Lyon'],
    ['Dupont — {{NONE}}', 'Dupont'],
    ['Dupont — {{NONE}} — Lyon', 'Dupont — Lyon'],
    ['au {{NONE}} ou par courrier', 'au ou par courrier'],
    ['{{NONE}}', ''],
    ['{{NONE}} {{BLANK}}', ''],
    ['Qui ? {{NONE}}', 'Qui ?'],
    ['immatriculée au RCS {{NONE}}, au capital de {{BLANK}}, à Lyon', 'immatriculée au RCS, à Lyon'],
    ['Dupont, immatriculée sous le numéro {{NONE}}, dont le siège est situé {{BLANK}}, représentée par {{NONE}}.', 'Dupont.'],
    ['Dupont, registered under number {{NONE}}, Lyon', 'Dupont, Lyon'],
  ])('mends %j round what has no value: %j', (text, mended) => {
    expect(resolvePlaceholders(text, values)).toBe(mended)
  })

  it('names each placeholder without value, and none that has one', () => {
    expect(missingIn((missing) => resolvePlaceholders('{{NONE}} {{COMPANY_NAME}} {{BLANK}}', values, missing))).toEqual(['NONE', 'BLANK'])
  })
})

describe('resolvePlaceholdersInHtml', () => {
  it('fills with escaped text', () => {
    expect(resolvePlaceholdersInHtml('<p>{{COMPANY_NAME}}</p>', values)).toBe('<p>Dupont &amp; Fils &lt;SARL&gt;</p>')
  })

  it('shows a value that looks like a placeholder and never fills it', () => {
    expect(resolvePlaceholdersInHtml('<p>{{HEAD_OFFICE}}</p>', values)).toBe('<p>&#123;&#123;COMPANY_NAME}}</p>')
  })

  it('encodes in an address', () => {
    expect(resolvePlaceholdersInHtml('<a href="tel:{{COMPANY_PHONE}}">x</a> <a href="mailto:{{COMPANY_EMAIL}}">y</a>', values)).toBe(
      '<a href="tel:+33199003700">x</a> <a href="mailto:a+b@example.org">y</a>',
    )
  })

  it('drops an address that is unsafe or empty', () => {
    expect(resolvePlaceholdersInHtml('<a href="{{EVIL}}">x</a><a href="mailto:{{NONE}}" title="t">y</a>', values)).toBe(
      '<a>x</a><a title="t">y</a>',
    )
  })

  it('fills other attributes with escaped text', () => {
    expect(resolvePlaceholdersInHtml('<abbr title="{{COMPANY_NAME}}">D</abbr>', values)).toBe(
      '<abbr title="Dupont &amp; Fils &lt;SARL&gt;">D</abbr>',
    )
  })

  it('takes an emphasis away with the value that it had to hold', () => {
    expect(resolvePlaceholdersInHtml('<p>Directeur : <strong>{{NONE}}</strong></p><p>Siège : {{BLANK}}<br>Lyon</p>', values)).toBe(
      '<p>Directeur</p><p>Siège<br>Lyon</p>',
    )
  })

  it.each([
    ['<p>Par téléphone</p><p><a href="tel:{{NONE}}">{{NONE}}</a></p>', '<p>Par téléphone</p>'],
    ['<p>{{NONE}}<br>{{BLANK}}</p><p>Lyon</p>', '<p>Lyon</p>'],
    ['<ul><li><strong>{{NONE}}</strong></li><li>Lyon</li></ul>', '<ul><li>Lyon</li></ul>'],
    ['<p></p><p>{{NONE}} ou Lyon</p>', '<p></p><p>ou Lyon</p>'],
  ])('takes a paragraph or an item away when it held nothing else: %j', (html, mended) => {
    expect(resolvePlaceholdersInHtml(html, values)).toBe(mended)
  })

  it('takes a row of a table away with the value that it had to hold, and no other', () => {
    const row = (label: string, value: string) => `<tr><th scope="row">${label}</th><td>${value}</td></tr>`
    const table = (...rows: string[]) => `<table><tbody>\n${rows.join('\n')}\n</tbody></table>`
    const rows = [row('Siège', '{{HEAD_OFFICE}}'), row('Médiateur', '{{NOTHING}}'), row('Téléphone', '<strong>{{NOTHING}}</strong>')]
    const html = resolvePlaceholdersInHtml(table(...rows, row('Vide', '')), new Map([['HEAD_OFFICE', 'Lyon']]))
    expect(html.replace(/\n+/g, '\n')).toBe(table(row('Siège', 'Lyon'), row('Vide', '')))
  })

  it('leaves HTML without placeholders as the very same text', () => {
    const html = '<p>{x}</p>'
    expect(resolvePlaceholdersInHtml(html, values)).toBe(html)
  })
})

describe('resolvePlaceholdersInUrl', () => {
  it('fills an address, and answers null when a value is missing or makes it unsafe', () => {
    expect(resolvePlaceholdersInUrl('tel:{{COMPANY_PHONE}}', values)).toBe('tel:+33199003700')
    expect(resolvePlaceholdersInUrl('/contact', values)).toBe('/contact')
    expect(resolvePlaceholdersInUrl('{{EVIL}}', values)).toBeNull()
    expect(resolvePlaceholdersInUrl('mailto:{{NONE}}', values)).toBeNull()
  })
})

const settings = parameterDefinitions.filter(({ isPlaceholder }) => isPlaceholder)

describe('the company’s and legal settings', () => {
  it.each(settings.map(({ type }) => type))('puts %s where a text names it', (type) => {
    const stored = `valeur de ${type}`
    const values = placeholderValues(
      (asked) => (asked === type ? stored : null),
      (number) => number,
    )
    expect(resolvePlaceholders(`Voici : {{${type}}}.`, values)).toBe(`Voici : ${stored}.`)
  })
})

describe('splitAtPlaceholders', () => {
  it('splits a text at its placeholders, and the parts together are the text', () => {
    const text = '{{A}} ou {{{ B_2 }}}, {{c}} {{D}}{{E}}.'
    const parts = splitAtPlaceholders(text)
    expect(parts.map(({ text: part }) => part).join('')).toBe(text)
    expect(parts.map(({ name }) => name)).toEqual(['A', null, 'B_2', null, 'D', 'E', null])
    expect([splitAtPlaceholders(''), splitAtPlaceholders('a')]).toEqual([[], [{ text: 'a', name: null }]])
  })
})
