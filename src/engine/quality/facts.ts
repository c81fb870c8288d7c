import { isRecord } from '#schemas/text/is-record.ts'

/** A picture or a file of the library, as far as checks need it. */
export interface MediaFact {
  readonly isPicture: boolean
  /** Width in pixels; 0 where it is unknown. */
  readonly width: number
  readonly alt: string
}

/** A text colour of the theme with its ground, and the tone of the blocks that show the pair. */
export interface ColorPair {
  readonly tone: string
  readonly text: string
  readonly ground: string
}

/** The price of a service, which texts name by its placeholder. */
export interface PriceFact {
  /** `SERVICE_PRICE_12`. */
  readonly name: string
  readonly title: string
  readonly cents: number | null
  /** False for a service that is offline or in the trash: texts have its last price. */
  readonly isShown: boolean
}

/** A shared section: shown in the language of the document, with content in other languages alone, or gone. */
export type SectionState = 'shown' | 'elsewhere' | 'gone'

/**
 * The facts of a site that a document is checked against. An address, a form or a file that is not listed has not been looked up
 * and is not judged.
 */
export interface QualityFacts {
  /** The language of the document: `fr_FR`. */
  readonly locale: string
  /** The hosts at which the site answers: `domaine.example`, or `localhost:8080`. */
  readonly hosts: readonly string[]
  /** True for addresses that exist, by their path: `/contact`. */
  readonly links: Readonly<Record<string, boolean>>
  /** The files of the library by their number; null for one that is gone. */
  readonly media: Readonly<Record<string, MediaFact | null>>
  /** True for forms that exist, by their name. */
  readonly forms: Readonly<Record<string, boolean>>
  /** The shared sections by their number. */
  readonly sections: Readonly<Record<string, SectionState>>
  readonly colors: readonly ColorPair[]
  /** The settings without a value that texts may name: `COMPANY_NAME`, `LEGAL_NOTICE`. */
  readonly emptySettings: readonly string[]
  /** Texts of ready content that only their author can write: instructions, and facts that no two companies share. */
  readonly wordsToReplace: readonly string[]
  /**
   * The texts of a page in the first language of its site that its translation is to say otherwise, by their places. Absent in that language, and for
   * what is no page.
   */
  readonly sourceTexts?: Readonly<Record<string, string>> | undefined
  readonly prices: readonly PriceFact[]
}

/** The file that a value of props names; null for one that is gone, undefined for one that was not looked up. */
export function mediaFactOf(media: QualityFacts['media'], value: unknown): MediaFact | null | undefined {
  return isRecord(value) && typeof value['id'] === 'number' ? media[value['id']] : undefined
}
