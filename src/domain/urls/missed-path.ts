import { MISSED_MAX } from '#schemas/admin/redirects/redirect-limits.ts'
import { toNfc } from '#schemas/text/normalise-text.ts'
import { stripEnd } from '#schemas/text/strip-ends.ts'
import { redactTokens } from './redact-tokens.ts'
import { refusedInAddress } from './safe-redirect.ts'

/** Names of programs that robots try on every site. */
const probe =
  /(?:^|\/)(?:\.[^/]*|_[^/]*|wp-[^/]*|wordpress|xmlrpc\.php|cgi-bin|phpmyadmin|pma|adminer[^/]*|vendor|actuator|solr|owa|boaform|hnap1|autodiscover|telescope|phpinfo[^/]*|administrator|graphql|config[^/]*|backup[^/]*|console|env|debug|server-status|shell[^/]*|eval-stdin\.php)(?:\/|$)/i

/** Files that a page asks for, and those that robots look for. No visitor types their address. */
const file =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|css|js|mjs|map|json|xml|txt|woff2?|ttf|eot|mp[34]|webm|sql|bak|old|zip|t?gz|tar|rar|7z|ya?ml|ini|log|conf|env|git|sh|exe|dll|cgi|jsp|do|action|key|pem)$/i

/** The stored part of a missing path: no query, no token, no last slash. Null for what robots try, for a file, and for what is no path of a site. */
export function missedPath(path: string): string | null {
  const plain = stripEnd(toNfc(path).replace(/[?#].*$/s, ''), /\//)
  if (!plain.startsWith('/') || plain.startsWith('//') || plain.length > MISSED_MAX) return null
  if (refusedInAddress.test(plain) || !plain.isWellFormed() || probe.test(plain) || file.test(plain)) return null
  return redactTokens(plain)
}
