import { classNames } from '#kit/class-names.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { TableField } from '#kit/lists/table-field.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { isReadable, themePairs, type ColoredTheme, type PairName, type ThemePair } from '#domain/theme/theme-pairs.ts'
import styles from '../appearance.module.css'
import { useAppearanceText } from '../texts/use-appearance-text.ts'
import { writeContrast } from '../texts/write-contrast.ts'

function Name({ pair }: { readonly pair: ThemePair }) {
  const text = useAppearanceText()
  return (
    <span className={styles.pair}>
      <span className={styles.sample} style={{ color: pair.text, backgroundColor: pair.ground }} aria-hidden="true" />
      <span>{text(`appearance.pair.${pair.name}`)}</span>
    </span>
  )
}

function Verdict({ pair }: { readonly pair: ThemePair }) {
  const text = useAppearanceText()
  const isGood = isReadable(pair)
  return (
    <span className={classNames(styles.verdict, isGood ? styles.good : styles.bad)}>
      <Icon name={isGood ? 'check' : 'x'} size={14} />
      <span>{text(isGood ? 'appearance.readable' : 'appearance.pale')}</span>
    </span>
  )
}

/** The pairs in which the colours meet, each with its contrast in words. */
export function PairTable({ theme, names }: { readonly theme: ColoredTheme; readonly names: ReadonlySet<PairName> }) {
  const text = useAppearanceText()
  const verdict = <VisuallyHidden>{text('appearance.pairs.verdict')}</VisuallyHidden>
  const fields: readonly TableField<ThemePair>[] = [
    { id: 'pair', header: text('appearance.pairs.pair'), isName: true, cell: (pair) => <Name pair={pair} /> },
    {
      id: 'contrast',
      header: text('appearance.pairs.contrast'),
      className: styles.number,
      cell: ({ contrast }) => writeContrast(contrast),
    },
    { id: 'verdict', header: verdict, cell: (pair) => <Verdict pair={pair} /> },
  ]
  return (
    <DataTable
      isPlain
      className={styles.pairs}
      caption={text('appearance.pairs')}
      fields={fields}
      rows={themePairs(theme).filter(({ name }) => names.has(name))}
      keyOf={({ name }) => name}
    />
  )
}
