import { ProgressLine } from '@vehicle-partner/ui'
import { useNavigation } from 'react-router-dom'

/** A line at the top of the window while the next page loads. */
export function NavigationProgress() {
  return useNavigation().state === 'idle' ? null : <ProgressLine />
}
