import { classNames } from '#kit/class-names.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { isReadable, themePairs, type ColoredTheme, type PairName, type ThemePair } from '#domain/theme/theme-pairs.ts'
import styles from '../appearance.module.css'
import { useAppearanceText } from '../texts/use-appearance-text.ts'
import { writeContrast } from '../texts/write-contrast.ts'

function PairRow({ pair }: { readonly pair: ThemePair }) {
  const text = useAppearanceText()
  const isGood = isReadable(pair)
  return (
    <tr>
      <th scope="row">
        <span className={styles.sample} style={{ color: pair.text, backgroundColor: pair.ground }} aria-hidden="true" />
        <span>{text(`appearance.pair.${pair.name}`)}</span>
      </th>
      <td className={styles.number}>{writeContrast(pair.contrast)}</td>
      <td>
        <span className={classNames(styles.verdict, isGood ? styles.good : styles.bad)}>
          <Icon name={isGood ? 'check' : 'x'} size={14} />
          <span>{text(isGood ? 'appearance.readable' : 'appearance.pale')}</span>
        </span>
      </td>
    </tr>
  )
}

/** The pairs in which the colours meet, each with its contrast in words. */
export function PairTable({ theme, names }: { readonly theme: ColoredTheme; readonly names: ReadonlySet<PairName> }) {
  const text = useAppearanceText()
  return (
    <table className={styles.pairs}>
      <caption>{text('appearance.pairs')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('appearance.pairs.pair')}</th>
          <th scope="col" className={styles.number}>
            {text('appearance.pairs.contrast')}
          </th>
          <th scope="col">
            <VisuallyHidden>{text('appearance.pairs.verdict')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {themePairs(theme)
          .filter(({ name }) => names.has(name))
          .map((pair) => (
            <PairRow key={pair.name} pair={pair} />
          ))}
      </tbody>
    </table>
  )
}
