import { useEffect, useEffectEvent, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { focusNextPart, type ScreenParts } from '#kit/parts/next-part.ts'
import { isForSomethingElse, useSingleKeys } from '#kit/single-keys.ts'
import { createKeyReader, type GoKey } from './panel-keys.ts'

interface KeyActs {
  readonly onPalette: () => void
  readonly onHelp: () => void
}

/** True for ⌘K, and for Ctrl K off the Mac. */
function isForPalette({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

const PARTS: ScreenParts = [['[data-part="places"] a'], ['#main'], ['[data-part="tabs"] a']]

/** F6 and Shift F6, which go round the parts of the screen also from a field and a dialog. */
const isForParts = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => key === 'F6' && !(ctrlKey || metaKey || altKey)

/** Listens to the keys of the frame: F6 and ⌘K everywhere, G and a letter and ? outside of fields, where single keys are on. */
export function usePanelKeys(keys: readonly GoKey[], { onPalette, onHelp }: KeyActs): void {
  const navigate = useNavigate()
  const [isOn] = useSingleKeys()
  const read = useMemo(() => createKeyReader(keys), [keys])
  /** True where the press was for the frame. */
  const act = useEffectEvent((event: KeyboardEvent): boolean => {
    if (isForPalette(event)) {
      // An open dialog keeps its focus: the palette would stand over what it asks.
      if (document.querySelector('[role=dialog]') === null) onPalette()
      return true
    }
    if (isForParts(event)) {
      focusNextPart(PARTS, event.shiftKey ? -1 : 1)
      return true
    }
    if (!isOn || isForSomethingElse(event)) return false
    const meaning = read(event.key, event.timeStamp)
    if (meaning === 'nothing' || meaning === 'go') return false
    if (meaning === 'help') onHelp()
    else void navigate(meaning.path)
    return true
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!act(event)) return
      event.preventDefault()
      // The letter after G means nothing to the list below.
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [])
}
