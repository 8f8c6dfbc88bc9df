'use client'
import { Button, FormActions, Stack } from '@vehicle-partner/ui'
import { useId, type ReactNode } from 'react'
import { Form } from '../Form/Form.tsx'
import { FormButtons, type FormParts } from '../FormButtons/FormButtons.tsx'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { Checkbox } from '../fields/Checkbox.tsx'
import { Combobox } from '../fields/Combobox.tsx'
import { useFieldValue } from '../fields/useFieldValue.ts'
import { noFields, UnsavedReporter } from '../unsavedFields.ts'
import { useForm } from '../useForm.ts'
import { ResolvedAccountName } from './ResolvedAccountName.tsx'
import { AccountNumberField } from './AccountNumberField.tsx'
import {
  checkDigitWarning,
  settlementAccountSchema,
  type BankOption,
  type SettlementAccountValues,
} from './SettlementAccountForm.schema.ts'
import { useAccountLookup, type ResolveAccount } from './useAccountLookup.ts'

export interface SettlementAccountFormProps {
  /** The banks to choose from, the most common first. */
  banks: readonly BankOption[]
  /** The name of the company, or of an individual partner. */
  company: string
  /** Looks up the name of an account. */
  resolve: ResolveAccount
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: SettlementAccountValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  onCancel?: () => void
  /** Called when the form begins or ceases to hold something entered. */
  onUnsavedChange?: (isUnsaved: boolean) => void
  /** Renders fields and buttons apart, such as in a panel and its footer. @default fields above buttons */
  children?: (parts: FormParts) => ReactNode
}

const notFoundYet = 'Wait until we have found the account'

/** Adds a bank account, after its name has been looked up and confirmed. */
export function SettlementAccountForm({
  banks,
  company,
  resolve,
  onSubmit,
  onSubmitError,
  onCancel,
  onUnsavedChange,
  children,
}: SettlementAccountFormProps) {
  const id = useId()
  const { control, submit, pending } = useForm(
    settlementAccountSchema,
    { bank_code: '', account_number: '', confirmed: false },
    async ({ bank_code, account_number }) => {
      // The user can only confirm an account whose name is shown.
      if (lookup.status !== 'found')
        throw { message: notFoundYet, fields: { account_number: lookup.status === 'failed' ? lookup.message : notFoundYet } }
      await onSubmit({ bank_code, account_number })
    },
    { unsentName: 'SettlementAccountForm', leavesOnSuccess: true },
  )
  const bank_code = useFieldValue(control, 'bank_code')
  const account_number = useFieldValue(control, 'account_number')
  const { lookup, retry } = useAccountLookup({ bank_code, account_number }, resolve)
  const warning = checkDigitWarning(
    account_number,
    banks.find(({ code }) => code === bank_code),
  )
  const renderForm = (buttons?: ReactNode) => (
    <Form id={id} onSubmit={submit} onSubmitError={onSubmitError}>
      <UnsavedReporter control={control} saved={noFields} onUnsavedChange={onUnsavedChange} />
      <Combobox
        control={control}
        name="bank_code"
        label="Bank"
        options={banks}
        getKey={({ code }) => code}
        getLabel={({ name }) => name}
        autoComplete="off"
      />
      <AccountNumberField control={control} lookup={lookup} warning={warning} onRetry={retry} />
      <Stack gap="large">
        <ResolvedAccountName lookup={lookup} company={company} />
        <Checkbox control={control} name="confirmed" label={`This account belongs to ${company}`} />
      </Stack>
      {buttons}
    </Form>
  )
  const buttonProps = { pending, pendingLabel: 'Adding...', children: 'Add account' }
  if (children) return children({ fields: renderForm(), actions: <FormButtons form={id} onCancel={onCancel} {...buttonProps} /> })
  const cancel = onCancel && (
    <Button variant="quiet" onClick={onCancel}>
      Cancel
    </Button>
  )
  return renderForm(
    <FormActions secondaryAction={cancel}>
      <SubmitButton {...buttonProps} />
    </FormActions>,
  )
}
