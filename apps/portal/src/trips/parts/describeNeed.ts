import type { Trip } from '@vehicle-partner/api'

const needs = new Map<string, string>([
  ['no_driver', 'No driver'],
  ['documents', 'Needs documents'],
  ['not_active', 'Vehicle or driver not active'],
  ['issue_open', 'Issue open'],
])

/** What a trip needs, in a few words; undefined if nothing. The first need is the most urgent. */
export const describeNeed = ({ needs: [need] }: Pick<Trip, 'needs'>): string | undefined =>
  need === undefined ? undefined : (needs.get(need) ?? 'Needs action')
