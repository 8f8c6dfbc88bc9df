/** A share in basis points as per cent, whole or with some decimals; a dash where it is not known. */
export const formatShare = (basisPoints: number | null, decimals = 0) =>
  basisPoints === null ? '–' : `${(basisPoints / 100).toFixed(decimals)} %`
