/** True for an element whose keys write a text or choose a value. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** True for the space bar on a control that it presses, such as a switch: it writes nothing. */
export const pressesControl = ({ key, target }: KeyboardEvent): boolean =>
  key === ' ' && target instanceof HTMLElement && target.matches('button, summary, [type="checkbox"], [type="radio"]')
