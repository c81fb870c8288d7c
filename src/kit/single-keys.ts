import { readLocalStorageValue, useLocalStorage } from '@mantine/hooks'

const KEY = 'panel-single-keys'

/** Reads if keys of a single letter act, and changes it. They can be turned off, since speech input may press them by mistake. */
export function useSingleKeys(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useLocalStorage({ key: KEY, defaultValue: true, getInitialValueInEffect: false })
  return [isOn, setIsOn]
}

/** True when keys of a single letter act now, for code outside of React. */
export function areSingleKeysOn(): boolean {
  return readLocalStorageValue({ key: KEY, defaultValue: true })
}

/** True when a press of a key is typing, or belongs to a menu or a dialog: no single key acts there. */
export function isForSomethingElse({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=menu], [role=dialog], dialog') !== null
  )
}
