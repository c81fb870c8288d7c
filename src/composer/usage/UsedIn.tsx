import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type panelFr from '#i18n/messages/panel/fr.json'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import type { UsedKind } from '#schemas/admin/reference-calls.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import styles from './usage.module.css'

type Uses = AdminCallData['reference.list']
type Use = Uses['uses'][number]

/** Uses that are shown before the button for all is pressed. */
const FIRST_USES = 5

/** A content whose uses are asked for. */
export interface UsedContent {
  readonly admin: AdminApi
  readonly kind: UsedKind
  /** Number of the content, or the name of a form, a tag or a collection. */
  readonly name: string | number
  /** The one language of a page that is meant; every language without it. */
  readonly locale?: string
}

/** Reads where a content is used; null until the answer is there. */
export function useUses({ admin, kind, name, locale }: UsedContent): Uses | 'failed' | null {
  const [found, setFound] = useState<{ readonly of: string; readonly uses: Uses | 'failed' } | null>(null)
  const of = `${kind} ${name} ${locale ?? ''}`
  useEffect(() => {
    let isOver = false
    admin.reference.list(kind, String(name), locale).then(
      (uses) => !isOver && setFound({ of, uses }),
      () => !isOver && setFound({ of, uses: 'failed' }),
    )
    return () => void (isOver = true)
  }, [admin, kind, name, locale, of])
  return found?.of === of ? found.uses : null
}

/** Writes the words about uses, in the composer and in the panel. */
export function useUsageText() {
  const { formatMessage } = useIntl()
  return (id: keyof typeof panelFr, values?: Readonly<Record<string, string | number>>) => formatMessage({ id }, values)
}

/** Only what visitors do not see is said: most uses are online. */
function StateOf({ versions }: Pick<Use, 'versions'>) {
  const text = useUsageText()
  const isSeen = versions.some(({ state }) => state === 'PUBLISHED' || state === 'SAVED')
  if (isSeen) return null
  const isPlanned = versions.some(({ state }) => state === 'PLANNED')
  return <span>{text(isPlanned ? 'panel.usage.planned' : 'panel.usage.draft')}</span>
}

/** A link needs no words; a list shows the content for as long as it fits. */
function WaysOf({ ways }: Pick<Use, 'ways'>) {
  const text = useUsageText()
  return ways.map((way) => (way === 'NAMED' ? null : <span key={way}>{text(`panel.usage.way.${way}`)}</span>))
}

function UseRow({ use: { kind, title, path, versions, ways } }: { readonly use: Use }) {
  const text = useUsageText()
  const name = title === null || title.trim() === '' ? text(`panel.usage.kind.${kind}`) : title
  return (
    <li>
      {path === null ? <b>{name}</b> : <a href={path}>{name}</a>}
      {name !== text(`panel.usage.kind.${kind}`) && <span>{text(`panel.usage.kind.${kind}`)}</span>}
      <WaysOf ways={ways} />
      <StateOf versions={versions} />
    </li>
  )
}

/** Where a content is used, with a link to each place where that is changed. */
export function UsedIn(props: UsedContent) {
  return <UseList kind={props.kind} found={useUses(props)} />
}

/** The words for uses: pages are led to, and pages alone show a shared section. */
function usageWords(kind: UsedKind): { readonly count: keyof typeof panelFr; readonly none: keyof typeof panelFr } {
  if (kind === 'page') return { count: 'panel.usage.links', none: 'panel.usage.noLinks' }
  if (kind === 'price') return { count: 'panel.usage.amounts', none: 'panel.usage.noAmounts' }
  if (kind === 'section') return { count: 'panel.usage.pages', none: 'panel.usage.noPages' }
  return { count: 'panel.usage.places', none: 'panel.usage.none' }
}

/** The uses of a content that were read. */
export function UseList({ kind, found }: Pick<UsedContent, 'kind'> & { readonly found: Uses | 'failed' | null }) {
  const text = useUsageText()
  const [isWhole, setIsWhole] = useState(false)
  if (found === null)
    return (
      <AfterDelay>
        <Skeleton width="60%" />
      </AfterDelay>
    )
  if (found === 'failed') return <p className={styles.words}>{text('panel.usage.failed')}</p>
  const { uses, total } = found
  const words = usageWords(kind)
  if (total === 0) return <p className={styles.words}>{text(words.none)}</p>
  const shown = isWhole ? uses : uses.slice(0, FIRST_USES)
  return (
    <div className={styles.usage}>
      <p className={styles.words}>{text(words.count, { count: total })}</p>
      <ul>
        {shown.map((use) => (
          <UseRow key={`${use.kind} ${use.id} ${use.path ?? ''}`} use={use} />
        ))}
      </ul>
      {shown.length < uses.length && (
        <Button size="small" variant="subtle" onClick={() => setIsWhole(true)}>
          {text('panel.usage.all')}
        </Button>
      )}
    </div>
  )
}
