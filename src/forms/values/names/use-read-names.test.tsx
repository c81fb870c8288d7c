// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Choice } from '#forms/pickers.ts'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { stillPickers } from '#tests/support/panel/still-pickers.ts'
import type { NamePickers } from './name-reader.ts'
import { useReadNames } from './use-read-names.ts'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

function Names({ choices, media }: NamePickers) {
  const names = useReadNames({ choices, media, theme: stillPickers.theme })
  const shown = [
    names.content('album', 4).name,
    names.content('album', 4).name,
    names.content('image', 5).name,
    names.colour('#AA3300') ?? 'une autre',
  ]
  return <p>{shown.join(' | ')}</p>
}

const album: Choice = { value: 4, label: 'Vendanges', detail: 'vendanges', isOnline: true }

it.each<[string, () => Promise<Choice | null>, string]>([
  ['has a name', () => Promise.resolve(album), 'Vendanges | Vendanges'],
  ['is gone', () => Promise.resolve(null), '«\u202f4\u202f» n’existe plus | «\u202f4\u202f» n’existe plus'],
  ['cannot be asked for', () => Promise.reject(new Error('offline')), 'n°\u00a04 | n°\u00a04'],
])('names a content that %s, asked for once', async (_, found, words) => {
  const find = vi.fn(found)
  const media = { find: () => Promise.resolve(null) }
  stage.show(<Names choices={{ ...stillPickers.choices, find }} media={media} />)
  expect(stage.place.querySelector('p')?.textContent).toBe('Chargement… | Chargement… | Chargement… | Accent')
  await act(() => Promise.resolve())
  expect(stage.place.querySelector('p')?.textContent).toBe(`${words} | Cette image n’est plus dans la médiathèque. | Accent`)
  expect(find.mock.calls).toEqual([['album', 4]])
})
