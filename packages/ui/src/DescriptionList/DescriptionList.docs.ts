import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Facts about one thing, each with its name: a profile, a vehicle, a payout.'],
  avoid: ['Many things with the same facts: DataTable.', 'Figures of a page: StatGroup.', 'Something to fill in: fields.'],
  anatomy: ['Term', 'Value, or that it is missing', 'Copy button (optional)', 'Action (optional)'],
  do: [
    'Name the action with its object: “Change phone number”.',
    'Let what people pass on be `copyable`: references, account numbers.',
    'Use two columns only for short values.',
  ],
  dont: ['Leave a value blank: say that it was not provided.', 'Hide what a person may not change; leave the action out.'],
  keyboard: [['Tab', 'goes to copy buttons and actions, row by row']],
  heard: ['Each term with its value.', '“Not provided” where there is none; “Loading” while it is on its way.', '“Copied”, politely.'],
}
