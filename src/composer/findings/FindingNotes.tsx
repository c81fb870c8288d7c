import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { agreementOf, type Agreement } from '#engine/registry/agreement.ts'
import { nameOf } from '#composer/commands/selected-block.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMayWrite } from '#composer/workbench/person.ts'
import { useBlockFact, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { findingWords, type FindingWords } from './finding-words.ts'
import { useFindings, useReasons } from './use-findings.ts'
import { VISIBILITY, type UnseenReason } from './why-unseen.ts'

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

function Reason({ id, reason: { blockId, message, values, remedy } }: { readonly id: string; readonly reason: UnseenReason }) {
  const text = useComposerText()
  const { store, registry, selection, side, focused } = useWorkbench()
  const around = blockId === id ? null : nameOf({ document: store.document, registry }, blockId)
  const form = useForm(id)
  const mayWrite = useMayWrite()
  const open = () => {
    selection.select([blockId])
    side.set('inspector')
    if (remedy) focused.set({ blockId, pointer: remedy.pointer })
  }
  return (
    <li>
      {around !== null && <p>{text('composer.unseen.around', { block: around, form })}</p>}
      <p>{text(message, values)}</p>
      {(remedy ?? around) !== null && (mayWrite || remedy?.pointer !== VISIBILITY) && (
        <Button size="small" onClick={open}>
          {text(remedy?.label ?? 'composer.checks.show')}
        </Button>
      )}
    </li>
  )
}

/** The agreement of words about an element. */
function useForm(id: string): Agreement {
  const { registry } = useWorkbench()
  return useBlockFact(id, (block) => agreementOf(registry, block?.type ?? ''))
}

function WhyUnseen({ id, reasons }: { readonly id: string; readonly reasons: readonly UnseenReason[] }) {
  const text = useComposerText()
  const title = text('composer.unseen.why', { form: useForm(id) })
  if (reasons.length === 0) return null
  return (
    <section className={styles.reasons} aria-label={title}>
      <h3>{title}</h3>
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
        .map(({ tone, message, values }) => (
          <div key={message} className={styles.refusal}>
            <Note tone={tone === 'fault' ? 'remark' : 'fact'}>{text(message, values)}</Note>
          </div>
        ))}
    </>
  )
}
