'use client'
import { otpLength } from '@vehicle-partner/domain'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { Form } from '../Form/Form.tsx'
import { PhoneField } from '../fields/PhoneField.tsx'
import { emptyPhone, phone, type PhoneValue } from '../phoneValue.ts'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { useForm } from '../useForm.ts'

/** The rules of the first step of the phone login (spec section 5). */
export const phoneLoginSchema = z.object({ phone: phone('Invalid phone number') })
export type PhoneLoginValues = z.infer<typeof phoneLoginSchema>

export interface PhoneLoginFormProps {
  /** Sends a code to the number. Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: PhoneLoginValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** The initial number, such as when the user comes back from the next step. */
  number?: PhoneValue | undefined
  /** Focuses the number on mount: for a user who comes back to it. */
  focused?: boolean
}

/** Sends a login code to a phone number. */
export function PhoneLoginForm({ onSubmit, onSubmitError, number = emptyPhone, focused = false }: PhoneLoginFormProps) {
  const { control, submit, ready, pending, focus } = useForm(phoneLoginSchema, { phone: number }, onSubmit)
  useEffect(() => {
    if (focused) focus('phone')
  }, [focused, focus])
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError}>
      <PhoneField control={control} name="phone" label="Phone number" hint={`We send a ${otpLength}-digit code by SMS`} />
      <SubmitButton ready={ready} pending={pending} pendingLabel="Sending code...">
        Send code
      </SubmitButton>
    </Form>
  )
}
