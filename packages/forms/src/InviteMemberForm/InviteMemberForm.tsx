'use client'
import { invitationDays } from '@vehicle-partner/domain'
import { Grid, Stack } from '@vehicle-partner/ui'
import { useId, type ReactNode } from 'react'
import { DraftSaver, submitAndClearDraft, useInitialValues, type FormDraft } from '../formDraft.ts'
import { Form } from '../Form/Form.tsx'
import { StackedFormLayout } from '../FormButtons/StackedFormLayout.tsx'
import { FormButtons, type FormParts } from '../FormButtons/FormButtons.tsx'
import { CheckboxGroup } from '../fields/CheckboxGroup.tsx'
import { EmailField } from '../fields/EmailField.tsx'
import { useFieldValue } from '../fields/useFieldValue.ts'
import { noFields, UnsavedReporter } from '../unsavedFields.ts'
import { useForm } from '../useForm.ts'
import { inviteMemberSchema, type InviteMemberFields, type InviteMemberValues } from './InviteMemberForm.schema.ts'
import { MenuPreview } from './MenuPreview.tsx'

/** A role to choose. */
export interface RoleOption {
  id: string
  label: string
  description: string
}

export interface InviteMemberFormProps {
  /** The roles to choose from, in display order. */
  roles: readonly RoleOption[]
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: InviteMemberValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** An existing member or invitation: the form then changes only the roles. */
  member?: InviteMemberFields
  /** Stores a new invitation over a reload, until it is sent. */
  draft?: FormDraft | undefined
  onCancel?: () => void
  /** Called when the form begins or ceases to hold changes. */
  onUnsavedChange?: (isUnsaved: boolean) => void
  /** Renders fields and buttons apart, such as in a panel and its footer. @default fields above buttons */
  children?: (parts: FormParts) => ReactNode
}

/** What a draft stores. */
const draftFields = ['member_email', 'member_roles'] as const

/** Invites a member with roles, or changes a member's roles; shows which pages the roles open. */
export function InviteMemberForm(props: InviteMemberFormProps) {
  const { roles, onSubmit, onSubmitError, member, onCancel, onUnsavedChange, children } = props
  const id = useId()
  const draft = member ? undefined : props.draft
  const start = useInitialValues<InviteMemberFields>(member ?? { member_email: '', member_roles: [] }, draft, draftFields)
  const isRestored = member === undefined && (start.member_email !== '' || start.member_roles.length > 0)
  const { control, submit, ready, pending } = useForm(inviteMemberSchema, start, submitAndClearDraft(draft, onSubmit), {
    unsentName: `InviteMemberForm ${member?.member_email ?? ''}`,
    leavesOnSuccess: true,
  })
  const chosen = useFieldValue(control, 'member_roles')
  const fields = (
    <Form id={id} onSubmit={submit} onSubmitError={onSubmitError}>
      <UnsavedReporter control={control} saved={noFields} onUnsavedChange={(isUnsaved) => onUnsavedChange?.(isUnsaved || isRestored)} />
      <DraftSaver control={control} draft={draft} fields={draftFields} />
      <Grid columns="twoToOne" gap="xxlarge">
        <Stack gap="xlarge">
          <EmailField
            control={control}
            name="member_email"
            label="Email address"
            hint={member ? undefined : `They get a link that works for ${invitationDays} days.`}
            autoComplete="off"
            spellCheck={false}
            readOnly={member !== undefined}
          />
          <CheckboxGroup
            control={control}
            name="member_roles"
            label="Roles"
            hint="Choose at least one."
            framed
            options={roles.map(({ id: value, label, description }) => ({ value, label, description }))}
          />
        </Stack>
        <MenuPreview roles={chosen} />
      </Grid>
    </Form>
  )
  const actions = (
    <FormButtons form={id} ready={ready} pending={pending} pendingLabel={member ? 'Saving...' : 'Sending...'} onCancel={onCancel}>
      {member ? 'Save roles' : 'Send invite'}
    </FormButtons>
  )
  return children ? children({ fields, actions }) : <StackedFormLayout fields={fields} actions={actions} />
}
