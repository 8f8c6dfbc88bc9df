import type { TripDetails } from '@vehicle-partner/api'
import { UnsentFormsContext } from '@vehicle-partner/forms'
import { useStoredUnsentForms } from '../../session/useStoredUnsentForms.ts'
import { AssignTripDialog } from './AssignTripDialog.tsx'
import { DeclineTripDialog } from './DeclineTripDialog.tsx'
import { ReportIssuePanel } from './ReportIssuePanel.tsx'
import { ShareTripDialog } from './ShareTripDialog.tsx'

/** What can be done with a trip. */
export type TripQuestion = 'assign' | 'decline' | 'share' | 'issue'

export interface TripDialogProps {
  trip: TripDetails
  onClose: () => void
}

const dialogs = { assign: AssignTripDialog, decline: DeclineTripDialog, share: ShareTripDialog, issue: ReportIssuePanel }

/** The dialog of one action. */
export function TripQuestionDialog({ question, ...props }: TripDialogProps & { question: TripQuestion }) {
  const Dialog = dialogs[question]
  return (
    <UnsentFormsContext value={useStoredUnsentForms()}>
      <Dialog {...props} />
    </UnsentFormsContext>
  )
}
