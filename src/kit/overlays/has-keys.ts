/** False on a touch screen, where the focus in a field brings the keyboard over what is to be read. */
export const hasKeys = (): boolean => !window.matchMedia('(pointer: coarse)').matches
