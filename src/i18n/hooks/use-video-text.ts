import { useText } from './use-text.ts'

/** What is said of a video of another service before anything of it is fetched. */
export function useVideoWords(title: string, service: string) {
  const text = useText()
  return { play: text('block.video.play', { title }), notice: text('block.video.notice', { service }), more: text('block.video.more') }
}
