import { useEffect, useState } from 'react'
import { passwordStrength, type PasswordStrength } from '#domain/passwords/password-strength.ts'
import { usePage, useSite } from '#renderer/context.ts'
import { hostOf } from '#renderer/host-of.ts'

/** How strong a password is while it is typed, on this site and for this address. */
export function usePasswordStrength(password: string, email: string): PasswordStrength {
  const { name } = useSite()
  const { canonical } = usePage()
  const common = useCommonPasswords(password !== '')
  const isCommon = common === null ? undefined : (word: string) => common.has(word)
  return passwordStrength(password, { email, siteName: name, siteHosts: hostsOf(canonical), ...(isCommon && { isCommon }) })
}

function hostsOf(url: string): string[] {
  return [hostOf(url) ?? []].flat()
}

/** The passwords that everyone tries first, fetched with the first letter that is typed; null until they are here. */
function useCommonPasswords(isWanted: boolean): ReadonlySet<string> | null {
  const [common, setCommon] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!isWanted || common !== null) return
    let isLeft = false
    const take = async () => {
      const { commonPasswords } = await import('#domain/passwords/common-passwords.ts')
      const words = await commonPasswords()
      if (!isLeft) setCommon(words)
    }
    // Without them nothing good is said of a password; the server still knows them.
    void take().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [isWanted, common])
  return common
}
