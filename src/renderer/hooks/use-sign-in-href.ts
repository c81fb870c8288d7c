import { useLocalePath, usePage } from '#renderer/context.ts'

/** The way to sign in, and back to this page from there. */
export function useSignInHref(): string {
  const localPath = useLocalePath()
  const { path } = usePage()
  return `${localPath('/auth')}?target=${encodeURIComponent(path)}`
}
