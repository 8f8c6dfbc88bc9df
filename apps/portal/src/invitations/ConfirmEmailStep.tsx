import { Button, FormActions, Stack, Text } from '@vehicle-partner/ui'
import { useResendEmail } from '../shell/useResendEmail.ts'

/** The copied link of a user who has not confirmed the address. */
export function ConfirmEmailStep({ email, isChecking, onCheck }: { email: string; isChecking: boolean; onCheck: () => void }) {
  const { message, pending, handleResend } = useResendEmail(email)
  return (
    <Stack gap="large">
      <Text tone="secondary" role="status">
        {message === '' ? `We have sent a link to ${email}. Open it, then come back and accept.` : message}
      </Text>
      <FormActions>
        <Button variant="secondary" pending={pending} pendingLabel="Sending..." onClick={handleResend}>
          Send the link again
        </Button>
        <Button pending={isChecking} pendingLabel="Checking..." onClick={onCheck}>
          I have confirmed it
        </Button>
      </FormActions>
    </Stack>
  )
}
