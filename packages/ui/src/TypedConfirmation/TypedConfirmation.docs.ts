import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  since: '0.2.0',
  otherNames: ['type to confirm', 'typed confirmation', 'danger zone'],
  related: ['ConfirmDialog', 'ConfirmDialogProvider', 'TextField'],
  use: ['An action that cannot be undone and affects others: the `confirmation` of a ConfirmDialog.'],
  avoid: ['An action that can be undone or repeated: the question is enough.', 'Outside of a ConfirmDialog: TextField.'],
  anatomy: ['Label with the text to type', 'Field', 'Error message'],
  do: ['A short text that names the object: a plate, a company.'],
  dont: ['“Yes” or “DELETE”, which are typed without reading.'],
  keyboard: [['Enter', 'proceeds if the text is correct, otherwise shows an error']],
  heard: ['A required field. Its error moves focus to it and is read with it.'],
}
