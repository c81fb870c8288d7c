import { toast } from '#kit/feedback/toast.ts'
import { useColorScheme, type ColorScheme } from '#kit/color-scheme.ts'
import type { IconName } from '#kit/icons/icon-set.ts'
import { useSingleKeys } from '#kit/single-keys.ts'
import type { MenuGroup } from '#kit/overlays/Menu.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

const SCHEMES: readonly (readonly [ColorScheme, IconName])[] = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['auto', 'sun-moon'],
]

/** The acts of the account menu: colours of the panel, and signing out. */
export function useAccountActs(): readonly MenuGroup[] {
  const text = usePanelText()
  const { account, leave, start } = usePanel()
  const [scheme, setScheme] = useColorScheme()
  const [hasKeys, setHasKeys] = useSingleKeys()
  const signOut = () => {
    account.logout().then(
      () => leave(start.siteUrl),
      () => void toast({ text: text('panel.signOutFailed'), tone: 'stop' }),
    )
  }
  return [
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
    { acts: [{ label: text('panel.signOut'), icon: 'log-out', onAct: signOut }] },
  ]
}
