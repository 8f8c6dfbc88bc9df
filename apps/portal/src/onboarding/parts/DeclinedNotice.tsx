import { isDeclined } from '@vehicle-partner/domain'
import { AlertStrip, Stack, Text } from '@vehicle-partner/ui'
import { useState } from 'react'
import { SupportContacts } from '../../support/SupportContacts.tsx'

/** A check, as the server has stored it. */
export interface Review {
  status: string
  reason_code?: string | null | undefined
  reason_text?: string | null | undefined
  /** Submissions that are left today. */
  attempts_left?: number | undefined
}

interface DeclinedNoticeProps {
  step: 'identity' | 'address'
  review: Review | undefined
  /** How often what was sent in this form was declined at once. */
  declinedTimes: number
}

/** What to check before it is sent again. */
const checks = {
  identity: [
    'The number has the 11 digits of your NIN slip or BVN, and is of the type that you choose.',
    'First and last name are spelled as on the document.',
    'The date of birth is the one on the document.',
  ],
  address: [
    'The address is complete: number, street, area and city.',
    'The document shows the same address.',
    'The whole document is in the picture and can be read.',
  ],
} as const

/** A declined check, above its form: the reason, what to check, and who helps when it is declined again. The form's button sends it again. */
export function DeclinedNotice({ step, review, declinedTimes }: DeclinedNoticeProps) {
  // As it was when the form opened: later, it has what was declined in the form.
  const [opened, setOpened] = useState(review)
  if (opened === undefined && review !== undefined && declinedTimes === 0) setOpened(review)
  const declined = opened && isDeclined(opened) ? opened : undefined
  const times = declinedTimes + (declined ? 1 : 0)
  if (times === 0) return null
  // The field and the toast have just said why.
  const isSaid = declinedTimes > 0
  // The title says that it could not be verified.
  const reason = declined?.reason_code === 'not_verified' ? null : declined?.reason_text
  const hasNoAttempts = opened?.attempts_left !== undefined && opened.attempts_left <= declinedTimes
  return (
    <Stack gap="medium">
      <AlertStrip tone="danger" title={isSaid ? 'Declined.' : `Declined: we could not verify your ${step}.`}>
        {isSaid ? 'Check this before you send it again.' : (reason ?? 'Check what you entered and send it again.')}
      </AlertStrip>
      <Stack gap="xsmall">
        <Text size="label">What to check</Text>
        <Stack as="ul" gap="xsmall">
          {checks[step].map((check) => (
            <Text as="li" key={check} size="small" tone="secondary">
              {check}
            </Text>
          ))}
        </Stack>
        {hasNoAttempts ? <Text size="small">You can send it again tomorrow.</Text> : null}
      </Stack>
      {times > 1 || hasNoAttempts ? <SupportContacts topic={`My ${step} was declined`} /> : null}
    </Stack>
  )
}
