import { endSentence } from '@vehicle-partner/domain'
import { TextField } from '@vehicle-partner/ui'
import type { AccountLookup } from './useAccountLookup.ts'

const notes = {
  exact: (company: string) => ({ tone: 'success' as const, text: `Matches ${company}` }),
  close: (company: string) => ({ tone: 'info' as const, text: `Close to ${company}` }),
  mismatch: (company: string) => ({
    tone: 'info' as const,
    text: `${endSentence(`This is not the name of ${company}`)} We check such accounts before we pay to them.`,
  }),
}
const isKnown = (match: string): match is keyof typeof notes => Object.hasOwn(notes, match)

/** The account name, read-only. */
export function ResolvedAccountName({ lookup, company }: { lookup: AccountLookup; company: string }) {
  if (lookup.status !== 'found') return null
  const { account_name, name_match } = lookup.account
  return (
    <TextField label="Account name" value={account_name} readOnly note={isKnown(name_match) ? notes[name_match](company) : undefined} />
  )
}
