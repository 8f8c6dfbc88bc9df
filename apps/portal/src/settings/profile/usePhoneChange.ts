import { useMutation } from '@tanstack/react-query'
import type { ProfileValues } from '@vehicle-partner/forms'
import { useEffect, useState } from 'react'
import { nameSession } from '../../session/nameSession.ts'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { useStepUp } from '../../stepUp/useStepUp.ts'
import type { PhoneChange } from './phoneChange.ts'
import { phoneChangeKey } from './phoneChangeKey.ts'

type NewNumber = Pick<ProfileValues, 'phone' | 'country_code'> & Pick<PhoneChange, 'isPresentNumber'>

const importPhoneChange = () => import('./phoneChange.ts')

/**
 * A change of the phone number, from its request to the code. A reload of the tab goes on with the code that was sent; so does another
 * request for the same number, as long as the server sends no other code.
 */
export function usePhoneChange(userId: string, loadDialog: () => Promise<unknown>) {
  const { dependencies, sessionManager } = usePortal()
  const { tabStorage, clock } = dependencies
  const { users } = useApi()
  const withStepUp = useStepUp()
  const request = useMutation(users.changePhone.mutation())
  /** The change whose code is asked for. */
  const [change, setChange] = useState<PhoneChange>()

  useEffect(() => {
    const restore = async () => {
      if (tabStorage.getItem(phoneChangeKey) === null) return
      const [{ restorePhoneChange }] = await Promise.all([importPhoneChange(), loadDialog()])
      const last = restorePhoneChange(tabStorage, nameSession(sessionManager), clock())
      if (last?.isConfirming) setChange(last)
    }
    // Private windows throw; without the chunks the user begins again.
    restore().catch(() => undefined)
  }, [tabStorage, sessionManager, clock, loadDialog])

  const store = async (next: PhoneChange | undefined) => (await importPhoneChange()).storePhoneChange(tabStorage, next)
  const sendCode = async ({ phone, country_code, isPresentNumber }: NewNumber) => {
    const { data } = await withStepUp((options) => request.mutateAsync({ params: { id: userId }, body: { phone, country_code }, options }))
    const session = nameSession(sessionManager)
    const { reference_id: reference, resend_after_s: resendSeconds } = data
    const code = { reference, sentAt: clock().toISOString(), resendSeconds, isUsedUp: false }
    const sent: PhoneChange = { session, phone, country_code, ...code, isConfirming: true, isPresentNumber }
    await store(sent)
    setChange(sent)
  }
  const keep = (part: Partial<PhoneChange>) => {
    if (change === undefined) return
    const next = { ...change, ...part }
    setChange(next)
    void store(next).catch(() => undefined)
  }
  return {
    change,
    /** Asks for the code of the number, and sends one before where none is on its way. */
    async begin(number: NewNumber) {
      // While the code is on its way.
      void loadDialog().catch(() => undefined)
      const { awaitsCode, restorePhoneChange } = await importPhoneChange()
      const last = restorePhoneChange(tabStorage, nameSession(sessionManager), clock())
      if (!awaitsCode(last, number.phone, clock())) return sendCode(number)
      await store({ ...last, isConfirming: true })
      setChange(last)
    },
    resend: async () => {
      if (change) await sendCode(change)
    },
    /** The code is used up: another one is needed. */
    useUp: () => keep({ isUsedUp: true }),
    /** The dialog is closed; its code stays good. */
    leave: () => {
      keep({ isConfirming: false })
      setChange(undefined)
    },
    /** The number is changed. */
    end: () => {
      void store(undefined).catch(() => undefined)
      setChange(undefined)
    },
  }
}
