/** Where a name on Telegram is found, with its @ or without; null for what is no such name. */
export function telegramAddress(name: string): string | null {
  const own = /^@?([a-z0-9_]{5,32})$/i.exec(name)?.[1]
  return own === undefined ? null : `https://t.me/${own}`
}
