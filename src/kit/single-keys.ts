import { readLocalStorageValue, useLocalStorage } from '@mantine/hooks'

/**
 * The keys of one character that a person turns on or off, each with the place of the choice and what it is at first. Letters of the
 * composer stand beside texts that are written, so they are off; its signs, which open something, and the keys of lists are on.
 */
const CHOICES = {
  lists: { key: 'panel-single-keys', isOn: true },
  letters: { key: 'composer-letter-keys', isOn: false },
  signs: { key: 'composer-sign-keys', isOn: true },
} as const

/** The name of a choice about keys of one character. */
export type KeyChoice = keyof typeof CHOICES

/** Reads if such keys act, and changes it. They can be turned off, since speech input may press them by mistake. */
export function useSingleKeys(choice: KeyChoice = 'lists'): readonly [boolean, (isOn: boolean) => void] {
  const { key, isOn: defaultValue } = CHOICES[choice]
  const [isOn, setIsOn] = useLocalStorage<boolean>({ key, defaultValue, getInitialValueInEffect: false })
  return [isOn, setIsOn]
}

/** True when such keys act now, for code outside of React. */
export function areSingleKeysOn(choice: KeyChoice): boolean {
  const { key, isOn: defaultValue } = CHOICES[choice]
  return readLocalStorageValue<boolean>({ key, defaultValue })
}

/** True when a press of a key is typing, or belongs to a menu or a dialog: no single key acts there. */
export function isForSomethingElse({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=menu], [role=dialog], dialog') !== null
  )
}
