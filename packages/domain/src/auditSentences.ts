/** One entry of the audit log. */
export interface AuditEntry {
  /** Entity and past participle: `vehicle.archived`. */
  action: string
  actor: { name: string }
  entity: { type: string; label: string }
  changes: readonly { field: string; from: unknown; to: unknown }[]
}

/** Entities whose label alone is ambiguous get a noun in front. Names of people and number plates need none. */
const nouns: Readonly<Record<string, string>> = {
  settlement_account: 'the settlement account',
  cost_configuration: 'the costs of',
  document: 'the document',
  report: 'the report',
  payslip: 'the payslip',
  rate_card: 'the new rates of',
  payout: 'the payout',
  dispute: 'the query about',
  trip: 'the trip',
  kyc: 'the check of',
  route: 'the route',
  import: 'the import',
  city: 'the city',
  roadside_pack: 'the roadside pack of',
}

type Sentence = (who: string, thing: string, done: AuditEntry) => string

/** Sentences that differ from the default `{actor} {participle} {entity}`; looked up by action, then by participle. */
const sentences: Readonly<Record<string, Sentence>> = {
  'member.invited': (who, thing) => `${who} invited ${thing}`,
  'member.joined': (_who, thing) => `${thing} joined the team`,
  'member.resent': (who, thing) => `${who} sent ${possessive(thing)} invitation again`,
  'member.link_made': (who, thing) => `${who} created a new invitation link for ${thing}`,
  'member.cancelled': (who, thing) => `${who} cancelled the invitation of ${thing}`,
  'member.declined': (_who, thing) => `${thing} declined the invitation`,
  'member.revoked': (who, thing) => `${who} revoked ${possessive(thing)} access`,
  'member.disabled': (who, thing) => `${who} deactivated ${possessive(thing)} access`,
  'member.enabled': (who, thing) => `${who} reactivated ${possessive(thing)} access`,
  'member.roles_changed': (who, thing, { changes }) => `${who} changed ${possessive(thing)} roles${fromTo(changes)}`,
  'user.name_change_requested': (who) => `${who} asked to change their name`,
  'user.name_change_approved': (who, thing) => `${who} approved the new name of ${thing}`,
  'user.name_change_rejected': (who, thing) => `${who} declined the new name of ${thing}`,
  'manifest.opened': (who, thing) => `${who} opened the passengers of ${thing}`,
  'manifest.exported': (who, thing) => `${who} exported the passengers of ${thing}`,
  'trip.unshared': (who, thing) => `${who} ended the live links of ${thing}`,
  'passenger.ticked': (who, thing) => `${who} ticked a passenger of ${thing}`,
  'vehicle.assigned': (who, thing, done) => {
    const driver = textOf(done.changes.find(({ field }) => field.startsWith('driver'))?.to)
    return driver === undefined ? `${who} changed ${possessive(thing)} driver` : `${who} assigned ${thing} to ${driver}`
  },
  'vehicle.unassigned': (who, thing) => `${who} unassigned the driver from ${thing}`,
  'partner.created': (who, thing) => `${who} created the organisation ${thing}`,
  'partner.change_requested': (who, thing, { changes }) => `${who} asked to change ${fieldsOf(changes)} of ${thing}`,
  'partner.change_withdrawn': (who, thing, { changes }) => `${who} withdrew the request to change ${fieldsOf(changes)} of ${thing}`,
  'partner.change_approved': (who, thing, { changes }) => `${who} approved the request to change ${fieldsOf(changes)} of ${thing}`,
  'partner.change_rejected': (who, thing, { changes }) => `${who} declined the request to change ${fieldsOf(changes)} of ${thing}`,
  'settlement_account.made_primary': (who, thing) => `${who} made ${thing} the payout account`,
  'settlement_account.shown': (who, thing) => `${who} viewed the full number of ${thing}`,
  'cost_configuration.set': (who, thing) => `${who} changed ${thing}`,
  'payslip.credit_note_received': (_who, thing) => `The credit note of ${thing} arrived`,
  'payout.on_hold': (who, thing) => `${who} put ${thing} on hold`,
  'payout.failed': (_who, thing) => `${capital(thing)} failed`,
  'payout.processing': (who, thing) => `${who} sent ${thing} to the bank`,
  'dispute.opened': (who, thing) => `${who} sent a query about ${thing}`,
  'dispute.reviewed': (who, thing) => `${who} started to check ${thing}`,
  'roadside_pack.checked': (_who, thing) => `${capital(thing)} was checked for the first time`,
  submitted: (who, thing) => `${who} sent ${thing} for review`,
  identity_submitted: (who) => `${who} sent the identity check`,
  address_submitted: (who) => `${who} sent the address check`,
  updated: (who, thing, { changes }) =>
    changes.length === 0 ? `${who} changed ${thing}` : `${who} changed ${fieldsOf(changes)} of ${thing}`,
  expired: (_who, thing) => `${capital(thing)} expired`,
  missed: (_who, thing) => `${capital(thing)} was missed`,
  completed: (_who, thing) => `${capital(thing)} was completed`,
  declined: (_who, thing) => `${capital(thing)} was declined`,
}

/** Describes an audit entry in one sentence: "Bola Adeyemi assigned KJA-456XY to Musa Bello". */
export function describeAuditEntry(done: AuditEntry): string {
  const { action, actor, entity } = done
  const [, participle = action] = action.split('.')
  const noun = nouns[entity.type]
  const thing = noun === undefined ? entity.label : `${noun} ${entity.label}`
  const sentence = sentences[action] ?? sentences[participle]
  return sentence ? sentence(actor.name, thing, done) : `${actor.name} ${participle.replaceAll('_', ' ')} ${thing}`
}

const possessive = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Lists at most three fields, then the number of the rest: `company address, company email and 2 more`. */
function fieldsOf(changes: AuditEntry['changes']): string {
  const names = changes.map(({ field }) => field.replace(/_(?:kobo|id|bps|m|s)$/, '').replaceAll('_', ' '))
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names
  return shown.length < 2 ? (shown[0] ?? 'something') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`
}

function fromTo(changes: AuditEntry['changes']): string {
  const words = (value: unknown) => (Array.isArray(value) ? value.join(', ') : textOf(value))
  const to = words(changes[0]?.to)
  return to === undefined || to === '' ? '' : ` to ${to}`
}
