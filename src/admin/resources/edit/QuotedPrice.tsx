import { useState } from 'react'
import { Link } from 'react-router-dom'
import { servicePriceName } from '#domain/text/price-names.ts'
import { formatMoney } from '#i18n/format/format.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { followPriceInDrafts } from '#composer/usage/follow-price.ts'
import { UseList, useUses } from '#composer/usage/UsedIn.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { useStored } from '#admin/resources/form/use-stored.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import type { ItemSession } from './item-session.ts'
import { useSessionState } from './use-item-session.ts'

const inCents = (value: unknown): number => (typeof value === 'number' ? value : 0)

type Progress = 'open' | 'busy' | 'failed' | number

function Outcome({ progress }: { readonly progress: Progress }) {
  const text = useResourceText()
  if (progress === 0) return <p>{text('resources.price.none')}</p>
  return progress === 'failed' ? <p>{text('resources.price.failed')}</p> : null
}

function Following({ count }: { readonly count: number }) {
  const text = useResourceText()
  return (
    <Note tone="remark" isAnnounced>
      <p>
        <span>{text('resources.price.follows', { count })}</span> <Link to="/a-publier">{text('resources.price.publish')}</Link>
      </p>
    </Note>
  )
}

function Places({ id, price }: { readonly id: number; readonly price: number }) {
  const text = useResourceText()
  const { admin, start } = usePanel()
  const [progress, setProgress] = useState<Progress>('open')
  const found = useUses({ admin, kind: 'price', name: price })
  if (found === null || found === 'failed' || found.total === 0) return null
  const words = formatMoney(price, 'fr_FR')
  const follow = () => {
    setProgress('busy')
    followPriceInDrafts(found.uses, { admin, name: servicePriceName(id), label: text('resources.price.step') }).then(setProgress, () =>
      setProgress('failed'),
    )
  }
  if (typeof progress === 'number' && progress > 0) return <Following count={progress} />
  return (
    <Note tone="remark" isAnnounced>
      <p>{text('resources.price.quoted', { price: words })}</p>
      <UseList kind="price" found={found} />
      <Outcome progress={progress} />
      {progress !== 0 && start.rights.includes('pages.write') && (
        <Button size="small" busy={progress === 'busy' && text('resources.price.following')} onClick={follow}>
          {text('resources.price.follow')}
        </Button>
      )}
    </Note>
  )
}

/** Before a price changes: the texts that have the former one in words, with one press that lets them follow it. */
export function QuotedPrice({ session }: { readonly session: ItemSession }) {
  const { item } = useSessionState(session)
  const { usedAs } = useResource().resource
  const seen = inCents((item?.published ?? item?.form)?.['price'])
  const typed = useStored(session.store, '/price', inCents)
  const isChanged = usedAs === 'service' && seen > 0 && typed !== seen
  return item !== null && isChanged ? <Places id={item.id} price={seen} /> : null
}
