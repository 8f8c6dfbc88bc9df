import type { TripDetails } from '@vehicle-partner/api'
import type { TripQuestion } from './TripQuestionDialog.tsx'

/** What the parts of a trip that can be changed take. */
export interface TripPartProps {
  trip: TripDetails
  /** Whether vehicle and driver can be changed now. */
  canChange: boolean
  onAsk: (question: TripQuestion) => void
}
