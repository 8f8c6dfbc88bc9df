import { useMutation } from '@tanstack/react-query'
import type { Organization } from '@vehicle-partner/api'
import { lagosDate } from '@vehicle-partner/domain'
import { CompanyForm, type CompanyValues } from '@vehicle-partner/forms'
import { AlertStrip, Button, Stack } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useAddressSuggestions } from '../../onboarding/parts/useAddressSuggestions.ts'
import { toCompanyValues } from '../../onboarding/parts/toCompanyValues.ts'
import { useLeaveQuestion } from '../../navigation/useLeaveQuestion.tsx'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useClock } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { describeOthersChanges, pickOwnChanges, type RequestedChanges } from './companyChanges.ts'

interface CompanyEditorProps {
  company: Organization
  /** Values to begin with in place of the present ones, such as those of a declined change. */
  proposed?: RequestedChanges | undefined
  onClose: () => void
}

/** Changes the details of the company. When another user has changed them meanwhile, it says what, and keeps what was typed. */
export function CompanyEditor({ company, proposed, onClose }: CompanyEditorProps) {
  const { partners } = useApi()
  const suggest = useAddressSuggestions()
  const clock = useClock()
  const showSuccess = useSuccessToast()
  const leave = useLeaveQuestion('What you changed is not saved.')
  const update = useMutation(partners.update.mutation())
  /** What the form started with: events may bring a newer company meanwhile. */
  const [start] = useState(company)
  /** The version that the user has seen. */
  const [seen, setSeen] = useState(company)
  const [conflict, setConflict] = useState<readonly string[]>()
  const params = { id: company.id }
  const form = useFormSubmit(async (values: CompanyValues) => {
    try {
      const { data } = await update.mutateAsync({ params, body: { ...pickOwnChanges(start, values), version: seen.version } })
      onClose()
      showSuccess(data.change_request && !company.change_request ? 'Sent for review' : 'Successful')
    } catch (error) {
      if (hasErrorCode(error, 'VersionConflict')) {
        const { data } = await partners.get({ params })
        setConflict(describeOthersChanges(seen, data))
        setSeen(data)
      }
      throw error
    }
  })
  return (
    <Stack gap="xlarge">
      {company.change_request ? (
        <AlertStrip title="Name, type or number of the business are under review.">
          They cannot change again until we have decided, or you have withdrawn that change. Everything else changes at once.
        </AlertStrip>
      ) : company.locked ? (
        <AlertStrip title="Name, type and number of the business are checked again.">
          They change after our review; until then the present ones count. Everything else changes at once.
        </AlertStrip>
      ) : null}
      <CompanyForm
        today={lagosDate(clock())}
        defaultValues={toCompanyValues({ ...start, ...proposed })}
        suggest={suggest}
        submitLabel="Save changes"
        {...form}
        onUnsavedChange={leave.setUnsaved}
        secondaryAction={
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        }
      />
      {/* Below the button that was pressed, where it is in view on a phone. */}
      {conflict === undefined ? null : (
        <AlertStrip tone="warning" role="status" title="Someone else changed this.">
          {conflict.length === 0 ? null : `${conflict.join(' ')} `}Save again to keep what you have typed as well, or reload to see their
          changes.
        </AlertStrip>
      )}
      {leave.question}
    </Stack>
  )
}
