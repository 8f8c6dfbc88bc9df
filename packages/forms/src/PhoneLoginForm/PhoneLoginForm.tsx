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
  /** A number that is known already, such as that of the step that somebody came back from. */
  number?: PhoneValue | undefined
  /** Takes the keyboard to the number at once: for somebody who came back to it. */
  focused?: boolean
}

/** The phone number of somebody who has an account, to send a code to. */
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
