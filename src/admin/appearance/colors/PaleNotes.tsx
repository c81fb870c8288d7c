import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { nearestColors, withColor } from '#domain/theme/nearest-colors.ts'
import { isReadable, palePairs, themePairs, type ColoredTheme, type PairName, type ThemePair } from '#domain/theme/theme-pairs.ts'
import styles from '../appearance.module.css'
import { useAppearanceText, type AppearanceKey } from '../texts/use-appearance-text.ts'
import { writeContrast } from '../texts/write-contrast.ts'

interface PaleNotesProps {
  readonly theme: ColoredTheme
  readonly published: ColoredTheme
  readonly names: ReadonlySet<PairName>
  readonly onTake: (field: string, color: string) => void
}

const list = new Intl.ListFormat('fr-FR', { type: 'conjunction' })

/** The weakest contrast of a colour with all that it meets; null where one of its pairs is too pale. */
function weakest(theme: ColoredTheme, field: string, color: string): number | null {
  const own = themePairs(withColor(theme, field, color)).filter((pair) => pair.field === field)
  return own.every(isReadable) ? Math.min(...own.map(({ contrast }) => contrast)) : null
}

/** The colour at the field of a pair: its text, or the ground of a text that is not chosen. */
const colorOf = ({ name, text, ground }: ThemePair): string => (name === 'button' || name === 'ink' ? ground : text)

const nameOf = (field: string): string => field.split('.')[1] ?? field

/** One colour that is too pale, with those next to it that suit everywhere. */
function PaleNote({
  field,
  pairs,
  theme,
  published,
  onTake,
}: PaleNotesProps & { readonly field: string; readonly pairs: readonly ThemePair[] }) {
  const text = useAppearanceText()
  const [first] = pairs
  if (!first) return null
  const former = themePairs(published).find((pair) => pair.name === first.name)
  const before = former ? colorOf(former) : null
  const offered = [...new Set([...nearestColors(theme, field, colorOf(first)), ...(before === null ? [] : [before])])].flatMap((color) => {
    const contrast = weakest(theme, field, color)
    return contrast === null ? [] : [{ color, contrast }]
  })
  const least = Math.max(...pairs.map((pair) => pair.least))
  return (
    <Note tone="refusal">
      <p>
        <strong>
          {text('appearance.pale.title', {
            name: text(`appearance.color.${nameOf(field)}` as AppearanceKey),
            pairs: list.format(pairs.map(({ name }) => text(`appearance.pale.for.${name}`))),
          })}
        </strong>{' '}
        <span>{text('appearance.pale.least', { least: writeContrast(least) })}</span>{' '}
        <span>{text(offered.length > 0 ? 'appearance.pale.nearest' : 'appearance.pale.none')}</span>
      </p>
      <div className={styles.offers}>
        {offered.map(({ color, contrast }) => (
          <Button key={color} size="small" onClick={() => onTake(field, color)}>
            <span className={styles.swatch} style={{ backgroundColor: color }} />
            <VisuallyHidden>{text('appearance.take', { color })}</VisuallyHidden>
            <span>{writeContrast(contrast)}</span>
            {color === before && <span className={styles.before}>{text('appearance.before')}</span>}
          </Button>
        ))}
      </div>
    </Note>
  )
}

/** The colours that are too pale, each with the nearest ones that suit, taken by one press. */
export function PaleNotes(props: PaleNotesProps) {
  const byField = Map.groupBy(
    palePairs(props.theme).filter(({ name }) => props.names.has(name)),
    ({ field }) => field,
  )
  return (
    <div className={styles.notes}>
      {[...byField].map(([field, pairs]) => (
        <PaleNote key={field} field={field} pairs={pairs} {...props} />
      ))}
    </div>
  )
}
