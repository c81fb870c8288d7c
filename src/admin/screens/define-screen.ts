import type { ComponentType } from 'react'
import type { Right } from '#schemas/admin/resources/rights.ts'
import type { Translations } from '#schemas/errors/translations.ts'
import type { IconName } from '#kit/icons/icon-set.ts'
import type { PanelKey } from '#admin/texts/use-panel-text.ts'

/** A number beside the name of a place: how many of something wait there. */
export interface PlaceBadge {
  /** Asks for the number; undefined until it is known. */
  readonly useCount: () => number | undefined
  /** Message with the value `count`, read out instead of the number. */
  readonly label: PanelKey
  /** True where a visitor waits: the number stands out, on a phone too. */
  readonly isWaitedFor?: boolean
}

/** How a screen stands in the navigation, among the single keys and in the palette. */
export interface ScreenPlace {
  readonly label: PanelKey | Translations
  readonly icon: IconName
  /** Other words by which the palette finds it. */
  readonly words?: PanelKey
  /** Group of the navigation: above all groups, « Site » or « Maison ». */
  readonly group: 'top' | 'site' | 'house'
  /** Place in the bar of a phone, counted from 1, with a shorter name where the other is too long; without one it is in the menu « Plus ». */
  readonly tab?: { readonly at: number; readonly label?: PanelKey }
  readonly badge?: PlaceBadge
}

/** A kind of things that a screen lists. `one` stands before the number of a thing; null where the screen shows the only one. */
export interface ScreenThings {
  readonly kind: string
  readonly one: string | null
}

interface ScreenBase {
  /** Route below the address of the panel, such as `membres` or `messages/:id`; empty for the first screen. */
  readonly path: string
  /** Right that opens it; null where the screen itself asks. */
  readonly right: Right | null
  /** True where it fills the window, without the frame. */
  readonly isAlone?: boolean
  readonly place?: ScreenPlace
  readonly things?: readonly ScreenThings[]
}

/** A screen that is fetched when it is opened. */
interface FetchedScreen extends ScreenBase {
  readonly load: () => Promise<ComponentType>
}

/** A screen that is part of the first script. */
interface FirstScreen extends ScreenBase {
  readonly component: ComponentType
}

/** A screen of the panel. Its route, its right and its places in the navigation follow from it. */
export type PanelScreen = FetchedScreen | FirstScreen

/** Declares a screen of the panel; `src/admin/panel-screens.ts` lists all. */
export const defineScreen = (screen: PanelScreen): PanelScreen => screen

/** The address of a screen in the panel. */
export const addressOf = ({ path }: PanelScreen): string => `/${path}`
