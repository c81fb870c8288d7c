import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { readableTheme } from '#domain/theme/nearest-colors.ts'
import { pictureAddress } from '#domain/urls/image-url.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useAppearanceForm, type AppearanceForm, type ReadAppearance } from '../appearance-form.ts'
import styles from '../appearance.module.css'
import { useAppearanceText } from '../texts/use-appearance-text.ts'
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
  const tinted = { ...fonts, TITLE: { ...fonts.TITLE, color: found.primary }, MENU: { ...fonts.MENU, color: found.primary } }
  return readableTheme({ ...form, colors: { ...form.colors, ...found }, fonts: tinted })
}

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
      <p>{text('appearance.logo.title')}</p>
      <div className={styles.offers}>
        {[proposal.colors.primary, proposal.colors.accent].map((color) => (
          <span key={color} className={styles.swatch} style={{ backgroundColor: color }} title={color} />
        ))}
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
