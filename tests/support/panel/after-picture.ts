import { act } from 'react'
import { afterPicture } from '#composer/workbench/after-picture.ts'

/** Runs a change, then waits for the renders that follow the paint of the canvas. */
export async function drawn(change: () => void = () => undefined): Promise<void> {
  act(change)
  await act(() => new Promise<void>((resolve) => afterPicture(resolve)))
}
