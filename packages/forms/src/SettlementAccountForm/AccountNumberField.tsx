'use client'
import { Button, Inline, Stack, TextField } from '@vehicle-partner/ui'
import type { Control } from 'react-hook-form'
import { useField } from '../fields/useField.ts'
import type { SettlementAccountFields } from './SettlementAccountForm.schema.ts'
import type { AccountLookup } from './useAccountLookup.ts'

interface AccountNumberFieldProps {
  control: Control<SettlementAccountFields>
  lookup: AccountLookup
  /** A warning that the number may be mistyped. */
  warning: string | undefined
  onRetry: () => void
}

/** The account number, with the state of its lookup. */
export function AccountNumberField({ control, lookup, warning, onRetry }: AccountNumberFieldProps) {
  const { onValueChange, error, ...field } = useField(control, 'account_number')
  const lookupError = lookup.status === 'failed' ? lookup.message : undefined
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
        error={error ?? lookupError}
        note={getNote(lookup, warning)}
      />
      {lookupError === undefined ? null : (
        <Inline>
          <Button variant="secondary" size="small" onClick={onRetry}>
            Try again
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

function getNote(lookup: AccountLookup, warning: string | undefined) {
  if (lookup.status === 'found') return { tone: 'success' as const, text: 'Account found' }
  return warning === undefined ? undefined : { tone: 'info' as const, text: warning }
}
