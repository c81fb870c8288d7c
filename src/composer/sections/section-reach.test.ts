import { createIntl } from 'react-intl'
import { expect, it, vi } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { ValueStore } from '#engine/value-store.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { watchSectionReach } from './section-reach.ts'

const intl = createIntl({ locale: 'fr-FR', messages: composerFr })

it.each([
  [0, 'La section est en ligne. Aucune page ne la montre encore.'],
  [1, 'La section est en ligne sur 1 page.'],
  [42, 'La section est en ligne sur 42 pages.'],
])('says on how many pages a section is published: %i', (pages, sentence) => {
  expect(intl.formatMessage({ id: 'composer.publish.done-section' }, { pages })).toBe(sentence)
})

function open(kind: 'section' | 'page') {
  const count = vi.fn((id: number, locale: string) =>
    locale === 'fr_FR' ? Promise.resolve({ pages: id }) : Promise.reject(new Error('gone')),
  )
  const stores = { former: new ValueStore<number | null | undefined>(undefined), sectionPages: new ValueStore<number | null>(null) }
  const props = { admin: { section: { reach: count } }, edited: { kind, id: 42 }, locale: 'fr_FR' }
  return { ...stores, count, end: watchSectionReach({ ...stores, props } as unknown as Workbench) }
}

it('counts the pages of an edited section, and again after a publication, until it is closed', async () => {
  const { count, former, sectionPages, end } = open('section')
  await waitUntil(() => expect(sectionPages.get()).toBe(42))
  former.set(31)
  expect(count).toHaveBeenCalledTimes(2)
  end()
  former.set(32)
  expect(count).toHaveBeenCalledTimes(2)
})

it('asks nothing for a page', () => {
  expect(open('page').count).not.toHaveBeenCalled()
})
