import { roleLabel } from './members.ts'

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** An action of the audit log in words: `member.roles_changed` is "Member roles changed". People read "query" where the code has dispute. */
export const formatAuditAction = (action: string): string => sentenceCase(action.replace(/^dispute\b/, 'query').replaceAll(/[._]/g, ' '))

/** The roles that the actor had: `partner_owner, partner_staff` is "Owner, Staff". */
export const formatActorRole = (role: string): string =>
  role
    .split(', ')
    .map((each) => sentenceCase(roleLabel(each)))
    .join(', ')

/** A changed field in words, without the unit of its name: `company_name` is "Company name", `amount_kobo` "Amount". */
export const formatChangedField = (field: string): string => sentenceCase(field.replace(/_(?:kobo|id|at)$/, '').replaceAll('_', ' '))

/** Whether the values of a changed field are amounts in kobo. */
export const isAmountField = (field: string): boolean => field.endsWith('_kobo')

/** A value before or after a change, as people read it. An amount in kobo (`isAmountField`) is printed by those who show it. */
export function formatChangedValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(formatChangedValue).join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.replaceAll(/^partner_\w+$/g, roleLabel) : JSON.stringify(value)
}
