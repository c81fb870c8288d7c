import { useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useText } from '#i18n/hooks/use-text.ts'
import { useBlockActor } from '#renderer/context.ts'
import { useActorState } from '#renderer/hooks/use-actor-state.ts'
import type { DiscountState } from '#schemas/runtime/block-actors.ts'
import styles from './View.module.css'

/** A field for a discount's code, and the code that the cart has. */
export function CodeForm({ id }: { readonly id: string }) {
  const text = useText()
  const actor = useBlockActor('discount')
  const state = useActorState(actor)
  const [isEmpty, setEmpty] = useState(false)
  const room = useRef<HTMLDivElement>(null)
  const followAnswer = useAnswerFocus(room, state)
  if (!actor || !state) return null
  const { applied, isAsking, message } = state
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = new FormData(event.currentTarget).get('code')
    const code = typeof written === 'string' ? written.trim() : ''
    setEmpty(code === '')
    if (code === '') return event.currentTarget.querySelector('input')?.focus()
    if (isAsking) return undefined
    followAnswer()
    actor.send({ type: 'code.submit', code })
  }
  const remove = () => {
    followAnswer()
    actor.send({ type: 'code.remove' })
  }
  const said = message === '' ? text('form.unreachable') : message
  return (
    <div ref={room}>
      {applied === null ? (
        <AskedCode id={id} fault={isEmpty ? text('block.cart.codeMissing') : said} isAsking={isAsking} onSubmit={submit} />
      ) : (
        <p className={styles.applied}>
          <span role="status">{text('block.cart.hasCode', { code: applied })}</span>
          <button type="button" className="button" data-style="link" onClick={remove}>
            {text('block.cart.removeCode')}
          </button>
        </p>
      )}
    </div>
  )
}

interface AskedCodeProps {
  readonly id: string
  readonly fault: string | null
  readonly isAsking: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

function AskedCode({ id, fault, isAsking, onSubmit }: AskedCodeProps) {
  const text = useText()
  const faultId = fault === null ? undefined : `${id}-code-fault`
  return (
    <form className={styles.code} onSubmit={onSubmit}>
      <label htmlFor={`${id}-code`}>{text('block.cart.codeLabel')}</label>
      <div className={styles.codeLine}>
        <input
          id={`${id}-code`}
          className={styles.codeField}
          name="code"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={faultId}
          aria-invalid={faultId ? true : undefined}
        />
        <button type="submit" className="button" data-style="secondary" aria-disabled={isAsking || undefined}>
          {text('block.cart.applyCode')}
        </button>
      </div>
      <p id={`${id}-code-fault`} className={styles.fault} role="alert">
        {fault}
      </p>
    </form>
  )
}

/** Moves the focus after a press to its result: the invalid field, else the new button. A focus that went elsewhere meanwhile stays there. */
function useAnswerFocus(room: RefObject<HTMLElement | null>, state: DiscountState | null): () => void {
  const isFollowing = useRef(false)
  const { applied = null, message = null, isAsking = false } = state ?? {}
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (!isFollowing.current || isAsking) return
    isFollowing.current = false
    if (activeElement === body || room.current?.contains(activeElement)) room.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [room, applied, message, isAsking])
  return () => {
    isFollowing.current = true
  }
}
