import { useId, useMemo, useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { commands } from '#composer/commands/commands.ts'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useSelected, useStructureVersion, useWorkbench } from '#composer/workbench/use-workbench.ts'
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
export function ChangeInto() {
  const text = useComposerText()
  const { runner } = useWorkbench()
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
  if (!chosen) return null
  return (
    <fieldset className={styles.into}>
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
