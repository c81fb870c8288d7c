import { useLayoutEffect, useRef } from 'react'
import { useText } from '#i18n/hooks/use-text.ts'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { useFieldIds } from '#ui/forms/form-scope.ts'

interface UnansweredProps {
  /** The field that would stand here. */
  readonly name: string
  readonly onAskAgain: () => void
}

/** In place of a field for which the shop did not answer: says so, and asks again; the field takes the focus over when it comes. */
export function RequestFailed({ name, onAskAgain }: UnansweredProps) {
  const text = useText()
  const { id } = useFieldIds(name)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      if (document.activeElement === current) queueMicrotask(() => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus())
    }
  }, [id])
  return (
    <FormNotice kind="failure" title={text('form.unreachable')}>
      <button ref={button} id={id} type="button" className="button" data-style="secondary" onClick={onAskAgain}>
        {text('block.cart.askAgain')}
      </button>
    </FormNotice>
  )
}
