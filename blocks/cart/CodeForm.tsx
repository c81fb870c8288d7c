import { useText } from '#i18n/use-text.ts'
import { useBlockActor } from '#renderer/context.ts'
import { useActorState } from '#renderer/use-actor-state.ts'
import styles from './View.module.css'

/** A field for a discount's code, and the code that the cart has. */
export function CodeForm({ id }: { readonly id: string }) {
  const text = useText()
  const actor = useBlockActor('discount')
  const state = useActorState(actor)
  if (!actor || !state) return null
  const { applied, isAsking, message } = state
  if (applied !== null)
    return (
      <p className={styles.applied}>
        <span role="status">{text('block.cart.hasCode', { code: applied })}</span>
        <button type="button" className="button" data-style="link" onClick={() => actor.send({ type: 'code.remove' })}>
          {text('block.cart.removeCode')}
        </button>
      </p>
    )
  const fault = message === null ? undefined : `${id}-code-fault`
  return (
    <form
      className={styles.code}
      onSubmit={(event) => {
        event.preventDefault()
        const code = new FormData(event.currentTarget).get('code')
        if (typeof code === 'string' && !isAsking) actor.send({ type: 'code.submit', code })
      }}
    >
      <label htmlFor={`${id}-code`}>{text('block.cart.codeLabel')}</label>
      <div className={styles.codeLine}>
        <input
          id={`${id}-code`}
          className={styles.codeField}
          name="code"
          type="text"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={fault}
          aria-invalid={fault ? true : undefined}
        />
        <button type="submit" className="button" data-style="secondary" aria-disabled={isAsking || undefined}>
          {text('block.cart.applyCode')}
        </button>
      </div>
      <p id={`${id}-code-fault`} className={styles.fault} role="alert">
        {message === '' ? text('form.unreachable') : message}
      </p>
    </form>
  )
}
