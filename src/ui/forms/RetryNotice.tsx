import { FormNotice } from './FormNotice.tsx'

interface AskAgainNoticeProps {
  /** Null where it is said elsewhere. */
  readonly title: string | null
  /** The label of the retry button; null without one. */
  readonly again: string | null
  readonly onAskAgain: (() => void) | null
}

/** Why something did not come, and the button that asks for it again. */
export function AskAgainNotice({ title, again, onAskAgain }: AskAgainNoticeProps) {
  return (
    <FormNotice kind="failure" title={title}>
      {again !== null && (
        <button type="button" className="button" data-style="secondary" onClick={onAskAgain ?? undefined}>
          {again}
        </button>
      )}
    </FormNotice>
  )
}
