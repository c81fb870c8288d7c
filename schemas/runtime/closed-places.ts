import type { ParameterType } from '#schemas/api/sites/parameter.ts'

/** An address of a page, and whether the page is closed to everybody. */
export interface ClosableAddress {
  readonly url: string
  readonly isClosed: boolean
}

/** The parts and pages of a site that are closed to everybody, with what it takes to recognise links to them. */
export interface ClosedPlaces {
  /** The settings that are off and close a part of the site. */
  readonly settings: readonly ParameterType[]
  /** The hosts of the site: links to them are links of the site. */
  readonly hosts: readonly string[]
  /** The prefix in paths of the language of the texts; links without a prefix are read in this language. */
  readonly prefix: string
  /** The languages of the site by their prefixes: the closed addresses, and the open ones that a closed pattern fits too. Patterns are in the order in which pages are looked up. */
  readonly languages: readonly { readonly prefix: string; readonly addresses: readonly ClosableAddress[] }[]
}
