import type { ChecklistStatus } from './Checklist.tsx'

/** Whether the task is the user's turn: it was not sent yet, or it came back. */
export const canStart = (status: ChecklistStatus): boolean => status === 'pending' || status === 'declined'
