import { useMemo } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { loadedOnClick } from '#engine/visibility/loaded-on-click.ts'
import { nameOf } from '#composer/commands/selected-block.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useBlockFact, useShown, useStructureVersion, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { findingsByBlock, findingWords, type FindingWords } from './finding-words.ts'
import { whyUnseen, type UnseenReason } from './why-unseen.ts'

/** The findings that a card above the notes explains. */
const OF_CARD = new Set(
  [
    'SECTION_MISSING',
    'PROPS_INVALID',
    'UNKNOWN_TYPE',
    'NEWER_VERSION',
    'MIGRATION_FAILED',
    'BLOCK_MALFORMED',
    'PROPS_OVERSIZE',
    'RENDER_FAILED',
  ].map((code) => findingWords(code).message),
)
const isOfCard = (id: string, { blockId, message }: UnseenReason) => blockId === id && OF_CARD.has(message)
/** Content that waits for a click hides a part of an element, not the element. */
const isPartly = ({ message }: UnseenReason) => message === 'composer.unseen.asks'

const NONE: readonly FindingWords[] = []

/** The findings of the canvas about the blocks of the page. */
export function useFindings(): ReadonlyMap<string, readonly FindingWords[]> {
  const { problems } = useWorkbench()
  const known = useShown(problems)
  return useMemo(() => findingsByBlock(known), [known])
}

/** The reasons why visitors do not see an element now, read again when one of their facts changes and not with each key. */
function useReasons(id: string): readonly UnseenReason[] {
  const { store, registry, problems, view } = useWorkbench()
  const known = useShown(problems)
  const shown = useValue(view)
  useStructureVersion()
  useBlockFact(id, (block) => JSON.stringify([block?.visibility ?? null, block && loadedOnClick(registry, block)]))
  return whyUnseen({ document: store.document, registry, problems: known, view: shown }, id)
}

function Reason({ id, reason: { blockId, message, values, remedy } }: { readonly id: string; readonly reason: UnseenReason }) {
  const text = useComposerText()
  const { store, registry, selection, side, focused } = useWorkbench()
  const around = blockId === id ? null : nameOf({ document: store.document, registry }, blockId)
  const open = () => {
    selection.select([blockId])
    side.set('inspector')
    if (remedy) focused.set({ blockId, pointer: remedy.pointer })
  }
  return (
    <li>
      {around !== null && <p>{text('composer.unseen.around', { block: around })}</p>}
      <p>{text(message, values)}</p>
      {(remedy ?? around) !== null && (
        <Button size="small" onClick={open}>
          {text(remedy?.label ?? 'composer.checks.show')}
        </Button>
      )}
    </li>
  )
}

function WhyUnseen({ id, reasons }: { readonly id: string; readonly reasons: readonly UnseenReason[] }) {
  const text = useComposerText()
  if (reasons.length === 0) return null
  return (
    <section className={styles.reasons} aria-label={text('composer.unseen.why')}>
      <h3>{text('composer.unseen.why')}</h3>
      <ul>
        {reasons.map((reason) => (
          <Reason key={`${reason.blockId} ${reason.message}`} id={id} reason={reason} />
        ))}
      </ul>
    </section>
  )
}

function PartNote({ reason: { message, values } }: { readonly reason: UnseenReason }) {
  const text = useComposerText()
  return (
    <div className={styles.refusal}>
      <Note tone="fact">{text(message, values)}</Note>
    </div>
  )
}

/** The findings of the canvas about one element, above its fields: the reasons why it is not seen, and what else there is to know. */
export function FindingNotes({ id }: { readonly id: string }) {
  const text = useComposerText()
  const found = useFindings().get(id) ?? NONE
  const reasons = useReasons(id)
  const others = reasons.filter((reason) => !isOfCard(id, reason))
  const isWhole = others.some((reason) => !isPartly(reason))
  const said = new Set(reasons.flatMap(({ message, finding }) => [message, finding ?? message]))
  return (
    <>
      {isWhole ? <WhyUnseen id={id} reasons={others} /> : others.map((reason) => <PartNote key={reason.message} reason={reason} />)}
      {found
        .filter(({ message }) => !said.has(message))
        .map(({ tone, message }) => (
          <div key={message} className={styles.refusal}>
            <Note tone={tone === 'fault' ? 'remark' : 'fact'}>{text(message)}</Note>
          </div>
        ))}
    </>
  )
}
