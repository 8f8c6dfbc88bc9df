import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['confirmation', 'are you sure', 'modal', 'prompt'],
  related: ['ConfirmDialogProvider', 'TypedConfirmation', 'Dialog', 'AlertDialog'],
  use: [
    'An action that users may not want: removing, revoking, changing where money goes.',
    '`type="DANGER"` if something is lost; `NORMAL` if it only has consequences.',
    'A TypedConfirmation as `confirmation` for actions that cannot be undone.',
  ],
  avoid: ['An action that can be undone: do it, and offer Undo in a toast.', 'Information only: AlertDialog. Data entry: Dialog.'],
  anatomy: [
    'Icon (DANGER only)',
    'The question, as the title',
    'Consequences, and what stays the same (description)',
    'Field for the typed confirmation (optional)',
    'Error message; the same button retries',
    'Cancel, then proceed; stacked on a phone with proceed on top',
  ],
  do: [
    'Name the object in the question: “Remove LND-482XA?”.',
    'Repeat the verb on the button: “Yes, remove”.',
    'Return the promise from `onProceed`: the dialog waits, and shows the error if it is rejected.',
    'With a ConfirmDialogProvider around the app: `const confirm = useConfirm()`, then `if (await confirm({ … }))`.',
  ],
  dont: ['Two questions in one.', '“Are you sure?” without saying what for.', 'A close icon or an outside press as a third answer.'],
  keyboard: [
    ['Enter, Space', 'press the focused button: cancel for DANGER, proceed for NORMAL'],
    ['Tab, Shift+Tab', 'move between the buttons and the field, wrapping around'],
    ['Escape, Back on a phone', 'cancels; ignored while pending'],
    ['Enter in the field', 'proceeds if the text is correct, otherwise shows an error'],
  ],
  heard: [
    'An alert dialog named by the question, followed by the description.',
    'Start and end of pending, politely; an error at once.',
    'Focus returns to where it was; if its row is removed, even a moment later, to the next row.',
  ],
  byHand: [
    { case: 'VoiceOver and TalkBack: question, description and the focused button are read in this order', run: 'not run' },
    { case: 'TalkBack: the error is read and the button keeps focus', run: 'not run' },
  ],
}
