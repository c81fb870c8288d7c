import type { KitTexts } from '#kit/texts.tsx'

/** Texts of the kit for tests that render parts of it. */
export const kitTexts: KitTexts = {
  close: 'Fermer',
  optional: 'facultatif',
  parisTime: 'Heure de Paris',
  show: 'Montrer',
  hide: 'Masquer',
  reachToast: 'F6 pour agir.',
  nothingFound: 'Rien de tel',
  cut: (over, max) => `${over} de trop sur ${max}`,
}
