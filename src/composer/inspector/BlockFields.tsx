import { useCallback, useEffect, useMemo, useRef, type FocusEvent } from 'react'
import { cutWords } from '#engine/text/cut-words.ts'
import { keepFocus } from '#kit/overlays/keep-focus.ts'
import { SchemaForm, type FormHandle } from '#forms/SchemaForm.tsx'
import type { Problem } from '#forms/form-context.ts'
import type { FieldTree } from '#forms/field-tree.ts'
import { languageName } from '#composer/words/language-name.ts'
import { fieldPointer } from '#composer/block-types/place-of-fault.ts'
import { REPAIR } from '#composer/findings/take-card-act.ts'
import { usePickers } from '#composer/pickers/use-pickers.ts'
import styles from '#composer/side/side.module.css'
import { fieldUploads } from '#composer/uploads/field-uploads.ts'
import { useLock, useShown, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { blockFormStore } from './block-form-store.ts'

interface BlockFieldsProps {
  readonly id: string
  readonly tree: FieldTree
  /** Called when the field that was asked for has the focus. */
  readonly onFocused?: () => void
}

/** The faults of one element, by the pointers of its fields. */
function useProblems(id: string): readonly Problem[] {
  const { issues } = useWorkbench()
  const known = useShown(issues)
  return useMemo(
    () => known.filter(({ blockId }) => blockId === id).map(({ pointer, message }) => ({ pointer: fieldPointer(pointer), message })),
    [known, id],
  )
}

/** Remarks about the texts of one element that its canvas does not show. */
function useRemarks(id: string): readonly Problem[] {
  const { unseen, text } = useWorkbench()
  const known = useShown(unseen)
  return useMemo(
    () => (known?.id === id ? known.pointers.map((pointer) => ({ pointer, message: text('composer.fields.unseen') })) : []),
    [known, id, text],
  )
}

/** The most characters of an original that stands below its field. */
const MAX_ORIGINAL_LENGTH = 400

/** The texts of one element in the first language of the site, each below the field of its translation. */
function useOriginals(id: string): readonly Problem[] {
  const { review, text, props } = useWorkbench()
  const sources = useShown(review)?.facts.sourceTexts
  return useMemo(() => {
    if (sources === undefined) return []
    const language = languageName(props.site.locales[0] ?? '')
    return Object.entries(sources).flatMap(([place, original]) => {
      const [block, pointer = ''] = place.split(' ')
      const message = text('composer.translation.original', { language, original: cutWords(original, MAX_ORIGINAL_LENGTH) })
      return block === id ? [{ pointer, message }] : []
    })
  }, [sources, id, text, props])
}

/** Outlines on the page what the field in use holds. */
function useOutlineOnPage(id: string) {
  const { channel } = useWorkbench()
  const shown = useRef<string | null>(null)
  const show = useCallback(
    (pointer: string | null) => {
      if (pointer === shown.current) return
      shown.current = pointer
      channel.get()?.post({ type: 'outline', id, pointer })
    },
    [channel, id],
  )
  useEffect(() => () => show(null), [show])
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => show(target.closest<HTMLElement>('[data-pointer]')?.dataset['pointer'] ?? null),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) show(null)
    },
  }
}

/** The form of one element, over the document. */
export function BlockFields({ id, tree, onFocused }: BlockFieldsProps) {
  const bench = useWorkbench()
  const pickers = usePickers()
  const problems = useProblems(id)
  const unseen = useRemarks(id)
  const originals = useOriginals(id)
  const remarks = useMemo(() => [...originals, ...unseen], [originals, unseen])
  const form = useRef<FormHandle>(null)
  const isLocked = useLock(id) !== null
  const wanted = useValue(bench.focused)
  const uploads = useMemo(() => fieldUploads(bench, id), [bench, id])
  const store = useMemo(() => blockFormStore(bench, id, tree), [bench, id, tree])
  useEffect(() => {
    if (wanted?.blockId !== id) return undefined
    let isWanted = true
    // React does not render within an effect: a folded item would open after its field was looked for.
    queueMicrotask(() => {
      if (!isWanted) return
      if (!form.current?.focusField(wanted.pointer, wanted.opens)) {
        // A fault of the whole element has no field: its card or its name takes the keys.
        if (wanted.pointer !== REPAIR) bench.focused.set({ blockId: id, pointer: REPAIR })
        return
      }
      // The sheet of a phone opens together with its field.
      if (!wanted.opens) keepFocus()
      onFocused?.()
    })
    return () => {
      isWanted = false
    }
  }, [wanted, id, onFocused, bench])
  const outline = useOutlineOnPage(id)
  return (
    <div className={styles.body} inert={isLocked} {...outline}>
      <SchemaForm ref={form} tree={tree} store={store} pickers={pickers} problems={problems} remarks={remarks} uploads={uploads} />
    </div>
  )
}
