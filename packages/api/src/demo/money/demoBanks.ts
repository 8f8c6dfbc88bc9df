import type { Bank } from '../../banks/banks.contract.ts'

/** A selection of banks. */
export const demoBanks: readonly Bank[] = [
  { code: '044', name: 'Access Bank', slug: 'access-bank', kind: 'dmb', ussd: '*901#' },
  { code: '070', name: 'Fidelity Bank', slug: 'fidelity-bank', kind: 'dmb', ussd: '*770#' },
  { code: '011', name: 'First Bank of Nigeria', slug: 'first-bank-of-nigeria', kind: 'dmb', ussd: '*894#' },
  { code: '058', name: 'Guaranty Trust Bank', slug: 'guaranty-trust-bank', kind: 'dmb', ussd: '*737#' },
  { code: '50211', name: 'Kuda Bank', slug: 'kuda-bank', kind: 'mfb' },
  { code: '999992', name: 'OPay', slug: 'opay', kind: 'fintech', ussd: '*955#' },
  { code: '033', name: 'United Bank For Africa', slug: 'united-bank-for-africa', kind: 'dmb', ussd: '*919#' },
  { code: '057', name: 'Zenith Bank', slug: 'zenith-bank', kind: 'dmb', ussd: '*966#' },
]
