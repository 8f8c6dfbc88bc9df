import type { Payout } from '@vehicle-partner/api'
import { DescriptionList, Stack, Text } from '@vehicle-partner/ui'

/** How a transfer shows at the bank, to copy: the words of its alert and its session. Nothing before it is sent. */
export function BankMatch({ payout: { narration, bank_session_id, status } }: { payout: Payout }) {
  if (narration === null || (status !== 'paid' && status !== 'processing')) return null
  return (
    <Stack gap="small">
      <Text size="label">How to find it at your bank</Text>
      <Text size="small" tone="secondary">
        The alert from your bank shows these words. Search your statement for the exact amount.
      </Text>
      <DescriptionList
        items={[
          { term: 'Words in the alert', value: narration, copyable: true },
          ...(bank_session_id === null ? [] : [{ term: 'Session id', value: bank_session_id, copyable: true }]),
        ]}
      />
    </Stack>
  )
}
