import {
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ClipboardEvent,
  type RefObject,
} from 'react'
import { excessLength } from '#engine/text/excess-length.ts'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { announce } from '#kit/feedback/announce.ts'
import { SavedAtOnceContext, useForm, useProblem, useRemark, type FieldProps } from '#forms/form-context.ts'
import type { FocusTarget } from '#forms/focus-registry.ts'
import type { Value } from '#forms/form-store.ts'
import { usePlainPaste } from './use-plain-paste.ts'

/** The words around a control, in the language of the reader. */
export function useWords({ field, pointer }: FieldProps) {
  const { word } = useForm()
  const excess = useExcess(pointer, 'limits' in field ? field.limits.max : null)
  const problem = useProblem(pointer)
  const sentences = [field.help && word(field.help), useRemark(pointer)].filter((sentence) => typeof sentence === 'string')
  return {
    label: word(field.label),
    help: sentences.length > 0 ? sentences.join(' ') : undefined,
    error: excess ?? problem,
    isOptional: !field.required,
  }
}

/** The sentence that a text is longer than its field takes, with the number of characters; undefined for one that fits. */
export function useExcess(pointer: string, max: number | null): string | undefined {
  const text = useFormsText()
  const act = use(SavedAtOnceContext) ? 'save' : 'publish'
  const over = useRead(pointer, (value) => excessLength(textOf(value), max))
  const sentence = over > 0 && max !== null ? text('forms.excess', { over, max, act }) : undefined
  const say = useEffectEvent(() => {
    // The page itself says it to the person who types there.
    if (sentence !== undefined && document.activeElement?.localName !== 'iframe') announce(sentence)
  })
  const first = useRef(over)
  useEffect(() => {
    // A text that was too long before has its sentence beside the field.
    if (over > 0 && first.current === 0) say()
    first.current = over
  }, [over])
  return sentence
}

/** The value at a pointer; what uses it renders again with each of its changes. */
export function useStored(pointer: string): readonly [Value, (value: Value) => void] {
  const { store } = useForm()
  const subscribe = useCallback((listener: () => void) => store.subscribe(pointer, listener), [store, pointer])
  const value = useSyncExternalStore(subscribe, () => store.get(pointer))
  const set = useCallback((next: Value) => store.set(pointer, next), [store, pointer])
  return [value, set]
}

/** Something that is read from the value at a pointer; what uses it renders again when the result changes, not with each key. */
export function useRead<Result extends string | number | boolean>(pointer: string, read: (value: Value) => Result): Result {
  const { store } = useForm()
  const subscribe = useCallback((listener: () => void) => store.subscribe(pointer, listener), [store, pointer])
  return useSyncExternalStore(subscribe, () => read(store.get(pointer)))
}

/** Lets a refusal lead to a field. */
export function useFocusTarget(
  pointer: string,
  focus: () => void,
  { reveal, open }: Pick<Partial<FocusTarget>, 'reveal' | 'open'> = {},
): void {
  const { focus: registry } = useForm()
  const onFocus = useEffectEvent(focus)
  const onReveal = useEffectEvent((inner: string) => reveal?.(inner))
  const onOpen = useEffectEvent(() => open?.())
  const canReveal = reveal !== undefined
  useEffect(
    () =>
      registry.register({
        pointer,
        focus: () => onFocus(),
        open: () => onOpen(),
        ...(canReveal && { reveal: (inner: string) => onReveal(inner) }),
      }),
    [registry, pointer, canReveal],
  )
}

/** The value that an emptied text leaves: none at all, where it may be absent. */
export function withoutEmpty(text: string, { field }: FieldProps): string | undefined {
  // An item of a list has no name and cannot be absent.
  return text === '' && !field.required && field.name !== '' ? undefined : text
}

/** The text of a value; empty for what is none. */
export const textOf = (value: Value): string => (typeof value === 'string' ? value : '')

/** The element of an uncontrolled text: typing renders nothing, and a change from outside is written into it. */
export function useTextElement<Element extends HTMLInputElement | HTMLTextAreaElement>(
  props: FieldProps,
): {
  readonly ref: RefObject<Element | null>
  readonly defaultValue: string
  readonly onChange: (event: { currentTarget: Element }) => void
  readonly onPaste: (event: ClipboardEvent<Element>) => void
} {
  const { store } = useForm()
  const onPaste = usePlainPaste()
  const { pointer } = props
  const ref = useRef<Element>(null)
  const [defaultValue] = useState(() => textOf(store.get(pointer)))
  useEffect(() => {
    const write = () => {
      const text = textOf(store.get(pointer))
      if (ref.current && ref.current.value !== text) ref.current.value = text
    }
    // The value may have changed since it was drawn.
    write()
    return store.subscribe(pointer, write)
  }, [store, pointer])
  useFocusTarget(pointer, () => ref.current?.focus())
  return { ref, defaultValue, onPaste, onChange: ({ currentTarget }) => store.set(pointer, withoutEmpty(currentTarget.value, props)) }
}
