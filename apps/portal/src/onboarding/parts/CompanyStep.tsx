import { useMutation } from '@tanstack/react-query'
import { businessTypes, lagosDate } from '@vehicle-partner/domain'
import { CompanyForm, type CompanyValues } from '@vehicle-partner/forms'
import type { ReactNode } from 'react'
import { useApi, useClock, usePortal, useSession } from '../../session/useSession.ts'
import { isAlreadyDone } from './stepErrors.ts'
import { createFormDraft } from './formDraft.ts'
import { useTold } from './useTold.ts'

export interface CompanyStepProps {
  aside: ReactNode
  /** The organisation is there; settles when the next step is on the page. */
  onDone: () => Promise<void>
}

/** Makes a business of what is registered of it. */
export function CompanyStep({ aside, onDone }: CompanyStepProps) {
  const { session } = useSession()
  const { dependencies } = usePortal()
  const now = useClock()
  const emittedEvents = useTold()
  const create = useMutation(useApi().partners.create.mutation())

  const send = async ({ company_phone, business_type, ...values }: CompanyValues) => {
    emittedEvents.forget()
    const kind = businessTypes.find((known) => known === business_type)
    if (!kind) throw new Error(`The form gave a business type that there is not: ${business_type}`)
    try {
      await create.mutateAsync({
        body: { ...values, mode: 'business', business_type: kind, company_phone: company_phone.number, country: company_phone.country },
      })
      dependencies.analytics.record('Partner Provided Business Information', { started_transport_business_on: values.experience_start_date })
      emittedEvents.toast.success('Partner account created')
    } catch (reason) {
      if (!isAlreadyDone(reason)) throw reason
    }
    await onDone()
  }
  return (
    <CompanyForm
      today={lagosDate(now())}
      draft={session ? createFormDraft(dependencies.storage, 'COMPANY', session.user.id) : undefined}
      onSubmit={send}
      onSubmitError={emittedEvents.refused}
      aside={aside}
    />
  )
}
