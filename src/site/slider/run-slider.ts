import { createActor } from 'xstate'
import { sliderStateOf, sliderMachine } from '#machines/slider/slider.machine.ts'
import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import { blockActorOf } from '../actors/block-actor.ts'

/** Starts the slider. */
export function runSlider(): BlockActors['slider'] {
  return blockActorOf(createActor(sliderMachine).start(), sliderStateOf)
}
