import type { Session } from '@vehicle-partner/api/session'
import { expect, test, vi } from 'vitest'
import { createUnsentForms } from './unsentForms.ts'

const typed = { description: 'A tyre has burst near Ojota.' }

/** A session of a member of two organisations. */
function createTestSession(user: string, organization: string, role: string): Session {
  const memberships = ['org_1', 'org_2'].map((id) => ({
    partner: { id, mode: 'business' },
    roles: [{ name: role }],
    onboardingState: { identity: 'completed', address: { status: 'completed', partner_type: 'business' } },
    supportedCities: [{ id: 'cty_1' }],
  }))
  return {
    token: user,
    user: { id: user },
    associatedOrganizations: memberships,
    activeContext: memberships.find(({ partner }) => partner.id === organization),
  } as unknown as Session
}

function setUp() {
  let session: Session | undefined
  let pathname = '/trips/details/trp_1'
  const listeners: (() => void)[] = []
  const onRestore = vi.fn()
  const setSession = (user: string | undefined, organization = 'org_1', role = 'partner_trip_manager') => {
    session = user === undefined ? undefined : createTestSession(user, organization, role)
    for (const listener of listeners) listener()
  }
  setSession('usr_1')
  const unsentForms = createUnsentForms({
    sessionManager: {
      session: () => session,
      subscribe(listener) {
        listeners.push(listener)
        return () => undefined
      },
    },
    currentLocation: () => ({ pathname }),
    onRestore,
  })
  const read = () => unsentForms.open('TripIssueForm').read()
  const go = (path: string) => void (pathname = path)
  /** Types into a form, which is then taken away because the session ends. */
  const loseSession = () => {
    const form = unsentForms.open('TripIssueForm')
    form.write(typed)
    setSession(undefined)
    form.close()
  }
  return { unsentForms, onRestore, setSession, read, go, loseSession }
}

test('what was typed waits for its user, on its page', () => {
  const { unsentForms, onRestore, setSession, read, go, loseSession } = setUp()
  loseSession()
  expect(unsentForms.isEmpty()).toBe(false)
  expect(read()).toBeUndefined()
  setSession('usr_1')
  go('/dashboard')
  expect(unsentForms.has('TripIssueForm')).toBe(false)
  go('/trips/details/trp_1')
  expect(unsentForms.has('DisputeForm')).toBe(false)
  expect(unsentForms.has('TripIssueForm')).toBe(true)
  expect(onRestore).not.toHaveBeenCalled()
  expect(read()).toEqual(typed)
  expect(onRestore).toHaveBeenCalledOnce()
})

test('another user never gets it, and it is gone for the first one afterwards', () => {
  const { unsentForms, setSession, read, loseSession } = setUp()
  loseSession()
  setSession('usr_2')
  expect(read()).toBeUndefined()
  expect(unsentForms.isEmpty()).toBe(true)
  setSession(undefined)
  setSession('usr_1')
  expect(read()).toBeUndefined()
})

test('another organisation does not get it', () => {
  const { setSession, read, loseSession } = setUp()
  loseSession()
  setSession('usr_1', 'org_2')
  expect(read()).toBeUndefined()
  setSession('usr_1')
  expect(read()).toEqual(typed)
})

test('a form that its user leaves, empties or clears with a log-out is not kept', () => {
  const { unsentForms, read } = setUp()
  const form = unsentForms.open('TripIssueForm')
  form.write(typed)
  form.close()
  expect(read()).toBeUndefined()
  form.write(typed)
  form.write({})
  expect(unsentForms.isEmpty()).toBe(true)
  form.write(typed)
  unsentForms.clear()
  expect(read()).toBeUndefined()
})

test.each([
  ['roles of the user change', 'org_1', 'partner_staff'],
  ['another tab chooses another organisation', 'org_2', 'partner_trip_manager'],
])('a form that is taken away because %s is kept until the page is there again', (_, organization, role) => {
  const { unsentForms, setSession, read } = setUp()
  const form = unsentForms.open('TripIssueForm')
  form.write(typed)
  setSession('usr_1', organization, role)
  form.close()
  setSession('usr_1')
  expect(read()).toEqual(typed)
  const again = unsentForms.open('TripIssueForm')
  again.close()
  expect(read()).toBeUndefined()
})

test('what the user chose to leave behind is forgotten, on the present page alone', () => {
  const { unsentForms, setSession, read, go } = setUp()
  unsentForms.open('TripIssueForm').write(typed)
  go('/trips/details/trp_2')
  unsentForms.open('TripIssueForm').write(typed)
  unsentForms.forgetPage()
  setSession('usr_1', 'org_2')
  setSession('usr_1')
  expect(read()).toBeUndefined()
  go('/trips/details/trp_1')
  expect(read()).toEqual(typed)
})
