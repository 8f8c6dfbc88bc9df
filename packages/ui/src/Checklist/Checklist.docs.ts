import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['to-do list', 'set-up steps', 'onboarding', 'tasks'],
  related: ['Stepper', 'Timeline', 'Progress'],
  use: ['Several tasks to complete in almost any order.'],
  avoid: ['One task with ordered steps: Stepper.', 'Past events: Timeline.'],
  anatomy: [
    'Card with title, progress as text and bar, and a button to hide it',
    'A list item for each task: label, status, hint',
    'One button for the next task, below a divider',
  ],
  do: [
    'Set `href` only for tasks that can be started now, and `disabledReason` for the others.',
    'Say in `hint` what users must know before they start again, such as why a task was returned.',
    'Store yourself that the user hid it.',
  ],
  dont: ['More than eight tasks.', 'A status that looks like a button.'],
  keyboard: [
    ['Tab', 'to the tasks that can be started'],
    ['Enter', 'opens the task'],
  ],
  heard: [
    '“Settlement account, pending” as the name of the link; the next task is the current step.',
    '“4 of 6 done”, as text and as a progress bar.',
    'A status that changes while focus is in the list, politely; other changes are silent.',
  ],
}
