import { useNavigate } from 'react-router-dom'
import { useColorScheme, type ColorScheme } from '#kit/color-scheme.ts'
import type { IconName } from '#kit/icons/icon-set.ts'
import { useSingleKeys } from '#kit/single-keys.ts'
import type { MenuGroup } from '#kit/overlays/Menu.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { useSignOut } from './use-sign-out.ts'

const SCHEMES: readonly (readonly [ColorScheme, IconName])[] = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['auto', 'sun-moon'],
]

/** The acts of the account menu: colours of the panel, and signing out. */
export function useAccountActs(): readonly MenuGroup[] {
  const text = usePanelText()
  const [scheme, setScheme] = useColorScheme()
  const [hasKeys, setHasKeys] = useSingleKeys()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const { start } = usePanel()
  const others = start.otherSites.map(({ name, url }) => ({ label: name, icon: 'globe' as const, href: url }))
  return [
    ...(others.length > 0 ? [{ label: text('panel.otherSites'), acts: others }] : []),
    {
      label: text('panel.appearance'),
      acts: SCHEMES.map(([value, icon]) => ({
        label: text(`panel.${value}`),
        icon,
        isChosen: scheme === value,
        onAct: () => setScheme(value),
      })),
    },
    { acts: [{ label: text('panel.singleKeys'), icon: 'type', isChosen: hasKeys, onAct: () => setHasKeys(!hasKeys) }] },
    ...(start.rights.includes('team.write')
      ? [{ acts: [{ label: text('panel.newSite'), icon: 'globe' as const, onAct: () => void navigate('/nouveau-site') }] }]
      : []),
    { acts: [{ label: text('panel.help'), icon: 'info', onAct: () => void navigate('/aide') }] },
    { acts: [{ label: text('panel.signOut'), icon: 'log-out', onAct: signOut }] },
  ]
}
