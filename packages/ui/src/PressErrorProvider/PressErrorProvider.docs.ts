import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['error handler', 'failed action', 'error boundary'],
  related: ['Button', 'Toast'],
  use: ['Once around an app, to report errors of press handlers or to show them as a toast.'],
  avoid: ['An error that belongs to a form or a dialog: handle it in the handler and show it there.'],
  anatomy: ['A context; it renders nothing'],
  do: ['Return the promise from the handler: `onClick={() => save()}`.', 'Let `onError` report to your error tracker.'],
  dont: ['Throw in `onError`.', '`onClick={() => void save()}`: a promise that is not returned cannot be handled.'],
  keyboard: [],
  heard: ['Nothing.'],
}
