import { failWith, type DemoSetup, type PersonKey } from '@vehicle-partner/api/mock'

export const email = 'ngozi.umeh@demo.test'

/** An invitation of Okafor Mobility, whose mailed or copied link has the code `secret`. */
const openLink =
  (link: 'mailed' | 'copied'): DemoSetup =>
  ({ team }) => {
    const [invitation] = team.invitations
    if (invitation) Object.assign(invitation, { member_email: email, [link === 'mailed' ? 'code' : 'link_code']: 'secret' })
  }
export const mailed = openLink('mailed')
export const copied = openLink('copied')

/** The account of a demo user has the invited address. */
export const withAccount =
  (person: PersonKey, isConfirmed: boolean): DemoSetup =>
  ({ people }) => {
    Object.assign(people[person], { email, ...(isConfirmed ? {} : { email_verified_at: null }) })
  }

/** Someone registers with the address while the form is filled in. */
export const registeredMeanwhile =
  (isConfirmed: boolean): DemoSetup =>
  (demoData) => {
    failWith('auth.register', 'ItemAlreadyExist')(demoData)
    const [rejection] = demoData.callOverrides.splice(-1)
    if (!rejection) return
    const respond = (...args: Parameters<typeof rejection.respond>) => {
      withAccount('new', isConfirmed)(demoData)
      return rejection.respond(...args)
    }
    demoData.callOverrides.push({ ...rejection, respond })
  }
