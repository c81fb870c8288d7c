/** Calls back on each act of the visitor: a pointer that moves, a press, a key, an entry, a focus. */
export function onTouch(act: () => void): void {
  const touch = ({ type, target, movementX, movementY }: PointerEvent) => {
    // The browser also reports a pointer that rests, when the page appears or scrolls below it, and the focus that autofocus gives.
    if (type === 'pointermove' ? movementX || movementY : type !== 'focusin' || !(target as HTMLElement).autofocus) act()
  }
  for (const type of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'input', 'focusin'])
    addEventListener(type, touch as (event: Event) => void, true)
}
