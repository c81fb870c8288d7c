import type { FormsText } from '#i18n/hooks/use-forms-text.ts'

/** How far a file is: behind those before it, being made ready, or the percentage that has left; at 100 the server prepares it. */
export type UploadStage = 'waiting' | 'preparing' | number

/** The stage of a file by the share that has left. */
export const stageOf = (share: number): UploadStage => Math.round(share * 100)

/** The value of a progress bar at a stage: none while nothing can be measured. */
export const stageValue = (stage: UploadStage): number | undefined => (typeof stage === 'number' ? stage : undefined)

/** The stage of a named file, in words. */
export function stageWords(name: string, stage: UploadStage, text: FormsText): string {
  if (typeof stage !== 'number') return text(`forms.media.${stage}`, { name })
  return stage < 100 ? text('forms.media.uploading', { name, percent: stage }) : text('forms.media.onServer', { name })
}
