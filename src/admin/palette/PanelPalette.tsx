import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { FoundThing } from '#schemas/admin/palette/palette-calls.ts'
import paletteFr from '#i18n/messages/palette/fr.json'
import settingsFr from '#i18n/messages/settings/fr.json'
import { Palette } from '#kit/palette/Palette.tsx'
import type { PaletteEntry, PaletteGroup } from '#kit/palette/palette-entry.ts'
import { Kbd } from '#kit/text/Kbd.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { findResource } from '#admin/resources/resource-list.ts'
import { nounOf } from '#admin/resources/texts/resource-words.ts'
import { useSettingLines } from '#admin/settings/use-setting-lines.ts'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'
import { foundEntries, readPaletteQuery, resembling, type PaletteQuery } from './palette-groups.ts'
import { useRecentThings, withRecent } from './recent-things.ts'
import { useActEntries, usePlaceEntries } from './use-act-entries.ts'
import { usePaletteSearch } from './use-palette-search.ts'
import { usePaletteText, type PaletteKey } from './use-palette-text.ts'

const messages = { ...paletteFr, ...settingsFr }

interface PaletteProps {
  readonly onClose: () => void
  readonly onKeys: () => void
}

/** The results of the server as lines: things, and people with their messages. */
function useFoundEntries(found: readonly FoundThing[]): {
  readonly things: readonly PaletteEntry[]
  readonly people: readonly PaletteEntry[]
} {
  const text = usePaletteText()
  const navigate = useNavigate()
  const { screens } = usePanel()
  const [, changeRecent] = useRecentThings()
  const kindName = (kind: string): string => {
    const resource = findResource(kind)
    return resource ? nounOf(resource) : text(`palette.kind.${kind}` as PaletteKey)
  }
  const open = (address: string, { kind, title }: FoundThing) => {
    if (kind !== 'message') changeRecent((former) => withRecent(former, { path: address, title }))
    void navigate(address)
  }
  const isPerson = ({ kind }: FoundThing) => kind === 'message'
  return {
    things: foundEntries(
      screens,
      found.filter((thing) => !isPerson(thing)),
      open,
      kindName,
    ),
    people: foundEntries(screens, found.filter(isPerson), open, kindName),
  }
}

function useRecentEntries(): readonly PaletteEntry[] {
  const navigate = useNavigate()
  const [recent] = useRecentThings()
  return recent.map(({ path, title }) => ({ key: `recent ${path}`, label: title, icon: 'history', run: () => void navigate(path) }))
}

/** The groups of lines for a query, those of the server among them. */
function useGroups({ words, only }: PaletteQuery, found: readonly FoundThing[], onKeys: () => void): readonly PaletteGroup[] {
  const text = usePaletteText()
  const acts = useActEntries(onKeys)
  const places = usePlaceEntries()
  const recent = useRecentEntries()
  const settings = useSettingLines()
  const { things, people } = useFoundEntries(found)
  const isAll = only === null
  return [
    { label: text('palette.recent'), entries: isAll && words === '' ? recent : [] },
    { label: text('palette.do'), entries: only === 'people' ? [] : resembling(acts, words) },
    { label: text('palette.things'), entries: isAll ? things : [] },
    { label: text('palette.people'), entries: only === 'acts' ? [] : people },
    { label: text('palette.settings'), entries: isAll && words !== '' ? resembling(settings, words) : [] },
    { label: text('palette.go'), entries: isAll ? resembling(places, words) : [] },
  ]
}

function Foot() {
  const values = { k: (key: readonly unknown[]) => <Kbd>{key.map(String).join('')}</Kbd> }
  return (
    <>
      <span>
        <FormattedMessage id="palette.foot.choose" values={values} />
      </span>
      <span>
        <FormattedMessage id="palette.foot.only" values={values} />
      </span>
    </>
  )
}

function Body({ onClose, onKeys }: PaletteProps) {
  const text = usePaletteText()
  const [typed, setTyped] = useState('')
  const query = readPaletteQuery(typed)
  const { found, isBusy } = usePaletteSearch(query.only === 'acts' ? '' : query.words)
  const groups = useGroups(query, found, onKeys)
  return (
    <Palette
      title={text('palette.title')}
      placeholder={text('palette.placeholder')}
      results={text('palette.results')}
      groups={groups}
      query={typed}
      onQuery={setTyped}
      onClose={onClose}
      none={isBusy ? text('palette.busy') : text('palette.none')}
      foot={<Foot />}
    />
  )
}

/** The palette of the panel: pages, contents, people, places and acts by a few words. */
export function PanelPalette(props: PaletteProps) {
  return (
    <ScreenTexts messages={messages}>
      <Body {...props} />
    </ScreenTexts>
  )
}
