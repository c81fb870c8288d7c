// @vitest-environment jsdom
import { act } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import composerFr from '#i18n/messages/composer/fr.json'
import { createText } from '#i18n/TextProvider.tsx'
import type { Right } from '#schemas/admin/resources/rights.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { Composer } from '#composer/Composer.tsx'
import type { ComposerProps } from '#composer/composer-props.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const gone = () => new CallError('Ce contenu n’existe pas ou n’existe plus.', { code: 'NOT_FOUND' }, { status: 404, body: null })

/** Opens page 12 in English, on a site where it exists in some languages. */
async function open(existing: readonly string[], rights: readonly Right[] = ['pages.read', 'pages.write']) {
  const asked = { opened: [] as string[], translate: vi.fn(() => Promise.resolve({ url: 'services' })), onLocale: vi.fn() }
  const draft = {
    open: ({ locale }: { readonly locale: string }) => {
      asked.opened.push(locale)
      return existing.includes(locale) ? Promise.resolve({}) : Promise.reject(gone())
    },
  }
  const props = {
    ...{ edited: { kind: 'page', id: 12 }, around: null, item: null, locale: 'en_GB', accountId: 4 },
    admin: { draft, page: { translate: asked.translate } },
    site: { siteName: 'Vins', siteHost: 'vins.test', siteUrl: 'https://vins.test', locales: ['fr_FR', 'en_GB'], rights },
    lock: { state: () => ({ isLocked: false }), subscribe: () => () => {}, onUnlock: () => () => {}, setKeptChanges: () => {} },
    onLocale: asked.onLocale,
  }
  stage.show(
    <RawIntlProvider value={createText('fr_FR', composerFr)}>
      <Composer {...(props as unknown as ComposerProps)} />
    </RawIntlProvider>,
  )
  await act(() => waitUntil(() => document.querySelector('h1 svg') !== null))
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('main button')]
  const press = (name: string) =>
    act(async () =>
      buttons()
        .find(({ textContent }) => textContent === name)
        ?.click(),
    )
  return { ...asked, press, title: document.querySelector('h1')?.textContent, names: buttons().map(({ textContent }) => textContent) }
}

it('offers to translate a page that a language lacks, and opens it once it is made', async () => {
  const { title, names, press, translate, opened } = await open(['fr_FR'])
  expect(title).toBe('Pas encore traduite')
  expect(names).toEqual(['Traduire en anglais', 'Revenir au français', 'Revenir aux pages'])
  await press('Traduire en anglais')
  expect(translate.mock.calls).toEqual([[{ id: 12, locale: 'en_GB' }]])
  await act(() => waitUntil(() => opened.filter((locale) => locale === 'en_GB').length === 2))
})

it('offers a reader of pages no translation, and leads back to the language there is', async () => {
  const { names, press, onLocale } = await open(['fr_FR'], ['pages.read'])
  expect(names).toEqual(['Revenir au français', 'Revenir aux pages'])
  await press('Revenir au français')
  expect(onLocale.mock.calls).toEqual([['fr_FR']])
})

it('says that a page which no language has could not be opened', async () => {
  const { title } = await open([])
  expect(title).toBe('La page ne s’est pas ouverte')
})
