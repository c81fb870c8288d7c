/** In the address of the team: the form of an invitation is open. */
export const INVITE = 'inviter'
