/** Words of a value of the site. */
export interface ValueWords {
  readonly label: string
  /** The value today; empty where the site has none. */
  readonly now: string
}

/** A value of the site that can be inserted into a text. */
export interface TextValue extends ValueWords {
  /** `{{COMPANY_PHONE}}`. */
  readonly placeholder: string
}

const bareName = (placeholder: string) => placeholder.replaceAll(/[\s{}]|&nbsp;/g, '')

/** The words of a placeholder; one that is not known here is called by its name. */
export function valueWords(values: readonly TextValue[], placeholder: string): ValueWords {
  const bare = bareName(placeholder)
  return values.find((value) => bareName(value.placeholder) === bare) ?? { label: bare, now: '' }
}
