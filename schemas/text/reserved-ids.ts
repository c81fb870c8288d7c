/** The ids that pages give to parts of their own, which scripts and links look for. */
const FIXED = new Set(['app', 'state', 'consent', 'notifications', 'announcer', 'unheard', 'contenu', 'cart-drawer', 'error-q'])

/** How the ids begin that pages give to several of their parts: those of legal texts, of choices, of the question of consent. */
const FAMILIES = ['part-', 'choices-', 'tarteaucitron']

/** The forms of pages whose fields bear their names. */
const FORMS = [
  'element.register',
  'element.remind',
  'form.submit',
  'message.send',
  'newsletter.confirm',
  'newsletter.subscribe',
  'newsletter.unsubscribe',
  'newsletter.update',
  'order.delivery',
  'order.identity',
  'order.pay',
  'order.place',
  'order.withdraw',
  'password.reset',
  'privacy.request',
  'session.end',
  'totp.disable',
  'totp.enable',
  'totp.start',
  'user.delete',
  'user.export',
  'user.login',
  'user.logout',
  'user.register',
  'user.update',
].map((name) => `${name.replace('.', '-')}-`)

/** Returns true when an id is one that every page gives to parts of its own. */
export function isReservedId(id: string): boolean {
  return FIXED.has(id) || [...FAMILIES, ...FORMS].some((start) => id.startsWith(start))
}

/** Returns true when an id is among those that a block gives to parts of its own. */
export function isIdOfBlock(id: string, blockId: string): boolean {
  return id.startsWith(`${blockId}-`)
}
