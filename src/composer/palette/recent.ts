import { useLocalStorage } from '@mantine/hooks'

/** The number of entries that are remembered. */
const MOST = 6

/** Puts a key before the others; the oldest one goes. */
export function withRecent(keys: readonly string[], key: string): readonly string[] {
  return [key, ...keys.filter((each) => each !== key)].slice(0, MOST)
}

/** The keys of the ready content that was added last on this device, the newest first. */
export function useRecent() {
  const [recent, setRecent] = useLocalStorage<readonly string[]>({
    key: 'composer-recent',
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  return { recent, remember: (key: string) => setRecent((keys) => withRecent(keys, key)) }
}
