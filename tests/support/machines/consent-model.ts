import { setup } from 'xstate'

/** The actions of a visitor on the cookie choices, and the passage of time. */
export type ConsentEvent = {
  readonly type: 'visit' | 'accept' | 'refuse' | 'personalise' | 'allow one' | 'close' | 'allow all' | 'deny all' | 'six months'
}

/** The model of cookie choices: requested until one is made, stored for six months, changed or withdrawn at any time. */
export const consentModel = setup({ types: { events: {} as ConsentEvent } }).createMachine({
  initial: 'notAsked',
  states: {
    notAsked: { on: { visit: 'asked' } },
    asked: { on: { visit: 'asked', accept: 'accepted', refuse: 'refused', personalise: 'choosing' } },
    choosing: { on: { visit: 'asked', close: 'asked', 'allow one': 'customised' } },
    accepted: { on: { visit: 'accepted', 'deny all': 'withdrawn', 'six months': 'expired' } },
    refused: { on: { visit: 'refused', 'allow all': 'accepted', 'six months': 'expired' } },
    customised: { on: { visit: 'customised', 'allow all': 'accepted', 'deny all': 'withdrawn', 'six months': 'expired' } },
    withdrawn: { on: { visit: 'withdrawn', 'allow all': 'accepted', 'six months': 'expired' } },
    expired: { on: { visit: 'expired', accept: 'accepted', refuse: 'refused', 'allow one': 'customised' } },
  },
})
