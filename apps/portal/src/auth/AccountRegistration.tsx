import { paths } from '@vehicle-partner/domain'
import { getFieldErrors, RegisterForm, type RegisterValues } from '@vehicle-partner/forms'
import { useState, useSyncExternalStore } from 'react'
import { usePortal } from '../session/PortalContext.ts'
import { hasErrorCode } from '../session/hasErrorCode.ts'
import { createTabDraft } from '../session/tabDraft.ts'
import { useSession } from '../session/useSession.ts'
import { useFormSubmit } from '../toasts/useFormSubmit.ts'
import { ExistingAccountHelp } from './ExistingAccountHelp.tsx'
import { TermsAgreement } from './parts/TermsAgreement.tsx'

const subscribeToNothing = () => () => undefined

/** Registers an account; its session continues with the choice of a partner type (spec section 4). */
export function AccountRegistration() {
  const { signInWith } = useSession()
  const { accountEmail, dependencies, sessionManager } = usePortal()
  const [registrationDraft] = useState(() => createTabDraft(dependencies.tabStorage, 'DRAFT_REGISTER'))
  const [hadDraft] = useState(() => registrationDraft.read() !== null)
  // The first render of a loaded page equals the HTML that every visitor gets.
  const isRestored = useSyncExternalStore(
    subscribeToNothing,
    () => hadDraft,
    () => false,
  )
  const [takenFields, setTakenFields] = useState<readonly string[]>([])
  const form = useFormSubmit(async (values: RegisterValues) => {
    const body = { ...values, meta: { channel: 'web', source: 'partners-portal', type: 'user' } }
    setTakenFields([])
    try {
      await signInWith(async (api) => (await import('../session/sessionApi.ts')).registerAccount(api, body, sessionManager), {
        defaultPath: paths.welcome(),
        content: JSON.stringify(body),
      })
    } catch (error) {
      const taken = hasErrorCode(error, 'ItemAlreadyExist') ? getFieldErrors(error).map(([field]) => field) : []
      // The next form is for the account that has this address.
      if (taken.includes('email')) accountEmail.write(values.email)
      setTakenFields(taken)
      throw error
    }
  })
  return (
    <RegisterForm
      // The form reads its first values once.
      key={isRestored ? 'restored' : 'empty'}
      draft={isRestored ? registrationDraft : { ...registrationDraft, read: () => null }}
      {...form}
      fieldHelp={Object.fromEntries(takenFields.map((field) => [field, <ExistingAccountHelp key={field} />]))}
      terms={<TermsAgreement by="creating an account" />}
    />
  )
}
