import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: [
    'Something is about to happen that people may not want: removing, revoking, paying elsewhere.',
    '`type="DANGER"` when something is lost by it; `NORMAL` when it only has consequences.',
    '`confirmationText` for the few things that cannot be taken back.',
  ],
  avoid: ['What can be undone: do it, and offer Undo in a toast.', 'Only telling: AlertDialog. Asking for data: Dialog.'],
  anatomy: [
    'Disc with an icon (DANGER only)',
    'The question, as the title',
    'What it means, and what stays (description)',
    'Field for the typed confirmation (optional)',
    'What went wrong, with the same button to try again',
    'Cancel, then proceed; on a phone one above the other, proceed on top',
  ],
  do: [
    'Ask with the thing in the question: “Remove LND-482XA?”.',
    'Repeat the verb on the button: “Yes, remove”.',
    'Return the promise from `onProceed`: the dialog waits, and stays with the reason when it is refused.',
    'Below one ConfirmDialogProvider, `if (await confirm({ … }))` reads like the sentence it is.',
  ],
  dont: [
    'Two questions in one.',
    '“Are you sure?” without saying of what.',
    'A cross or a press beside it as a third answer: there is none.',
  ],
  keyboard: [
    ['Enter, Space', 'press the button with the focus: cancel for DANGER, proceed for NORMAL'],
    ['Tab, Shift+Tab', 'go between the buttons and the field, round'],
    ['Escape', 'means no; while it is pending, nothing'],
    ['Enter in the field', 'proceeds when the text is right, else says what is wrong'],
  ],
  heard: [
    'Alert dialog, with the question as its name and the description read after it.',
    'Start and end of waiting, politely; a refusal, at once.',
    'Afterwards the focus is where it was; when the row is gone, on the next one, even when it goes a moment later.',
  ],
  byHand: [
    { case: 'VoiceOver and TalkBack: question, description and the focused button are read in this order', run: 'not run' },
    { case: 'TalkBack: the refusal is read without losing the button', run: 'not run' },
  ],
}
