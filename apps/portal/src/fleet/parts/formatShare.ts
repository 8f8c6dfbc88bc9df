/** A share in basis points as whole per cent; a dash where it is not known. */
export const formatShare = (basisPoints: number | null) => (basisPoints === null ? '–' : `${Math.round(basisPoints / 100)} %`)
