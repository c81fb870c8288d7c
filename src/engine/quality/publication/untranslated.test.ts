import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { checkQuality } from '#engine/quality/check-quality.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { isTranslatable } from './is-translatable.ts'

it.each([
  'Accueil',
  'Contact',
  'Nos vins',
  'Nos Vins',
  'VISITE DU CHAI',
  'Ouvert du mardi au samedi, 9 h – 12 h',
  '<p>Écrivez à <a href="mailto:a@exemple.fr">a@exemple.fr</a></p>',
  'Bienvenue chez {{COMPANY_NAME}}',
])('takes %j for words to translate', (text) => expect(isTranslatable(text)).toBe(true))

it.each([
  '',
  '03 86 33 12 34',
  '75 cl',
  '12 € – 18 €',
  'contact@exemple.fr',
  'https://www.exemple.fr/vins',
  '{{COMPANY_NAME}}',
  'Claire Roy',
  'Domaine du Clos des Grives',
])('takes %j for no words to translate', (text) => expect(isTranslatable(text)).toBe(false))

const registry = createRegistry(catalogue)
const facts = {
  ...{
    locale: 'en_GB',
    hosts: [],
    links: {},
    media: {},
    forms: {},
    sections: {},
    colors: [],
    emptySettings: [],
    wordsToReplace: [],
    prices: [],
  },
  sourceTexts: { ' /title': 'Nos vins', 'titre /text': 'Quatre vins', 'texte /html': 'En bio depuis dix ans.' },
}
const block = (id: string, type: string, props: object) => ({ id, type, v: registry.types.get(type)?.version ?? 1, props })
const pageOf = (title: string, text: string, html: string) => ({
  head: { url: 'a', title, seo: {} },
  regions: { main: [block('titre', 'heading', { text, level: 1 }), block('texte', 'text', { html })] },
})
const found = (document: ReturnType<typeof pageOf>, locale = 'en_GB') =>
  checkQuality(registry, document as never, { ...facts, locale })
    .filter(({ check }) => check === 'UNTRANSLATED')
    .map(({ blockId, pointer }) => [blockId, pointer])

it('finds the texts of a page that are those of the first language, in head and blocks', () => {
  expect(found(pageOf('Nos vins', 'Quatre vins', '<p>En <b>bio</b> depuis dix ans.</p>'))).toEqual([
    [null, '/title'],
    ['titre', '/props/text'],
    ['texte', '/props/html'],
  ])
})

it('finds nothing once they are translated', () => {
  expect(found(pageOf('Our wines', 'Four wines', '<p>Organic for ten years.</p>'))).toEqual([])
})
