import type { ClosedPart } from '#domain/opening-hours/closures.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import cards from '#admin/hours/hours.module.css'
import { useHoursText } from '#admin/hours/texts/use-hours-text.ts'

interface PartsProps {
  readonly closes: readonly ClosedPart[]
  /** A shop has collection and dispatch. */
  readonly hasShop: boolean
  readonly isMissing: boolean
  readonly onChange: (closes: readonly ClosedPart[]) => void
}

const partNames: readonly ClosedPart[] = ['PLACE', 'COLLECT', 'DISPATCH', 'PHONE']
const ofShop: readonly ClosedPart[] = ['COLLECT', 'DISPATCH']

/** The parts that a closure closes, each with its effect. */
export function Parts({ closes, hasShop, isMissing, onChange }: PartsProps) {
  const text = useHoursText()
  const shown = partNames.filter((part) => hasShop || !ofShop.includes(part) || closes.includes(part))
  return (
    <fieldset className={cards.group}>
      <legend>{text('hours.closing.parts')}</legend>
      {shown.map((part) => (
        <Checkbox
          key={part}
          label={text(`hours.part.${part}`)}
          help={text(`hours.partHelp.${part}`)}
          checked={closes.includes(part)}
          onChange={({ currentTarget }) =>
            onChange(partNames.filter((each) => (each === part ? currentTarget.checked : closes.includes(each))))
          }
        />
      ))}
      {isMissing && (
        <p className={cards.fault} role="alert">
          {text('hours.closing.partsMissing')}
        </p>
      )}
    </fieldset>
  )
}
