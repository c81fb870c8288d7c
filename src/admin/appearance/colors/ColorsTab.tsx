import { mixColors } from '#domain/theme/mix-colors.ts'
import type { PairName } from '#domain/theme/theme-pairs.ts'
import { usualColors, usualShares } from '#domain/theme/usual-colors.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useSessionState } from '#admin/resources/edit/use-item-session.ts'
import { useAppearanceForm, type AppearanceForm, type ReadAppearance } from '../appearance-form.ts'
import styles from '../appearance.module.css'
import { useAppearanceText } from '../texts/use-appearance-text.ts'
import { ColorField } from './ColorField.tsx'
import { LogoColors } from './LogoColors.tsx'
import { Readability } from './Readability.tsx'

type ColorName = keyof AppearanceForm['colors']

interface ColorsTabProps {
  readonly session: ItemSession
  readonly shown: ReadAppearance['shown']
}

const MAIN = ['primary', 'accent', 'background', 'surface'] as const
const OTHERS = ['text', 'muted', 'line'] as const
const COLORED = ['TITLE', 'MENU'] as const
const DRAWN: ReadonlySet<ColorName> = new Set(OTHERS)
const PAIRS: ReadonlySet<PairName> = new Set(['text', 'muted', 'button', 'link', 'control', 'ink', 'title', 'menu'])

/** The colours that stand where none is chosen. */
function usualOf({ colors }: AppearanceForm): Readonly<Record<ColorName, string>> {
  const background = colors.background ?? usualColors.background
  const text = colors.text ?? usualColors.text
  return {
    ...{ primary: colors.primary, accent: colors.accent, background, text },
    surface: mixColors(background, text, usualShares.surface),
    muted: mixColors(text, background, usualShares.muted),
    line: mixColors(background, text, 0.17),
  }
}

/** Sets a colour. Letters that have the main colour follow it. */
function setColor({ store }: ItemSession, name: ColorName, { from, to }: { readonly from: AppearanceForm; readonly to: string }): void {
  store.set(`/colors/${name}`, to)
  if (name !== 'primary') return
  for (const font of COLORED) if (from.fonts[font].color === from.colors.primary) store.set(`/fonts/${font}/color`, to)
}

function ColorInput({ name, session }: { readonly name: ColorName; readonly session: ItemSession }) {
  const text = useAppearanceText()
  const form = useAppearanceForm(session)
  const { faults } = useSessionState(session)
  const pointer = `/colors/${name}`
  return (
    <ColorField
      label={text(`appearance.color.${name}`)}
      value={form.colors[name]}
      usual={usualOf(form)[name]}
      error={faults.find(({ field }) => field === `colors.${name}`)?.message}
      onChange={(color) => setColor(session, name, { from: form, to: color })}
      {...(DRAWN.has(name) && { onLeave: () => session.store.set(pointer, null) })}
    />
  )
}

/** The colours, the pairs in which they meet, and what to change where one is too pale. */
export function ColorsTab({ session, shown }: ColorsTabProps) {
  const text = useAppearanceText()
  return (
    <div className={styles.tab}>
      <div className={styles.group}>
        <div className={styles.colors}>
          {MAIN.map((name) => (
            <ColorInput key={name} name={name} session={session} />
          ))}
        </div>
        <p className={styles.help}>{text('appearance.color.enough')}</p>
        <details>
          <summary>{text('appearance.color.others')}</summary>
          <div className={styles.colors}>
            {OTHERS.map((name) => (
              <ColorInput key={name} name={name} session={session} />
            ))}
          </div>
        </details>
        <LogoColors session={session} shown={shown} />
      </div>
      <Readability session={session} names={PAIRS} />
    </div>
  )
}
