import { ownValue } from '#schemas/names/own-value.ts'
import { CARD_SAFE, cardActs, cards, FAULTY_FIELDS, unknownType } from './french.ts'

interface CanvasCardProps {
  /** The code of the reason for which a card stands here. */
  readonly code: string
  /** The type of the block, which the sentence about an unknown one names. */
  readonly type?: string
  /** The names of the fields whose values are missing or do not fit. */
  readonly fields?: readonly string[]
}

/** The card of a block that no view can show: the reason, the faulty fields, what is safe, and the acts of an owner. */
export function CanvasCard({ code, type, fields = [] }: CanvasCardProps) {
  return (
    <div className="canvas-card">
      <p>{code === 'UNKNOWN_TYPE' && type !== undefined ? unknownType(type) : (ownValue(cards, code) ?? code)}</p>
      {fields.length > 0 && (
        <ul aria-label={FAULTY_FIELDS}>
          {fields.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      <p>{CARD_SAFE}</p>
      <div className="canvas-acts">
        {(['repair', 'change', 'remove'] as const).map((act) => (
          <button key={act} type="button" data-canvas-act={act}>
            {cardActs[act]}
          </button>
        ))}
      </div>
    </div>
  )
}
