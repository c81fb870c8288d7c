import { useState } from 'react'
import { CallError } from '#api-client/transport/errors.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'

/** The password that a call is sent with, once it was asked for. */
export interface Proof {
  readonly password?: string
}

/** The question for the password, while an act waits for it. */
export interface ProofAsked {
  /** The sentence of a refusal of the last try. */
  readonly error: string | null
  readonly isBusy: boolean
  readonly send: (password: string) => void
  readonly leave: () => void
}

const isAsked = (error: unknown): boolean => error instanceof CallError && error.code === 'REAUTH_REQUIRED'
const isWrong = (error: unknown): boolean => error instanceof CallError && error.errors.some(({ field }) => field === 'password')

/** Makes calls that take a recent password: the first refusal asks for it, and the call is made again with it. */
export function useProof() {
  const [asked, setAsked] = useState<ProofAsked | null>(null)
  /** Makes a call; null when the person leaves the question. */
  const prove = async <Answer>(call: (proof: Proof) => Promise<Answer>): Promise<Answer | null> => {
    try {
      return await call({})
    } catch (error) {
      if (!isAsked(error)) throw error
    }
    return new Promise((resolve, reject) => {
      const show = (error: string | null, isBusy = false) => setAsked({ error, isBusy, send, leave })
      const end = (settle: () => void) => {
        setAsked(null)
        settle()
      }
      const leave = () => end(() => resolve(null))
      const send = (password: string) => {
        show(null, true)
        call({ password }).then(
          (answer) => end(() => resolve(answer)),
          (error: unknown) => (isWrong(error) ? show(refusalSentence(error)) : end(() => reject(error))),
        )
      }
      show(null)
    })
  }
  return { prove, asked }
}
