import { mayBeActive, rejections } from '@vehicle-partner/domain'
import type { Reviewed, WorldDocument, WorldDriver, WorldVehicle } from './fleet.ts'
import { papersOfOwner } from './fleetShown.ts'
import type { World } from './world.ts'

/** Seconds until the sandbox has looked at what was sent for review. */
export const reviewSeconds = 20

/** Words for why a vehicle or a driver was refused in the sandbox. */
export const reviewRefusals: Readonly<Record<string, string>> = {
  plate_not_found: 'We could not find this plate number',
  licence_not_found: 'We could not find this licence',
}

const due = ({ review_due_at }: Reviewed, now: string) => review_due_at !== null && review_due_at <= now

/** Ends every review that is due, as a server's jobs do. */
export function endReviews(world: World): void {
  const now = world.clock().toISOString()
  for (const paper of world.fleet.documents) if (paper.status === 'under_review' && due(paper, now)) endPaper(world, paper, now)
  for (const vehicle of world.fleet.vehicles) if (vehicle.status === 'pending_review') endVehicle(world, vehicle, now)
  for (const driver of world.fleet.drivers) if (driver.status === 'pending_review' && due(driver, now)) endOf(driver, now, 'active')
}

function endPaper({ fleet }: World, paper: WorldDocument, now: string): void {
  const approved = paper.review_outcome === 'approved'
  if (approved)
    for (const old of fleet.documents)
      if (old.owner_id === paper.owner_id && old.type === paper.type && old.status === 'approved') old.status = 'superseded'
  paper.status = approved ? 'approved' : 'rejected'
  paper.reviewed_at = now
  paper.review_due_at = null
  paper.reason_code = approved ? null : paper.review_outcome
  paper.reason_text = approved ? null : (rejections[paper.review_outcome ?? ''] ?? rejections['other'] ?? null)
  paper.version += 1
}

/** A vehicle that was found good begins to work as soon as its papers are in force. */
function endVehicle(world: World, vehicle: WorldVehicle, now: string): void {
  if (due(vehicle, now)) {
    vehicle.review_due_at = null
    if (vehicle.review_outcome !== 'approved') return endOf(vehicle, now, 'rejected')
  }
  if (vehicle.review_due_at === null && vehicle.review_outcome === 'approved' && mayBeActive(papersOfOwner(world, vehicle)))
    endOf(vehicle, now, 'active')
}

function endOf(item: WorldVehicle | WorldDriver, now: string, good: 'active' | 'rejected'): void {
  const refused = item.review_outcome !== 'approved'
  item.status = refused ? 'rejected' : good
  item.status_reason = refused
    ? {
        code: item.review_outcome ?? 'other',
        text: reviewRefusals[item.review_outcome ?? ''] ?? 'It was not accepted',
        at: now,
        by: 'operator',
      }
    : null
  item.review_due_at = null
  item.review_outcome = null
  item.updated_at = now
  item.version += 1
}
