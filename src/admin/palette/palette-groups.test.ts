import { describe, expect, it } from 'vitest'
import { panelScreens } from '#admin/panel-screens.ts'
import { describedResources } from '#admin/resources/resource-list.ts'
import { foundEntries, readPaletteQuery, resembling } from './palette-groups.ts'
import { isThing, withRecent } from './recent-things.ts'

it.each([
  ['congé', { words: 'congé', only: null }],
  ['> publier', { words: 'publier', only: 'acts' }],
  ['@inès', { words: 'inès', only: 'people' }],
  ['  ', { words: '', only: null }],
])('reads the query « %s »', (typed, query) => {
  expect(readPaletteQuery(typed)).toEqual(query)
})

it('finds acts without accents and with a typing error', () => {
  const acts = ['Nouvelle actualité', 'Se déconnecter', 'Nouvelle page'].map((label) => ({ key: label, label, run: () => undefined }))
  expect(resembling(acts, 'deconecter').map(({ label }) => label)).toEqual(['Se déconnecter'])
  expect(resembling(acts, 'nouvelle')).toHaveLength(2)
})

it('puts an exact name first, then the names that begin with the query', () => {
  const lines = ['Pages et menu', 'Nouvelle page', 'Page', 'Où est la page'].map((label) => ({ key: label, label, run: () => undefined }))
  expect(resembling(lines, 'page').map(({ label }) => label)).toEqual(['Page', 'Pages et menu', 'Nouvelle page', 'Où est la page'])
})

describe('the things that the server found', () => {
  const thing = { locale: null, title: 'Vendange', detail: '' }
  const lines = (kinds: readonly string[]) => {
    const opened: string[] = []
    const entries = foundEntries(
      panelScreens,
      kinds.map((kind) => ({ ...thing, kind, id: 4 })),
      (address) => opened.push(address),
      (kind) => `un ${kind}`,
    )
    for (const entry of entries) entry.run()
    return { entries, opened }
  }

  it('open in their screens, those of every declared resource too', () => {
    const { opened } = lines(['page', 'media', 'message', ...describedResources.map(({ name }) => name)])
    expect(opened).toEqual(['/pages/4', '/mediatheque?fichier=4', '/messages/4', ...describedResources.map(({ name }) => `/${name}/4`)])
  })

  it('have no line where the panel has no screen for them', () => {
    expect(lines(['order']).entries).toEqual([])
  })

  it('say what they are where nothing else tells them apart', () => {
    expect(lines(['page']).entries[0]?.words).toBe('un page')
  })
})

describe('the things that were opened', () => {
  it('have the latest first, each once, and six at most', () => {
    const opened = [1, 2, 3, 4, 5, 6, 7, 3].map((id) => ({ path: `/news/${id}`, title: `N° ${id}` }))
    const kept = opened.reduce(withRecent, [])
    expect(kept.map(({ path }) => path.slice(6))).toEqual(['3', '7', '6', '5', '4', '2'])
  })

  it('are items of resources, and neither lists nor messages', () => {
    expect(['/news/4', '/news', '/news/nouveau', '/messages/4'].map(isThing)).toEqual([true, false, false, false])
  })
})
