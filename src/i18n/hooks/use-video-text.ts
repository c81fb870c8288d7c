import { useText } from './use-text.ts'

/** Returns the texts of an external video before it is loaded. */
export function useVideoWords(title: string, service: string) {
  const text = useText()
  return { play: text('block.video.play', { title }), notice: text('block.video.notice', { service }), more: text('block.video.more') }
}
