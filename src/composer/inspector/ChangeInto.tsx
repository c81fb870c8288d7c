import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { commands } from '#composer/commands/commands.ts'
import { CHANGE, REPAIR } from '#composer/findings/take-card-act.ts'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useSelected, useStructureVersion, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { transformOffers, type TransformOffer } from './transform-offers.ts'

interface OfferProps {
  readonly offer: TransformOffer
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Offer({ offer: { type, label, carried, left }, name, isChosen, onChoose }: OfferProps) {
  const text = useComposerText()
  return (
    <label>
      <input type="radio" name={name} value={type} checked={isChosen} onChange={onChoose} />
      <span>
        <b>{label}</b>
        {carried.length > 0 && <small>{text('composer.repair.carries', { names: carried.join(', ') })}</small>}
        {left.length > 0 && <small>{text('composer.repair.leaves', { names: left.join(', ') })}</small>}
      </span>
    </label>
  )
}

/** The types into which the selected element can be changed, each with what it takes over. Nothing where there is none. */
export function ChangeInto({ id }: { readonly id: string }) {
  const text = useComposerText()
  const { runner, focused } = useWorkbench()
  const selected = useSelected()
  const version = useStructureVersion()
  const name = useId()
  const [asked, setAsked] = useState<string | null>(null)
  // The offers are read once for each selection and structure: every type is tried.
  const offers = useMemo(
    () => ({ of: `${selected} ${version}`, list: transformOffers(runner.situation) }),
    [runner, selected, version],
  ).list
  const chosen = offers.find(({ type }) => type === asked) ?? offers[0]
  const place = useRef<HTMLFieldSetElement>(null)
  const wanted = useValue(focused)
  const isWanted = wanted?.blockId === id && wanted.pointer === CHANGE
  useEffect(() => {
    if (!isWanted) return
    const first = place.current?.querySelector('input')
    first?.focus()
    // Without an offer the card itself takes the keys.
    focused.set(first ? null : { blockId: id, pointer: REPAIR })
  }, [isWanted, id, focused])
  if (!chosen) return null
  return (
    <fieldset ref={place} className={styles.into}>
      <legend>{text('composer.repair.into')}</legend>
      <div>
        {offers.map((offer) => (
          <Offer key={offer.type} {...{ offer, name }} isChosen={offer === chosen} onChoose={() => setAsked(offer.type)} />
        ))}
      </div>
      <Button isWide onClick={() => void runner.run(commands.transform, { type: chosen.type })}>
        {text('composer.repair.change', { type: chosen.label })}
      </Button>
      <p>{text('composer.repair.undo', { key: shortcutText('Mod+z') })}</p>
    </fieldset>
  )
}
