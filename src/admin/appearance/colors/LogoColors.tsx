import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { logoPalette } from '#domain/theme/logo-palette.ts'
import { readableTheme } from '#domain/theme/nearest-colors.ts'
import { themePairs } from '#domain/theme/theme-pairs.ts'
import { pictureAddress } from '#domain/urls/image-url.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useAppearanceForm, type AppearanceForm, type ReadAppearance } from '../appearance-form.ts'
import styles from '../appearance.module.css'
import { useAppearanceText } from '../texts/use-appearance-text.ts'
import { writeContrast } from '../texts/write-contrast.ts'
import { colorsOfPixels } from './colors-of-pixels.ts'
import { readPicture } from './read-picture.ts'

interface LogoColorsProps {
  readonly session: ItemSession
  readonly shown: ReadAppearance['shown']
}

/** The form with the colours of a logo, changed until they can be read everywhere; null for a logo of greys. */
async function proposalOf(address: string, form: AppearanceForm): Promise<AppearanceForm | null> {
  const found = colorsOfPixels(await readPicture(address))
  if (found === null) return null
  const { fonts } = form
  const colors = logoPalette(found)
  const tinted = { ...fonts, TITLE: { ...fonts.TITLE, color: colors.primary }, MENU: { ...fonts.MENU, color: colors.primary } }
  return readableTheme({ ...form, colors, fonts: tinted })
}

/** The colours of a proposal that are shown; the others are drawn from them. */
const shownColors = ['primary', 'accent', 'background', 'text'] as const

/** The lowest contrast of a text in a theme. */
const weakest = (form: AppearanceForm): number => Math.min(...themePairs(form).map(({ contrast }) => contrast))

/** Proposes the colours of the logo, readable everywhere. */
export function LogoColors({ session, shown }: LogoColorsProps) {
  const text = useAppearanceText()
  const form = useAppearanceForm(session)
  const [proposal, setProposal] = useState<AppearanceForm | null>(null)
  const logo = shown.logos.find(({ type }) => type === 'LOGO') ?? shown.logos.find(({ type }) => type !== 'LOGO_FAVICON')
  const address = logo ? pictureAddress(logo) : null
  if (address === null) return null
  const propose = async () => {
    try {
      const found = await proposalOf(address, form)
      if (found === null) toast({ text: text('appearance.logo.gray') })
      setProposal(found)
    } catch {
      toast({ text: text('appearance.logo.failed'), tone: 'stop' })
    }
  }
  const accept = (taken: AppearanceForm) => {
    session.store.set('/colors', taken.colors)
    session.store.set('/fonts', taken.fonts)
    setProposal(null)
  }
  if (proposal === null)
    return (
      <div>
        <Button size="small" onClick={() => void propose()}>
          {text('appearance.logo.take')}
        </Button>
      </div>
    )
  return (
    <Note tone="consequence" isAnnounced>
      <p>{text('appearance.logo.title', { least: writeContrast(weakest(proposal)) })}</p>
      <ul className={styles.palette}>
        {shownColors.map((name) => (
          <li key={name}>
            <span className={styles.swatch} style={{ backgroundColor: proposal.colors[name] ?? undefined }} />
            <span>{text(`appearance.color.${name}`)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.offers}>
        <Button size="small" onClick={() => accept(proposal)}>
          {text('appearance.logo.accept')}
        </Button>
        <Button size="small" variant="subtle" onClick={() => setProposal(null)}>
          {text('appearance.logo.refuse')}
        </Button>
      </div>
    </Note>
  )
}
