'use client'
import { Button, Inline, Stack, TextField } from '@vehicle-partner/ui'
import type { Control } from 'react-hook-form'
import { useField } from '../fields/useField.ts'
import type { SettlementAccountFields } from './SettlementAccountForm.schema.ts'
import type { AccountLookup } from './useAccountLookup.ts'

interface AccountNumberFieldProps {
  control: Control<SettlementAccountFields>
  lookup: AccountLookup
  /** Why the number may be mistyped. */
  doubt: string | undefined
  onAgain: () => void
}

/** Ten digits, and what the bank says of them. */
export function AccountNumberField({ control, lookup, doubt, onAgain }: AccountNumberFieldProps) {
  const { onValueChange, error, ...field } = useField(control, 'account_number')
  const refused = lookup.status === 'failed' ? lookup.message : undefined
  return (
    <Stack gap="small">
      <TextField
        {...field}
        onValueChange={(text) => onValueChange(text.replace(/[\s-]/g, ''))}
        label="Account number"
        hint="10 digits (NUBAN)"
        inputMode="numeric"
        autoComplete="off"
        loading={lookup.status === 'looking'}
        error={error ?? refused}
        note={noteOf(lookup, doubt)}
      />
      {refused === undefined ? null : (
        <Inline>
          <Button variant="secondary" size="small" onClick={onAgain}>
            Try again
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

function noteOf(lookup: AccountLookup, doubt: string | undefined) {
  if (lookup.status === 'found') return { tone: 'success' as const, text: 'Account found' }
  return doubt === undefined ? undefined : { tone: 'info' as const, text: doubt }
}
