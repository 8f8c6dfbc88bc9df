import type { DriverRecord } from '@vehicle-partner/api/server'
import { maskIdentityNumber } from '@vehicle-partner/domain'
import type { drivers } from '../db/schema/fleetTables.ts'
import { toStatusReason } from '../fleet/statusReasons.ts'

export type DriverRow = typeof drivers.$inferSelect

/** Converts a row to the input of the contract's driver responses. */
export function toDriverRecord(row: DriverRow): DriverRecord {
  const { nin_last4, invited_at, created_at, updated_at, emergency_contact, guarantor } = row
  const { id, fname, lname, other_names, phone, country_code, email, dob, gender, address, state, avatar } = row
  const { licence_number, licence_class, licence_issue_date, licence_expiry_date, lasdri_number, lasdri_expiry_date } = row
  const { years_experience, languages, app_state, status, version } = row
  return {
    id,
    fname,
    lname,
    other_names,
    phone,
    country_code,
    email,
    dob,
    gender,
    address,
    state,
    nin: nin_last4 === null ? null : maskIdentityNumber(nin_last4),
    avatar,
    licence_number,
    licence_class,
    licence_issue_date,
    licence_expiry_date,
    lasdri_number,
    lasdri_expiry_date,
    years_experience,
    languages,
    emergency_contact,
    guarantor,
    app_state,
    invited_at: invited_at?.toISOString() ?? null,
    status,
    status_reason: toStatusReason(row),
    version,
    created_at: created_at.toISOString(),
    updated_at: updated_at?.toISOString() ?? null,
  }
}
