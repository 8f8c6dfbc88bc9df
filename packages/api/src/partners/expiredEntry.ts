import type { Summary } from './partners.contract.ts'

/** One entry of what needs action when papers of vehicles or drivers have run out: it says whose, and where to renew them. */
export function expiredEntry(papers: readonly { owner: string; driver: boolean }[]): Summary['needs_action'] {
  if (papers.length === 0) return []
  const owners = [...new Set(papers.map(({ owner }) => owner))]
  const onlyDrivers = papers.every(({ driver }) => driver)
  const one = papers.length === 1
  return [
    {
      kind: 'document.expired',
      severity: 'critical',
      count: papers.length,
      label: one ? '1 paper has expired' : `${papers.length} papers have expired`,
      detail: `${inWords(owners)} ${owners.length === 1 ? 'gets' : 'get'} no new trips until you renew ${one ? 'it' : 'them'}.`,
      action_label: one ? 'Renew paper' : 'Renew papers',
      link: onlyDrivers ? '/drivers?compliance=expired' : '/vehicles?compliance=expired',
    },
  ]
}

/** Three by name at most: 'A, B and 4 more'. */
function inWords(names: readonly string[]): string {
  if (names.length <= 1) return names.join('')
  const shown = names.length > 3 ? names.slice(0, 2) : names.slice(0, -1)
  const rest = names.length > 3 ? `${names.length - 2} more` : (names.at(-1) ?? '')
  return `${shown.join(', ')} and ${rest}`
}
