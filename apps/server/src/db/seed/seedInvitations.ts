import { demoInvitations, demoOrganizations, demoPeople, type DemoInvitation } from '@vehicle-partner/api/mock'
import { invitationDays } from '@vehicle-partner/domain'
import { and, inArray, isNull } from 'drizzle-orm'
import { sha256 } from '../../auth/sessions.ts'
import { createInvitationMail } from '../../members/invitationMail.ts'
import { outboxColumns } from '../../outbox/sendMessage.ts'
import type { Secrets } from '../../secrets/secrets.ts'
import type { Db } from '../database.ts'
import { outbox } from '../schema/outboxTables.ts'
import { memberInvitations } from '../schema/partnerTables.ts'
import { addMinutes } from './lagosTime.ts'
import { demoStart } from './demoRoutes.ts'
import { seededId, createRandom } from './seededRandom.ts'
import { insertMissing } from './bulkWrite.ts'

const minutesPerDay = 1440

/** Writes the invitations of the demo. Each start extends the pending ones by a week, except those that are meant to be expired. */
export async function seedInvitations(db: Db, secrets: Secrets, now: Date): Promise<void> {
  const expires_at = addMinutes(now, invitationDays * minutesPerDay)
  const rows = demoInvitations.map((invitation) => ({
    invitation,
    sent: invitationSentAt(invitation, now),
    code: createInvitationCode(invitation),
  }))
  await insertMissing(
    db,
    memberInvitations,
    rows.map(({ invitation: { id, organization, member_email, roles, invitedBy, state }, sent, code }) => ({
      id,
      partner_id: demoOrganizations[organization].id,
      member_email,
      roles: [...roles],
      code_hash: sha256(code),
      invited_by: demoPeople[invitedBy].id,
      created_at: sent,
      expires_at: state === 'expired' ? addMinutes(sent, invitationDays * minutesPerDay) : expires_at,
      accepted_at: null,
      bounced_at: state === 'bounced' ? addMinutes(sent, 1) : null,
      last_sent_at: sent,
    })),
  )
  await insertMissing(
    db,
    outbox,
    rows.map(({ invitation: { id, organization, member_email, roles, invitedBy }, sent, code }) => {
      const { fname, lname } = demoPeople[invitedBy]
      const mail = createInvitationMail({
        to: member_email,
        by: `${fname} ${lname}`,
        company: demoOrganizations[organization].company_name,
        roles,
        code,
      })
      return { id: seededId('out', id, demoStart), ...outboxColumns(secrets, sent, mail) }
    }),
  )
  const waiting = demoInvitations.filter(({ state }) => state === undefined).map(({ id }) => id)
  await db
    .update(memberInvitations)
    .set({ expires_at })
    .where(and(isNull(memberInvitations.accepted_at), inArray(memberInvitations.id, waiting)))
}

/** Two days ago; an expired invitation was sent earlier. */
const invitationSentAt = ({ state }: DemoInvitation, now: Date) => addMinutes(now, (state === 'expired' ? -9 : -2) * minutesPerDay)

/** The code of an invitation's link. It is the same at every start, so that the first mail stays valid. */
function createInvitationCode({ id }: DemoInvitation): string {
  const random = createRandom(`bytes:invitation:${id}`)
  return Buffer.from(Array.from({ length: 32 }, () => random.int(0, 255))).toString('base64url')
}
