import { createContext, use, type ReactNode } from 'react'

/** The few words that the kit says by itself. */
export interface KitTexts {
  /** Closes a dialog, a sheet or a toast: « Fermer ». */
  readonly close: string
  /** After the words of a toast with acts, for screen readers: « F6 pour agir ». */
  readonly reachToast: string
  /** Beside the label of a field that may stay empty: « facultatif ». */
  readonly optional: string
  /** Beside a field of date and time, where the clock of the person shows another time than the site: « Heure de Paris ». */
  readonly parisTime: string
  /** Shows what is typed into a field of a password: « Montrer ». */
  readonly show: string
  /** Hides it again: « Masquer ». */
  readonly hide: string
  /** A list that holds nothing that matches what is typed. */
  readonly nothingFound: string
  /** A pasted text that did not fit: the characters that were left out, and the most that the field takes. */
  readonly cut: (over: number, max: number) => string
}

const Texts = createContext<KitTexts | null>(null)

/** Gives the kit its words. */
export function KitTextsProvider({ texts, children }: { readonly texts: KitTexts; readonly children: ReactNode }) {
  return <Texts value={texts}>{children}</Texts>
}

/** Reads the words of the kit. */
export function useKitTexts(): KitTexts {
  const texts = use(Texts)
  if (texts === null) throw new Error('The kit has no words: put a KitProvider above')
  return texts
}
