import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['key value', 'definition list', 'facts', 'properties'],
  related: ['DataTable', 'SettingsSection'],
  use: ['Facts about one thing: a profile, a vehicle, a payout.'],
  avoid: ['Several things with the same facts: DataTable.', 'Key values of a page: StatGroup.', 'Editable values: fields.'],
  anatomy: ['Term', 'Value, or a text that it is missing', 'Copy button (optional)', 'Action (optional)'],
  do: [
    'Name the object in the action: “Change phone number”.',
    'Make references and account numbers `copyable`.',
    'Use two columns only for short values.',
  ],
  dont: ['An empty value: say that it was not provided.', 'Hide what users cannot change; leave the action out.'],
  keyboard: [['Tab', 'moves through copy buttons and actions, row by row']],
  heard: ['Each term with its value.', '“Not provided” for a missing value; “Loading” while it loads.', '“Copied”, politely.'],
}
