export type ChecklistStatus = 'pending' | 'under-review' | 'completed'
export type ChecklistId = 'identity' | 'address' | 'company-docs' | 'vehicle' | 'driver' | 'settlement-account'

export interface ChecklistItem {
  id: ChecklistId
  label: string
  status: ChecklistStatus
  optional: boolean
  /** Where the item is done or seen; absent where there is nothing to open. */
  path?: string
}

/** What the checklist is worked out from, in the wire's words. */
export interface ChecklistFacts {
  partnerId: string
  /** `business` or `individual`; anything but an individual is treated as a business. */
  mode: string
  identity: string
  address: string
  /** Approved company documents. */
  companyDocs?: number | undefined
  /** Tells apart documents under review and none; without it the count decides. */
  companyDocsStatus?: string | undefined
  vehicles: number
  drivers: number
  settlementAccounts: readonly { status: string }[]
}

export interface ChecklistProgress {
  items: ChecklistItem[]
  done: number
  /** 5 for an individual, 6 otherwise (spec section 4). */
  total: number
  /** The item to do now: the first pending one that can be opened, required ones first. */
  next: ChecklistItem | undefined
  /** False once everything is done: the checklist then hides. */
  visible: boolean
}

/** The set-up checklist of the dashboard (spec section 4). */
export function checklist(setUp: ChecklistFacts): ChecklistProgress {
  const items = listItems(setUp)
  const done = items.filter(({ status }) => status === 'completed').length
  const open = items.filter(({ status, path }) => status === 'pending' && path !== undefined)
  return {
    items,
    done,
    total: items.length,
    next: open.find(({ optional }) => !optional) ?? open[0],
    visible: done < items.length,
  }
}

function listItems(setUp: ChecklistFacts): ChecklistItem[] {
  const { partnerId, mode, vehicles, drivers } = setUp
  const identity = stepStatus(setUp.identity)
  const address = stepStatus(setUp.address)
  const company = companyStatus(setUp)
  const usable = setUp.settlementAccounts.some(({ status }) => status === 'active' || status === 'under_review')
  const verify = (step: string) => `/dashboard/start-kyc/${encodeURIComponent(partnerId)}?state=${step}`
  return [
    item('identity', 'Identity verification', identity, identity === 'pending' ? verify('identity') : undefined),
    item('address', 'Address verification', address, address === 'pending' ? verify('address') : undefined),
    ...(mode === 'individual'
      ? []
      : [item('company-docs', 'Company documents', company, company === 'pending' ? undefined : '/dashboard/company-kyc')]),
    vehicles > 0
      ? item('vehicle', 'Add vehicle', 'completed', '/vehicles')
      : item('vehicle', 'Add vehicle', 'pending', '/vehicles/add-vehicle'),
    {
      ...(drivers > 0
        ? item('driver', 'Add driver', 'completed', '/drivers')
        : item('driver', 'Add driver', 'pending', '/drivers/add-driver')),
      optional: true,
    },
    usable
      ? item('settlement-account', 'Settlement account', 'completed', '/settings/accounts')
      : item('settlement-account', 'Settlement account', 'pending', '/settings/add-account'),
  ]
}

function item(id: ChecklistId, label: string, status: ChecklistStatus, path: string | undefined): ChecklistItem {
  return { id, label, status, optional: false, ...(path === undefined ? {} : { path }) }
}

/** The checklist's word for a verification state: a declined step is open again; a state unknown here was at least submitted. */
export function stepStatus(state: string): ChecklistStatus {
  if (state === 'completed') return 'completed'
  return state === 'not-submitted' || state === 'declined' || state === 'pending' ? 'pending' : 'under-review'
}

/** Done when at least one document is approved and none is pending. */
function companyStatus({ companyDocs = 0, companyDocsStatus }: ChecklistFacts): ChecklistStatus {
  const status = companyDocsStatus === undefined ? 'completed' : stepStatus(companyDocsStatus)
  return status === 'completed' && companyDocs <= 0 ? 'pending' : status
}
