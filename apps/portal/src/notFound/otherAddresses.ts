import { paths } from '@vehicle-partner/domain'

/** Addresses that the specification can be read to give a page, beside its own. */
export const otherAddresses: Readonly<Record<string, string>> = {
  [`${paths.earnings()}/information`]: paths.earnings(),
  '/add-account': paths.addSettlementAccount(),
}
