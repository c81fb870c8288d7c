import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { sectionReach } from './section-reach.ts'

const intl = createIntl({ locale: 'fr-FR', messages: composerFr })
const placeOf = (kind: 'page' | 'menu', ...states: ('PUBLISHED' | 'DRAFT')[]) => ({
  ...{ kind, id: 1, title: null, path: null },
  versions: states.map((state) => ({ locale: null, state })),
})

it.each([
  ['no use', [], 0, 'La section est en ligne. Aucune page ne la montre encore.'],
  ['a draft beside a page', [placeOf('page', 'DRAFT'), placeOf('page', 'DRAFT', 'PUBLISHED')], 2, 'La section est en ligne sur 1 page.'],
  ['two pages', [placeOf('page', 'PUBLISHED'), placeOf('page', 'PUBLISHED')], 2, 'La section est en ligne sur 2 pages.'],
  ['more than is named', [placeOf('page', 'PUBLISHED'), placeOf('page', 'PUBLISHED')], 9, 'La section est en ligne sur plus de 2 pages.'],
] as const)('says on how many pages a section is published: %s', (_case, uses, total, sentence) => {
  const reach = sectionReach({ uses: [...uses], total })
  expect(intl.formatMessage({ id: 'composer.publish.done-section' }, { ...reach })).toBe(sentence)
})
