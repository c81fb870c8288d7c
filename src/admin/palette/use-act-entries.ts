import { useNavigate } from 'react-router-dom'
import { useColorScheme } from '#kit/color-scheme.ts'
import type { PaletteEntry } from '#kit/palette/palette-entry.ts'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import { useSignOut } from '#admin/frame/use-sign-out.ts'
import { usePanel } from '#admin/panel-context.ts'
import { CLOSE, HOURS } from '#admin/hours/hours-address.ts'
import { useNewActs } from '#admin/places/use-new-acts.ts'
import { maySave } from '#admin/resources/may-save.ts'
import { usePlaces } from '#admin/places/use-places.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { usePaletteText } from './use-palette-text.ts'

/** The acts of the panel: what can be made new, publishing, the site, the account. */
export function useActEntries(onKeys: () => void): readonly PaletteEntry[] {
  const text = usePaletteText()
  const panelText = usePanelText()
  const navigate = useNavigate()
  const { start } = usePanel()
  const [, setScheme] = useColorScheme()
  const made = useNewActs()
  const signOut = useSignOut()
  const publish = { key: 'publish', label: text('palette.publish'), icon: 'send' as const, run: () => void navigate('/a-publier') }
  const close = {
    ...{ key: 'close', label: text('palette.close'), words: text('palette.close.words'), icon: 'calendar' as const },
    run: () => void navigate(`${HOURS}?${CLOSE}`),
  }
  return [
    ...made,
    ...(maySave(start.rights) ? [close] : []),
    ...(start.rights.includes('pages.publish') ? [publish] : []),
    {
      ...{ key: 'site', label: panelText('panel.viewSiteNewTab'), icon: 'external-link' as const },
      run: () => void globalThis.open(start.siteUrl, '_blank', 'noopener'),
    },
    { key: 'keys', label: text('palette.keys'), icon: 'keyboard', shortcut: shortcutText('?'), run: onKeys },
    { key: 'light', label: text('palette.light'), icon: 'sun', run: () => setScheme('light') },
    { key: 'dark', label: text('palette.dark'), icon: 'moon', run: () => setScheme('dark') },
    { key: 'sign-out', label: text('palette.signOut'), icon: 'log-out', run: signOut },
  ]
}

/** The places of the panel as lines. */
export function usePlaceEntries(): readonly PaletteEntry[] {
  const navigate = useNavigate()
  return usePlaces().map(({ path, label, icon, words }) => ({
    key: path,
    label,
    icon,
    ...(words && { words }),
    run: () => void navigate(path),
  }))
}
