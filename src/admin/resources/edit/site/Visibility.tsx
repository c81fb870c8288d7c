import { useQuery } from '@tanstack/react-query'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import { usePanel } from '#admin/panel-context.ts'
import { momentWords } from '#admin/publications/planned/plan-words.ts'
import { siteAddressOf } from '#admin/resources/edit/item-address.ts'
import { resourceKey } from '#admin/resources/list/use-resource-rows.ts'
import { agreementOf, midSentence } from '#admin/resources/texts/resource-words.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { languageName } from '#admin/texts/language-name.ts'
import styles from './site.module.css'
import { visibilityFacts, type VisibilityFact } from './visibility.ts'

const DAY = 86_400_000
/** The days ahead in which plans are looked for. */
const AHEAD = 366
/** The days before today: a version that is held keeps its first instant, which may be past. */
const BEFORE = 60

/** The planned changes of an item; none until they are read. */
function usePlans({ id, version }: ResourceItem) {
  const { admin, lock } = usePanel()
  const { resource } = useResource()
  const { data = [] } = useQuery({
    queryKey: [...resourceKey(resource.name), 'plans', id, version],
    queryFn: ({ signal }) => {
      const [from = '', until = ''] = [-BEFORE, AHEAD].map((days) => new Date(systemClock() + days * DAY).toISOString())
      return lock.read(() => admin.plan.list({ from, until }, signal))
    },
    enabled: resource.life === 'published',
  })
  return data.filter((plan) => plan.resource === resource.name && plan.id === id)
}

/** The words for a planned change: when visitors see it, and until when. */
function useChangeWords() {
  const text = useResourceText()
  return ({ state, startsAt, endsAt, name, heldFor }: Extract<VisibilityFact, { kind: 'change' }>['plan']): string => {
    const given = { from: momentWords(startsAt), until: endsAt === null ? '' : momentWords(endsAt), name: name ?? '' }
    if (state === 'HELD')
      return text('resources.visibility.change.HELD', { ...given, why: heldFor.map(({ message }) => message).join(' ') })
    if (state === 'RUNNING') return text('resources.visibility.change.RUNNING', given)
    return text(endsAt === null ? 'resources.visibility.change.from' : 'resources.visibility.change.span', given)
  }
}

function useFactWords() {
  const text = useResourceText()
  const { resource } = useResource()
  const agreement = agreementOf(resource)
  const changeWords = useChangeWords()
  return (fact: VisibilityFact): string => {
    if (fact.kind === 'language') return text('resources.visibility.language', { language: midSentence(languageName(fact.locale)) })
    if (fact.kind === 'change') return changeWords(fact.plan)
    return text(`resources.visibility.${fact.kind}`, { agreement, when: fact.at === null ? '' : momentWords(fact.at) })
  }
}

const icons: Readonly<Partial<Record<VisibilityFact['kind'], IconName>>> = {
  ...{ online: 'eye', changed: 'eye', immediate: 'eye' },
  ...{ language: 'languages', change: 'clock', planned: 'clock', approval: 'users', trashed: 'trash' },
}

const keyOf = (fact: VisibilityFact) =>
  fact.kind === 'language' ? fact.locale : fact.kind === 'change' ? `change ${fact.plan.plan}` : fact.kind

/** « Pourquoi je ne le vois pas ? »: the reasons from the state, the dates, the plans, the policy of the site and the languages. */
export function Visibility({ item }: { readonly item: ResourceItem }) {
  const text = useResourceText()
  const { start } = usePanel()
  const { resource } = useResource()
  const wordsOf = useFactWords()
  const plans = usePlans(item)
  const address = siteAddressOf(item.address, start.locales)
  return (
    <div className={styles.visibility}>
      <h3>{text('resources.visibility.title')}</h3>
      <ul>
        {visibilityFacts(item, resource, { ...start, plans }).map((fact) => (
          <li key={keyOf(fact)}>
            <Icon name={icons[fact.kind] ?? 'eye-off'} />
            <span>{wordsOf(fact)}</span>
          </li>
        ))}
      </ul>
      {address !== null && (
        <a href={address} target="_blank" rel="noopener">
          {text('resources.viewNewTab')}
        </a>
      )}
      <p className={styles.help}>{text('resources.visibility.delay')}</p>
    </div>
  )
}
