import { paths } from './paths.ts'
import { isUsableAccount, type SettlementAccountFacts } from './settlementAccounts.ts'

export type ChecklistStatus = 'pending' | 'under-review' | 'completed'
export type ChecklistId = 'identity' | 'address' | 'company-docs' | 'vehicle' | 'driver' | 'settlement-account'

export interface ChecklistItem {
  id: ChecklistId
  label: string
  status: ChecklistStatus
  optional: boolean
  /** Pending again because the check was declined. */
  isDeclined?: true
  /** The page where the item is completed or viewed; absent when there is nothing to open. */
  path?: string
}

/** The facts that the checklist is computed from, named as in the API. */
export interface ChecklistFacts {
  partnerId: string
  /** `business` or `individual`; anything but an individual is treated as a business. */
  mode: string
  identity: string
  address: string
  /** Approved company documents. */
  companyDocs?: number | undefined
  /** Distinguishes documents under review from none; without it the count decides. */
  companyDocsStatus?: string | undefined
  /** Whether an upload of a company document was not accepted. */
  companyDocsDeclined?: boolean | undefined
  vehicles: number
  drivers: number
  settlementAccounts: readonly SettlementAccountFacts[]
}

export interface ChecklistProgress {
  items: ChecklistItem[]
  done: number
  /** 5 for an individual, 6 otherwise (spec section 4). */
  total: number
  /**
   * The next item to complete, with its page: the first pending one, required items first. Company documents have a page here, although
   * their item does not link to it while they are pending.
   */
  next: ChecklistItem | undefined
  /** False when every item is completed; the checklist then hides. */
  visible: boolean
}

/** The set-up checklist of the dashboard (spec section 4). */
export function checklist(setUp: ChecklistFacts): ChecklistProgress {
  const items = listItems(setUp)
  const done = items.filter(({ status }) => status === 'completed').length
  const open = items
    .map((item) => (item.id === 'company-docs' ? { ...item, path: paths.companyDocuments() } : item))
    .filter(({ status, path }) => status === 'pending' && path !== undefined)
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
  const verify = (state: 'identity' | 'address') => paths.verification({ id: partnerId, state })
  return [
    {
      ...createItem('identity', 'Identity verification', identity, identity === 'pending' ? verify('identity') : undefined),
      ...markDeclined(setUp.identity),
    },
    {
      ...createItem('address', 'Address verification', address, address === 'pending' ? verify('address') : undefined),
      ...markDeclined(setUp.address),
    },
    ...(mode === 'individual'
      ? []
      : [
          {
            ...createItem('company-docs', 'Company documents', company, company === 'pending' ? undefined : paths.companyDocuments()),
            ...markDeclined(company === 'pending' && setUp.companyDocsDeclined ? 'declined' : company),
          },
        ]),
    vehicles > 0
      ? createItem('vehicle', 'Add vehicle', 'completed', paths.vehicles())
      : createItem('vehicle', 'Add vehicle', 'pending', paths.addVehicle()),
    {
      ...(drivers > 0
        ? createItem('driver', 'Add driver', 'completed', paths.drivers())
        : createItem('driver', 'Add driver', 'pending', paths.addDriver())),
      optional: true,
    },
    setUp.settlementAccounts.some(isUsableAccount)
      ? createItem('settlement-account', 'Settlement account', 'completed', paths.settlementAccounts())
      : createItem('settlement-account', 'Settlement account', 'pending', paths.addSettlementAccount()),
  ]
}

function createItem(id: ChecklistId, label: string, status: ChecklistStatus, path: string | undefined): ChecklistItem {
  return { id, label, status, optional: false, ...(path === undefined ? {} : { path }) }
}

const markDeclined = (state: string): Pick<ChecklistItem, 'isDeclined'> => (state === 'declined' ? { isDeclined: true } : {})

/** Maps a verification status to a checklist status. `declined` is pending again; an unknown status counts as submitted. */
export function stepStatus(state: string): ChecklistStatus {
  if (state === 'completed') return 'completed'
  return state === 'not-submitted' || state === 'declined' || state === 'pending' ? 'pending' : 'under-review'
}

/** Done when at least one document is approved and none is pending. */
function companyStatus({ companyDocs = 0, companyDocsStatus }: ChecklistFacts): ChecklistStatus {
  const status = companyDocsStatus === undefined ? 'completed' : stepStatus(companyDocsStatus)
  return status === 'completed' && companyDocs <= 0 ? 'pending' : status
}
