import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  imports: ['ConfirmDialogProvider', 'useConfirm'],
  otherNames: ['confirm', 'confirmation promise', 'window.confirm'],
  related: ['ConfirmDialog', 'AlertDialog'],
  use: [
    'A question in the middle of an action: `if (await confirm({ title: … })) remove()`.',
    'Questions that several parts of a page ask.',
  ],
  avoid: [
    'A question whose dialog the component renders anyway: ConfirmDialog.',
    'An action that can be undone: do it, and offer Undo in a toast.',
  ],
  anatomy: ['ConfirmDialogProvider, once around the app', 'One ConfirmDialog, for the question that is asked'],
  do: [
    'Call `useConfirm` in the component that acts: its open questions resolve to `false` when it unmounts.',
    'Return the promise from `onProceed`: the dialog waits, and shows the error if it is rejected.',
  ],
  dont: ['A second question before the first is answered: it waits for it.'],
  keyboard: [],
  heard: ['As ConfirmDialog. Focus returns to what asked, or to the next row if that is removed.'],
}
