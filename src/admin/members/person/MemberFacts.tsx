import { formatMoney } from '#i18n/format/format.ts'
import { useMembersText } from '#admin/members/use-members-text.ts'
import type { ReadMember } from '#admin/members/use-members.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import styles from './member.module.css'

type Area = ReadMember['areas'][number]

function AreaFacts({ area, total, facts }: Area) {
  const text = useMembersText()
  return (
    <section>
      <h3>
        <span>{text(`members.area.${area}`)}</span> <span className={styles.count}>{total}</span>
      </h3>
      <ul className={styles.facts}>
        {facts.map(({ what, detail, amount, at }, index) => (
          <li key={index}>
            <p className={styles.what}>
              <span>{what}</span>
              {amount !== null && <span>{formatMoney(amount, 'fr_FR')}</span>}
            </p>
            {detail !== '' && <p className={styles.faint}>{detail}</p>}
            {at !== null && (
              <p className={styles.faint}>
                <ChangedAt instant={at} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {total > facts.length && <p className={styles.faint}>{text('members.more', { shown: facts.length, total })}</p>}
    </section>
  )
}

/** Everything that the site stores of a member, area by area. */
export function MemberFacts({ areas }: Pick<ReadMember, 'areas'>) {
  const text = useMembersText()
  if (areas.length === 0)
    return (
      <section>
        <p className={styles.faint}>{text('members.nothing')}</p>
      </section>
    )
  return areas.map((area) => <AreaFacts key={area.area} {...area} />)
}
